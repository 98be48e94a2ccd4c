"""The breeding area and the initial hand: growing Digimon in safety."""

from __future__ import annotations

from dcg.kernel.decision import Decision
from dcg.official.events.options import Hatch, Move, No, Yes
from dcg.players.greedy.evaluation import Evaluation

STRONG = 3
"""From this level on a Digimon leaves the breeding area."""

FIRST_LEVEL = 3
"""What a Digi-Egg digivolves into."""


def breeding(evaluation: Evaluation, decision: Decision) -> int:
    """Hatches; moves out what is strong, or cannot digivolve further with the cards in the hand."""
    for place, option in enumerate(decision.options):
        if type(option) is Hatch:
            return place
        if type(option) is Move and _is_ready(evaluation):
            return place
    return decision.options.index(No())


def _is_ready(evaluation: Evaluation) -> bool:
    view = evaluation.view
    held = view.breeding
    if held is None:
        return False
    level = view.of(held).level or 0
    return level >= STRONG or not any(
        view.facts(card).is_digimon and view.can_become(held, card) for card in view.hand
    )


def redraw(evaluation: Evaluation, decision: Decision) -> int:
    """Keeps a hand with something to put on a Digi-Egg and something to go on from there."""
    view = evaluation.view
    levels = [view.facts(card).level for card in view.hand]
    keeps = FIRST_LEVEL in levels and sum(level is not None and level <= 4 for level in levels) >= 2
    return decision.options.index(No() if keeps else Yes())
