"""A running match of the Digimon Card Game: the board, the log, and what is derived from them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from dcg.kernel.absent import NO_CAUSE, NO_EVENT
from dcg.kernel.course import SpanOpened
from dcg.kernel.event import Event
from dcg.kernel.match import Match
from dcg.kernel.rules import Rules
from dcg.official.codes.absent import NO_MODIFIER
from dcg.official.codes.places import Place
from dcg.official.events.effects import (
    KeptEffect,
    PersistentEffect,
    PersistentEffectsChanged,
    PersistentEffectsKept,
)
from dcg.official.fold import HANDLERS
from dcg.official.reading.compiled.tables import TableCache, Tables
from dcg.official.reading.derived_board import DerivedBoard
from dcg.official.reading.facets import touched_by
from dcg.official.reading.view import PastView
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.rules.card_move import ALL
from dcg.official.rules.interpreter import Interpreter
from dcg.official.rules.loop_ways_out import LoopFound
from dcg.official.rules.probe import Probe
from dcg.official.rules.unsupported import PLACING, met
from dcg.official.state.board import Board
from dcg.official.state.pending import Kept
from dcg.official.state.permanent import Permanent

_FOLDED: Final = {
    kind: (handler, touched_by(kind), 0 if kind.PRIVATE else 1)
    for kind, handler in HANDLERS.items()
}
"""By event type: its handler, the facets it touches, and by how much it moves the ordinal."""


class MatchDecided(Exception):
    """The match is decided: raised by procedures, caught where the match ends."""

    def __init__(self, winner: int, reason: str) -> None:
        super().__init__(reason)
        self.winner = winner
        self.reason = reason


class ShownArea(NamedTuple):
    """An area all of whose cards an effect reveals or looks at, and how deep within others it runs."""

    seat: int
    zone: Place
    depth: int


class OfficialMatch(Match[Board]):
    """A match being played. What is derived of its board is asked of `board`; `caching` off derives
    everything afresh on each read. `depth` is how many effects are being resolved, each within the one
    before, and `effects` their viewpoints. `uninterrupted` says that what is done now cannot be interrupted
    (18-2-4). `rules` are what it is run again by, to try what comes of a loop; `explored` has the
    loops found, by how long the log was, and `probe` is what such a match that is only tried waits for. `uncovered` are the permanents
    that a card of their stack has come to the top of since the last rule check."""

    def __init__(
        self,
        state: Board,
        cache: TableCache,
        interpreter: Interpreter,
        ordinal: int = 0,
        *,
        caching: bool = True,
    ) -> None:
        super().__init__(state, HANDLERS, ordinal)
        self.interpreter = interpreter
        self.board = DerivedBoard(state, cache, caching=caching)
        self.tables: Tables = self.board.tables
        self._follows = False  # whether others may be emitted right after an event
        self.as_triggered: dict[int, dict[str, tuple[PastView, ...]]] = {}
        self.in_hands: list[Any] = []  # what could trigger in hands, as `effects.in_hands` has it
        self.activations = 0
        self.loop_guard: Any = None
        self.rules: Rules | None = None
        self.explored: dict[int, LoopFound] = {}
        self.probe: Probe | None = None
        self.nested = 0
        self.attack_because = NO_CAUSE
        self.unsettled: set[tuple[int, int]] = set()
        self.rule_check_needed = True
        self.uncovered: set[int] = set()
        self.oldest_layer = 0
        self.ordered = False
        self.depth = 0
        self.effects: list[Viewpoint] = []
        self.uninterrupted = 0
        self.shown: list[ShownArea] = []

    def uncover(self, held: Permanent) -> None:
        """Its top card is another one of its stack now, which the next rule check looks at (17-1-3)."""
        self.uncovered.add(held.id)
        self.rule_check_needed = True

    def prepare(self) -> None:
        """Compiles the definitions of this match; before that nothing can be derived."""
        self.board.prepare()
        tables = self.tables = self.board.tables
        if tables.watches_moves is None:
            tables.watches_moves = not tables.watched.isdisjoint(ALL)
        self._follows |= bool(tables.sets_values or tables.keeps_itself_up or tables.has_silent)

    def pause(self, at: int) -> None:
        """As every match does it; from then on each event is looked at."""
        super().pause(at)
        self._follows |= at != NO_EVENT

    def emit(self, event: Event) -> int:
        """Appends and folds one event; derived values it touches are thrown away."""
        if self._follows:
            return self._emit_and_follow(event)
        handler, touched, public = _FOLDED[type(event)]
        handler(self.state, event)
        self.log.append(event)
        if touched & self.board.reads:
            self.board.drop(touched, event)
        ordinal = self.ordinal
        self.ordinal = ordinal + public
        return ordinal

    def _emit_and_follow(self, event: Event) -> int:
        """The same in a match in which others may follow an event at once."""
        _, touched, _ = _FOLDED[type(event)]
        before = self._held_before(event) if touched else None
        if touched & self.board.reads:
            self.board.drop(touched, event)
        ordinal = super().emit(event)
        self._follow(event, before)
        return ordinal

    def _held_before(self, event: Event) -> set[Kept] | None:
        """The persistent effects in force before an event, where that matters, unless it is one that says
        so."""
        if not self.tables.keeps_itself_up or type(event) is PersistentEffectsKept:
            return None
        return self.board.derivation().held

    def _keep_up(self, before: set[Kept]) -> None:
        """Keeps which persistent effects are in force only because they were (15-8-2-6-1)."""
        kept = self.board.kept_up(before)
        if kept != self.state.kept:
            self.emit(PersistentEffectsKept(tuple([KeptEffect(*held) for held in kept])))

    def _follow(self, event: Event, before: set[Kept] | None) -> None:
        """After an event: says which persistent effects are kept up, which began, and, of what it placed,
        what nothing runs."""
        anew = self.board.current is None
        if before is not None and anew:
            self._keep_up(before)
        if self.tables.sets_values:
            if self.ordered and anew:
                self._order_persistent_effects(self.state.next_modifier)
            elif not self.ordered and type(event) is SpanOpened:
                self.ordered = True
                self._order_persistent_effects(NO_MODIFIER)
        if self.tables.has_silent and type(event) in PLACING:
            for lack in met(self.state, self.tables, event):
                self.emit(lack)

    def _order_persistent_effects(self, number: int) -> None:
        """Keeps which persistent effects that set a value were activated at this moment (15-8-2-5).

        What is in force as a match from a position begins was so before anything else.
        """
        held = [PersistentEffect(*effect[:3]) for effect in self.state.active]
        now = self.board.active()
        began = tuple([effect for effect in now if effect not in held])
        ended = tuple([effect for effect in held if effect not in now])
        if began or ended:
            self.emit(PersistentEffectsChanged(number, began, ended))

    def forget_the_past(self) -> None:
        """At a rest point nothing refers to what has left any more."""
        if self.probe is not None:
            self.probe.rests(len(self.log))
        self.board.forget_the_past()
        if self.tables.values_feed_back:
            self.unsettled = {held.source for held in self.board.derivation().unsettled}
        self.as_triggered.clear()
        self.in_hands.clear()
        self.oldest_layer = 0
        self.activations = 0
        self.loop_guard = None
        self.nested = 0
        self.shown.clear()
