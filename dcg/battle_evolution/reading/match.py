"""A running match: the board, the log, and the facts of its cards."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from dcg.battle_evolution.codes.absent import NO_DEFINITION
from dcg.battle_evolution.events.battle import HpSet, PowersSet
from dcg.battle_evolution.events.evolving import FlatSet
from dcg.battle_evolution.fold import FOLDERS
from dcg.battle_evolution.reading.facts import SideOfCard
from dcg.battle_evolution.reading.tables import FactTable
from dcg.battle_evolution.state.arena import Arena
from dcg.battle_evolution.state.player_side import PlayerSide
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
    supports and Any Phase cards that are void, `resolved` supports that have resolved. `triggered`, `continuous`, `opened` and `usable` are the
    definitions, by place, of which a side has such an effect. `standing` are the passive processes in
    force as of `standing_at` events; while they are found (`deriving`) conditions see what is noted.
    """

    def __init__(
        self,
        state: Arena,
        table: FactTable,
        interpreter: Interpreter,
        ordinal: int = 0,
    ) -> None:
        super().__init__(state, FOLDERS, ordinal)
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
        self.watching = False
        self.has_continuous = False
        self.triggered: frozenset[int] = frozenset()
        self.continuous: frozenset[int] = frozenset()
        self.opened: frozenset[int] = frozenset()
        self.evolving: frozenset[int] = frozenset()
        self.evolved_after: frozenset[int] = frozenset()
        self.usable: frozenset[int] = frozenset()
        self.standing_at = 0
        self.standing: list[Any] = []
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
        self.triggered = _places(faces, "triggers")
        self.watching = bool(self.triggered)
        self.continuous = _places(faces, "continuous")
        self.has_continuous = bool(self.continuous)
        self.opened = _places(faces, "openings")
        self.evolving = _places(faces, "when_evolving")
        self.evolved_after = _places(faces, "after_evolving")
        self.turns_decks = any(one.turns_deck for sides in faces for one in sides)
        self.usable = self.opened | _places(faces, "any_phase") | _places(faces, "activate")

    def emit(self, event: Event) -> int:
        """Appends and folds one event, and notes it for those that wait for such events."""
        if not self.watching:
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
