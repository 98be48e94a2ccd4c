"""A player that does what can be done: random, but it seldom declines and passes late."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from dcg.kernel.decision import Decision
from dcg.kernel.offered import options_of
from dcg.official.events.options import (
    AppFuseInto,
    BurstDigivolveInto,
    DnaDigivolveInto,
    LinkTo,
    No,
    Option,
    Pass,
)

BOLD: Final = 0.85
"""How often something is done where it could be declined."""

RARE: Final = (DnaDigivolveInto, BurstDigivolveInto, AppFuseInto, LinkTo)
"""What takes several cards: done where it is offered, half of the time."""


class EagerPlayer:
    """Picks at random, mostly of what is not declining."""

    name: Final = "eager"

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def pick(self, options: Sequence[Option]) -> Option:
        """The option picked."""
        bold = [one for one in options if not isinstance(one, No | Pass)]
        rare = [one for one in bold if isinstance(one, RARE)]
        if rare and self._chance.random() < 0.5:
            return self._chance.choice(rare)
        if bold and self._chance.random() < BOLD:
            return self._chance.choice(bold)
        return self._chance.choice(options)

    def choose(self, match: object, decision: Decision) -> int:
        """The same, as players of a session are asked: its place on the list."""
        options = options_of(decision, Option)
        return options.index(self.pick(options))
