"""What a player may digivolve now, where it is asked of one card of the hand after another (8-1)."""

from __future__ import annotations

from collections.abc import Sequence

from dcg.official.codes.declarations import DIGIVOLVE
from dcg.official.events.options import DigivolveInto, Option
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.rules.affording import Affording
from dcg.official.rules.digivolving import not_forbidden, routes, those_met
from dcg.official.rules.match import OfficialMatch
from dcg.official.state.permanent import Permanent


class Digivolutions:
    """What a player may digivolve now, card by card of the hand, as far as affordable (1-3-11-1)."""

    def __init__(self, match: OfficialMatch, seat: int, affording: Affording) -> None:
        self._match = match
        self._affording = affording
        self._field = match.state.sides[seat].field()
        tables = self._tables = match.tables
        self._by_print = not (tables.information_changes or tables.permits_digivolutions)
        definition_of = self._definition_of = match.state.definition_of
        self._tops = [(held, definition_of[held.cards[-1]]) for held in self._field]

    def add(self, card: int, facts: CompiledCard, options: list[Option]) -> None:
        """Adds the digivolutions into a card with these facts that may be declared."""
        tables, affording = self._tables, self._affording
        if not self._by_print or (tables.has_extra_digivolutions and facts.hand_persistents):
            for held in self._field:
                for number, cost in routes(self._match, card, held):
                    if affording.allows(DIGIVOLVE, card, facts, cost, held, number):
                        options.append(DigivolveInto(card, held.id, number))
            return
        printed = tables.routes_by_print(self._definition_of[card])
        fixed, most = affording.fixed, affording.most
        for held, top in self._tops:
            if top in printed:
                possible = printed[top]
                if fixed:
                    possible = [route for route in possible if route.cost <= most]
                ways: Sequence[tuple[int, int]] = those_met(self._match, card, held, possible)
                if ways and tables.limits_digivolution and self._may_be_forbidden(held):
                    ways = not_forbidden(self._match, card, held, ways)
                for number, cost in ways:
                    if fixed or affording.allows(DIGIVOLVE, card, facts, cost, held, number):
                        options.append(DigivolveInto(card, held.id, number))

    def _may_be_forbidden(self, held: Permanent) -> bool:
        """Whether an effect may forbid the permanent to digivolve into one card or another (15-1-3)."""
        return self._match.board.view(held).restrictions is not None
