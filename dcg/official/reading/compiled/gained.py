"""Of which digivolution cards a Digimon has the upper effects too (15-15-2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dcg.official.codes.absent import NO_CARD
from dcg.official.language.processes import GainEffectsUnder
from dcg.official.language.selectors import Compare, Filter
from dcg.official.reading.attributes import COMPARE
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.compiled.effect import INHERITED, UPPER
from dcg.official.reading.facts import Readable
from dcg.official.reading.filters import FACT_FILTERS
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.state.board import Board


def gained(
    cards: Sequence[CompiledCard], area: str, *, as_digimon: bool = False
) -> list[tuple[int, str]]:
    """The places in a stack of the cards whose upper effects it gains in an area, each as often as an
    effect says so (BT10-011#Q1943), with the icon of those it gains, or "" for all.

    What is gained gains nothing in turn: two of the same card would never come to an end.
    """
    last = len(cards) - 1
    found: list[tuple[int, str]] = []
    for place, card in enumerate(cards):
        section = UPPER if place == last else INHERITED
        if section == INHERITED and not (as_digimon or cards[last].is_digimon):
            continue
        for held in card.working[area].persistents[section]:
            for node in held.statements:
                if isinstance(node, GainEffectsUnder):
                    found += [
                        (under, node.icon or "")
                        for under in range(last)
                        if all(_fits(cards[under], test) for test in node.match)
                    ]
    return found


def _fits(card: CompiledCard, test: Filter) -> bool:
    if isinstance(test, Compare):
        assert isinstance(test.number, int)
        return card.level is not None and COMPARE[test.comparison](card.level, test.number)
    return FACT_FILTERS[type(test)](_NOWHERE, card, NO_CARD, test)


_NOWHERE: Final = Viewpoint(Readable(Board()), 0, NO_CARD, None, None)
"""What is printed on a card is the same from everywhere (`support.not_yet.BY_PRINT`)."""
