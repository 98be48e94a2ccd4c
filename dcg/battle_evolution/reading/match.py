"""A running match: the board, the log, and the facts of its cards."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from dcg.battle_evolution.codes.absent import NO_DEFINITION
from dcg.battle_evolution.events.battle import HpSet, KnockedOut, PowersSet
from dcg.battle_evolution.events.evolving import FlatSet
from dcg.battle_evolution.fold import FOLDERS
from dcg.battle_evolution.language.processes import Process
from dcg.battle_evolution.reading.facts import SideOfCard, Topic
from dcg.battle_evolution.reading.holders import NOBODY_HOLDS, Holding
from dcg.battle_evolution.reading.occasions import IDLE, OF_ACTIVE, STILL, leaves_play_alone
from dcg.battle_evolution.reading.occurrences import Lying, NotedEvent, Occurrence, occurrences
from dcg.battle_evolution.reading.tables import FactTable
from dcg.battle_evolution.reading.turn_phases import TURN_PHASES, TurnPhase
from dcg.battle_evolution.state.arena import Arena
from dcg.battle_evolution.state.player_side import PlayerSide, Powers
from dcg.kernel.decision import Request
from dcg.kernel.event import Event
from dcg.kernel.match import Match
from dcg.kernel.rules import Rules
from dcg.language.node import Node

_FOLDED: Final = {
    kind: (handler, kind not in IDLE, kind not in STILL, 0 if kind.PRIVATE else 1)
    for kind, handler in FOLDERS.items()
}
"""By event type: its handler, whether anything that cards can ask for may be otherwise after it, whether cards
may lie elsewhere, and by how much it moves the ordinal."""


class Interpreter(NamedTuple):
    """What reads and runs the card language: conditions, amounts, and a verb for each process."""

    holds: Callable[[Any, Any], bool]
    amount: Callable[[Any, Any], int]
    verbs: Mapping[type[Node], Callable[[Any, Any], bool | Generator[Request, Any, bool]]]


class Standing(NamedTuple):
    """A continuous process in force: whose it is, the card it is on, and what it says."""

    seat: int
    card: int
    process: Process


class InForceNow(NamedTuple):
    """The passive processes in force of one topic, as of a `version` of the state.

    If they are `steady` they hold without condition, as long as `there` is what lies in play.
    """

    version: int
    there: Sequence[Lying]
    steady: bool
    processes: Sequence[Standing]


class MatchDecided(Exception):
    """The match is decided: raised by procedures, caught where the match ends."""

    def __init__(self, winner: int, reason: str) -> None:
        super().__init__(reason)
        self.winner = winner
        self.reason = reason


class ArenaMatch(Match[Arena]):
    """A match being played.

    `happened` is what has happened since that cards with triggers may answer; `depth` counts the effects that
    resolve within each other, `holding` the costs that nothing may interrupt. `void_cards` are
    supports and Any Phase cards that are void, `resolved` supports that have resolved. `there` are the cards that
    lie where effects can work, `lying` of these the ones with effects of a kind that work there, until an event moves a
    card. `standing` are the passive
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
        self.happened: list[Occurrence] = []
        self.rules: Rules | None = None
        self.holding = 0
        self.void_cards: set[int] = set()
        self.resolved: set[int] = set()
        self.holders = NOBODY_HOLDS
        self.lying: dict[Holding, list[Lying]] = {}
        self.there: list[Lying] | None = None
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
        self.there = None
        self.standing.clear()

    def emit(self, event: Event) -> int:
        """Appends and folds one event, and notes it for those that wait for such events."""
        kind = type(event)
        handler, changes, moves, public = _FOLDED[kind]
        if changes:
            self.version += 1
            if moves and not leaves_play_alone(event):
                self.lying.clear()
                self.there = None
        noted = self._noted(event) if kind in self.holders.watched else ()
        handler(self.state, event)
        self.log.append(event)
        ordinal = self.ordinal
        self.ordinal = ordinal + public
        if len(self.log) == self.pause_at:
            self.paused()
        if noted:
            self.happened += noted
        return ordinal

    def _noted(self, event: Event) -> Sequence[Occurrence]:
        """What an event that has yet to be folded is to those who wait; nothing if nobody waits for any of it."""
        before: Powers | int | None = None
        there: Sequence[Lying] = ()
        kind = type(event)
        if kind in OF_ACTIVE:
            side = self.state.sides[event.seat]  # type: ignore[attr-defined]
            active = tuple(side.active[-1:])
            if kind is PowersSet:
                before = side.powers
            elif kind is HpSet:
                before = side.hp
            elif kind is FlatSet:
                before = side.flat
        else:
            active = ()
            if kind is KnockedOut:
                there = self.in_play(self.holders.triggered)
        found = list(occurrences(NotedEvent(event, before, active, there)))
        return found if any(one.event in self.holders.waits_for for one in found) else ()

    def in_play(self, among: Holding) -> Sequence[Lying]:
        """The cards of these definitions that lie where such an effect of theirs works."""
        if among.nobody:
            return ()
        lying = self.lying
        if not self.caching:
            self.there = None
            lying.clear()
        found = lying.get(among)
        if found is None:
            there = self.there
            if there is None:
                there = self.there = list(self._all_in_play())
            definition_of, at = self.state.definition_of, among.at
            found = lying[among] = [held for held in there if definition_of[held[1]] in at[held[2]]]
        return found

    def _all_in_play(self) -> Iterator[Lying]:
        state = self.state
        knows = state.course.knowledge.knows
        for seat, side in enumerate(state.sides):
            last = len(side.active) - 1
            for number, card in enumerate(side.active):
                yield seat, card, "active" if number == last else "stack"
            for card in side.attached:
                yield state.owner_of[card], card, "attached"
            for card in side.support_zone:
                if knows(1 - seat, card):
                    yield seat, card, "support"
            for card in side.dp_zone:
                yield seat, card, "dp"
            for card in side.destiny_zone:
                yield seat, card, "destiny_zone"
            for card in side.dark_area:
                yield seat, card, "dark_area"

    def facts(self, card: int) -> SideOfCard:
        """The facts of a card, on the side it shows."""
        state = self.state
        place = state.definition_of[card]
        if place == NO_DEFINITION:
            raise RuntimeError(f"card {card} is unknown")
        if state.faces and (face := state.faces.get(card, 0)):
            return self.table.facts(state.definitions[place], face)
        return self.holders.facts[place]

    def side(self, seat: int) -> PlayerSide:
        """A player's side."""
        return self.state.sides[seat]

    def turn_phase(self, seat: int) -> TurnPhase:
        """The phase and turn it is, as the cards of a player have it."""
        state = self.state
        return TURN_PHASES[state.phase][state.player == seat]

    def active(self, seat: int) -> int | None:
        """The active Digimon's card, None where there is none."""
        stack = self.state.sides[seat].active
        return stack[-1] if stack else None
