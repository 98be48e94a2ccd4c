"""A player that does what can be done: random, but it seldom declines and likes to evolve."""

from __future__ import annotations

import random
from typing import Any

from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.codes.turn import Method
from dcg.battle_evolution.events.options import Decline, PickMethod
from dcg.kernel.decision import Decision

BOLD = 0.85
"""How often something is done where it could be declined."""
_MULLIGANS = (Question.OPENING_MULLIGAN, Question.FULL_MULLIGAN)
"""What would use the deck up if it were always done."""
LIKED = (Method.DNA, Method.CARD, Method.DP)


class EagerPlayer:
    """Picks at random, mostly of what is not declining."""

    name = "eager"

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, match: Any, decision: Decision) -> int:
        """The place of the option picked."""
        options = decision.options
        places = list(range(len(options)))
        if decision.question in _MULLIGANS:
            return next(place for place in places if isinstance(options[place], Decline))
        if self._chance.random() < BOLD:
            bold = [place for place in places if not isinstance(options[place], Decline)]
            for method in LIKED:
                ways = [place for place in bold if options[place] == PickMethod(method)]
                bold = ways or bold
                if ways:
                    break
            places = bold or places
        return self._chance.choice(places)
