"""A running match: the board, the log, and the facts of its cards."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from dcg.battle_evolution.codes.absent import NO_DEFINITION
from dcg.battle_evolution.events.battle import HpSet, PowersSet
from dcg.battle_evolution.events.evolving import FlatSet
from dcg.battle_evolution.fold import FOLDERS
from dcg.battle_evolution.reading.facts import SideOfCard
from dcg.battle_evolution.reading.occasions import IDLE, OCCASIONS, STILL
from dcg.battle_evolution.reading.tables import FactTable
from dcg.battle_evolution.state.arena import Arena
from dcg.battle_evolution.state.player_side import PlayerSide
from dcg.kernel.absent import NO_EVENT
from dcg.kernel.event import Event
from dcg.kernel.match import Match
from dcg.kernel.rules import Rules


class Interpreter(NamedTuple):
    """What reads and runs the card language: conditions, amounts, and a verb for each process."""

    holds: Callable[[Any, Any], bool]
    amount: Callable[[Any, Any], int]
    verbs: Mapping[type[Any], Callable[[Any, Any], bool | Generator[Any, Any, bool]]]


class NotedEvent(NamedTuple):
    """An event, and what the number it sets was before it, where that matters."""

    event: Event
    before: Any = None


class MatchDecided(Exception):
    """The match is decided: raised by procedures, caught where the match ends."""

    def __init__(self, winner: int, reason: str) -> None:
        super().__init__(reason)
        self.winner = winner
        self.reason = reason


class ArenaMatch(Match[Arena]):
    """A match being played.

    `happened` are the events that cards with triggers may answer; `depth` counts the effects that
    resolve within each other, `holding` the costs that nothing may interrupt. `void_cards` are
    supports and Any Phase cards that are void, `resolved` supports that have resolved. `triggered`,
    `continuous`, `opened`, `usable`, `from_hand` and `proxies` are the definitions, by place, of which a side has such
    an effect, `watched` the kinds of events that their triggers wait for. `lying` are the cards of some
    definitions that lie where effects can work, until an event moves a card. `standing` are the passive
    processes in force as of the `version` of the state `standing_at`; while they are found (`deriving`) conditions see what is
    noted. If they are `steady` they hold without condition, as long as `standing_of` is what lies there.
    `caching` off takes no such shortcut: every card is looked at, and what is in force is found at each
    read. It is the slow truth to test against.
    """

    def __init__(
        self,
        state: Arena,
        table: FactTable,
        interpreter: Interpreter,
        ordinal: int = 0,
        *,
        caching: bool = True,
    ) -> None:
        super().__init__(state, FOLDERS, ordinal)
        self.caching: Final = caching
        self.table: Final = table
        self.interpreter: Final = interpreter
        self.holds: Final = interpreter.holds
        self.amount: Final = interpreter.amount
        self.depth = 0
        self._facts: list[SideOfCard] = []
        self.happened: list[NotedEvent] = []
        self.rules: Rules | None = None
        self.holding = 0
        self.void_cards: set[int] = set()
        self.resolved: set[int] = set()
        self.watched: frozenset[type[Event]] = frozenset()
        self.has_continuous = False
        self.triggered: frozenset[int] = frozenset()
        self.continuous: frozenset[int] = frozenset()
        self.opened: frozenset[int] = frozenset()
        self.evolving: frozenset[int] = frozenset()
        self.evolved_after: frozenset[int] = frozenset()
        self.usable: frozenset[int] = frozenset()
        self.from_hand: frozenset[int] = frozenset()
        self.proxies: frozenset[int] = frozenset()
        self.lying: dict[frozenset[int], list[tuple[int, int, str]]] = {}
        self.version = 0
        self.standing_at = NO_EVENT
        self.standing: list[Any] = []
        self.standing_of: Sequence[Any] | None = None
        self.steady = False
        self.deriving = False
        self.turns_decks = False

    def prepare(self, rules: Rules) -> None:
        """Reads the definitions of this match, which these rules play."""
        self.rules = rules
        self._facts = list(self.table.of_match(self.state))
        faces = [
            [self.table.facts(address, face) for face in range(1 + len(first.card.faces))]
            for address, first in zip(self.state.definitions, self._facts, strict=True)
        ]
        self.proxies = frozenset(
            place for place, sides in enumerate(faces) if any(one.card.proxy for one in sides)
        )
        if not self.caching:
            self._look_at_all(frozenset(range(len(faces))))
            return
        self.forget()
        self.triggered = _places(faces, "triggers")
        self.watched = frozenset(
            kind
            for sides in faces
            for one in sides
            for word in one.waits_for
            for kind in OCCASIONS[word]
        )
        self.continuous = _places(faces, "continuous")
        self.has_continuous = bool(self.continuous)
        self.opened = _places(faces, "openings")
        self.evolving = _places(faces, "when_evolving")
        self.evolved_after = _places(faces, "after_evolving")
        self.turns_decks = any(one.turns_deck for sides in faces for one in sides)
        self.usable = self.opened | _places(faces, "any_phase") | _places(faces, "activate")
        self.from_hand = _places(faces, "from_hand")

    def _look_at_all(self, every: frozenset[int]) -> None:
        self.triggered = self.continuous = self.opened = every
        self.evolving = self.evolved_after = self.usable = self.from_hand = every
        self.watched = frozenset(kind for kinds in OCCASIONS.values() for kind in kinds)
        self.has_continuous = self.turns_decks = True

    def forget(self) -> None:
        """The state is another one: nothing is known of it."""
        self.lying.clear()
        self.standing = []
        self.standing_at = NO_EVENT
        self.standing_of = None

    def emit(self, event: Event) -> int:
        """Appends and folds one event, and notes it for those that wait for such events."""
        kind = type(event)
        if kind not in IDLE:
            self.version += 1
            if kind not in STILL:
                self.lying.clear()
        if kind not in self.watched:
            return super().emit(event)
        before: Any = None
        if isinstance(event, PowersSet):
            before = self.state.sides[event.seat].powers
        elif isinstance(event, HpSet):
            before = self.state.sides[event.seat].hp
        elif isinstance(event, FlatSet):
            before = self.state.sides[event.seat].flat
        ordinal = super().emit(event)
        self.happened.append(NotedEvent(event, before))
        return ordinal

    def facts(self, card: int) -> SideOfCard:
        """The facts of a card, on the side it shows."""
        place = self.state.definition_of[card]
        if place == NO_DEFINITION:
            raise RuntimeError(f"card {card} is unknown")
        face = self.state.faces.get(card, 0)
        if face:
            return self.table.facts(self.state.definitions[place], face)
        return self._facts[place]

    def side(self, seat: int) -> PlayerSide:
        """A player's side."""
        return self.state.sides[seat]

    def active(self, seat: int) -> int | None:
        """The active Digimon's card, None where there is none."""
        stack = self.state.sides[seat].active
        return stack[-1] if stack else None


def _places(faces: Sequence[Sequence[SideOfCard]], kind: str) -> frozenset[int]:
    """The places of definitions of which some side has effects of this kind."""
    return frozenset(
        place for place, sides in enumerate(faces) if any(getattr(one, kind) for one in sides)
    )
