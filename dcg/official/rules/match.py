"""A running match of the Digimon Card Game: the board, the log, and what is derived from them."""

from __future__ import annotations

from typing import Any

from dcg.kernel.event import Event
from dcg.kernel.match import Match
from dcg.official.fold import HANDLERS
from dcg.official.reading.compiled.card import CompiledCard, CompiledEffect
from dcg.official.reading.compiled.tables import UNKNOWN_CARD, TableCache, Tables
from dcg.official.reading.continuous.derive import Derived, Standing, derive
from dcg.official.reading.continuous.off_the_field import own_reduction
from dcg.official.reading.facets import EXPIRING, touched_by
from dcg.official.reading.view import PastView, View
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent

NO_TABLES = Tables(())

_FOLDED = {
    kind: (handler, touched_by(kind), 0 if kind.PRIVATE else 1)
    for kind, handler in HANDLERS.items()
}
"""By event type: its handler, the facets it touches, and by how much it moves the ordinal."""


class Decided(Exception):
    """The match is decided: raised by procedures, caught where the match ends."""

    def __init__(self, winner: int, reason: str) -> None:
        super().__init__(reason)
        self.winner = winner
        self.reason = reason


class OfficialMatch(Match[Board]):
    """`caching` off derives everything afresh on each read: the slow truth to test against."""

    def __init__(
        self, state: Board, cache: TableCache, ordinal: int = 0, *, caching: bool = True
    ) -> None:
        super().__init__(state, HANDLERS, ordinal)
        self.caching = caching
        self._cache = cache
        self.tables: Tables = NO_TABLES
        self._derived: Derived | None = None
        self.deriving: Derived | None = None
        self.standings: dict[int, Standing] = {}
        self._last_known: dict[int, View] = {}
        self.as_triggered: dict[int, dict[str, PastView]] = {}
        self.intents: list[Any] = []
        self.activations = 0
        self.loop_guard: Any = None
        self.attack_because = -1
        self.odd = True
        self.floor = 0

    def prepare(self) -> None:
        """Compiles the definitions of this match; before that nothing can be derived."""
        self.tables = self._cache.tables(self.state.definitions)
        self._derived = None

    def emit(self, event: Event) -> int:
        """Appends and folds one event; derived values it touches are thrown away."""
        kind = type(event)
        handler, touched, public = _FOLDED[kind]
        handler(self.state, event)
        self.log.append(event)
        if (
            touched
            and self._derived is not None
            and touched & self._derived.reads
            and (kind not in EXPIRING or event.expired)  # type: ignore[attr-defined]
        ):
            self._derived = None
        ordinal = self.ordinal
        self.ordinal = ordinal + public
        return ordinal

    def derived(self) -> Derived:
        """What is derived of the board as it is now."""
        if self._derived is not None:
            return self._derived
        if self.deriving is not None:
            return self.deriving
        found = derive(self)
        self.deriving = None
        if self.caching:
            self._derived = found
        return found

    def standing(self, permanent: Permanent) -> Standing:
        """What a permanent has by its stack alone."""
        found = self.standings.get(permanent.id)
        if found is None or found.cards != permanent.cards:
            found = Standing(self, permanent)
            if self.caching:
                self.standings[permanent.id] = found
        return found

    def views_now(self) -> dict[int, View]:
        """Views by permanent."""
        return (self._derived or self.deriving or self.derived()).views

    def view(self, permanent: Permanent) -> View:
        """What is true of a permanent now; of one that left, when it did."""
        derived = self._derived or self.deriving or self.derived()
        found = derived.views.get(permanent.id)
        return found if found is not None else self._last_known[permanent.id]

    def remember(self, permanents: list[Permanent]) -> None:
        """Keeps what is true of permanents that are about to leave (15-8-3-9-4)."""
        views = self.derived().views
        for held in permanents:
            self._last_known[held.id] = views[held.id]

    def last_known(self, identity: int) -> View | None:
        """What was true of a permanent when it left, within this step of the match."""
        return self._last_known.get(identity)

    def last_known_view(self, permanent: Permanent) -> View:
        """What was true of a permanent when it was remembered."""
        return self._last_known[permanent.id]

    def forget_the_past(self) -> None:
        """At a rest point nothing refers to what has left any more."""
        self._last_known.clear()
        self.as_triggered.clear()
        self.intents.clear()
        self.floor = 0
        self.activations = 0
        self.loop_guard = None

    def card(self, card: int) -> CompiledCard:
        """The printed facts and effects of a card; -1 is the unknown card."""
        if card < 0:
            return UNKNOWN_CARD
        return self.tables.cards[self.state.definition_of[card]]

    def card_now(self, card: int) -> CompiledCard:
        """The facts of a card where it is: in the hand its cost is what it makes of it itself."""
        facts = self.card(card)
        if not self.tables.has_own_costs or facts.play_cost is None or not facts.hand_effects:
            return facts
        if card not in self.state.sides[self.state.owner_of[card]].hand:
            return facts
        reduction = own_reduction(self, card)
        return facts.costing(max(0, facts.play_cost - reduction)) if reduction else facts

    def effect_of(self, definition: int, ordinal: int) -> CompiledEffect:
        """An effect by definition and ordinal."""
        return self.tables.cards[definition].effects[ordinal]

    def statement_of(self, compiled: CompiledEffect, modifier: Any) -> Any:
        """The statement that gave a modifier."""
        return compiled.statements[modifier.statement]
