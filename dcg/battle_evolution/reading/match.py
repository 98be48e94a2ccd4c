"""A running match: the board, the log, and the facts of its cards."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from dcg.battle_evolution.codes.absent import NO_DEFINITION
from dcg.battle_evolution.events.battle import HpSet, PowersSet
from dcg.battle_evolution.events.evolving import FlatSet
from dcg.battle_evolution.fold import FOLDERS
from dcg.battle_evolution.reading.facts import SideOfCard, Topic
from dcg.battle_evolution.reading.holders import NOBODY_HOLDS
from dcg.battle_evolution.reading.occasions import IDLE, STILL
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


class InForceNow(NamedTuple):
    """The passive processes in force of one topic, as of a `version` of the state.

    If they are `steady` they hold without condition, as long as `there` is what lies in play.
    """

    version: int
    there: Sequence[Any]
    steady: bool
    processes: Sequence[Any]


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
    supports and Any Phase cards that are void, `resolved` supports that have resolved. `lying` are the cards that
    lie where effects can work, and of these the ones of some definitions, until an event moves a card. `standing` are the passive
    processes in force, by what they are about; while they are found (`deriving`) conditions see what is noted. `version`
    counts the events that may have changed them.
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
        self.happened: list[NotedEvent] = []
        self.rules: Rules | None = None
        self.holding = 0
        self.void_cards: set[int] = set()
        self.resolved: set[int] = set()
        self.holders = NOBODY_HOLDS
        self.lying: dict[frozenset[int], list[tuple[int, int, str]]] = {}
        self.version = 0
        self.standing: dict[Topic, InForceNow] = {}
        self.deriving = False

    def prepare(self, rules: Rules) -> None:
        """Reads the definitions of this match, which these rules play."""
        self.rules = rules
        self.holders = self.table.holders(self.state, everywhere=not self.caching)
        self.forget()

    def forget(self) -> None:
        """The state is another one: nothing is known of it."""
        self.lying.clear()
        self.standing.clear()

    def emit(self, event: Event) -> int:
        """Appends and folds one event, and notes it for those that wait for such events."""
        kind = type(event)
        if kind not in IDLE:
            self.version += 1
            if kind not in STILL:
                self.lying.clear()
        if kind not in self.holders.watched:
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
        return self.holders.facts[place]

    def side(self, seat: int) -> PlayerSide:
        """A player's side."""
        return self.state.sides[seat]

    def active(self, seat: int) -> int | None:
        """The active Digimon's card, None where there is none."""
        stack = self.state.sides[seat].active
        return stack[-1] if stack else None
