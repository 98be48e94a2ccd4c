"""The breeding area and the initial hand."""

from __future__ import annotations

from typing import Final

from dcg.kernel.decision import Decision
from dcg.official.events.options import No, Yes
from dcg.official.players.greedy.evaluation import Evaluation

FIRST_LEVEL: Final = 3
"""What a Digi-Egg digivolves into."""


def breeding(evaluation: Evaluation, decision: Decision) -> int:
    """Hatches, and moves out what can move: waiting for a stronger Digimon to move lost more matches
    against itself than it won."""
    offered = [place for place, option in enumerate(decision.options) if type(option) is not No]
    return offered[0] if offered else 0


def redraw(evaluation: Evaluation, decision: Decision) -> int:
    """Keeps a hand with something to put on a Digi-Egg and something to go on from there."""
    view = evaluation.view
    levels = [view.facts(card).level for card in view.hand]
    keeps = FIRST_LEVEL in levels and sum(level is not None and level <= 4 for level in levels) >= 2
    return decision.options.index(No() if keeps else Yes())
