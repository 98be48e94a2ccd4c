"""The timings of an attack (11-1-3), and the sides of a battle (14-1)."""

from typing import Final

from dcg.kernel.code import Code


class AttackTiming(Code):
    """The timings of an attack, in order."""

    DECLARED = 0, "declaration"
    COUNTER = 1, "counter timing"
    BLOCK = 2, "block timing"
    CONFIRMING = 3, "confirmation"
    ENDING = 4, "end of attack"


class BattleWinner(Code):
    """Who won a battle (14-2-1)."""

    NOBODY = -1, "nobody"
    ATTACKING_SIDE = 0, "the attacking side"
    OTHER_SIDE = 1, "the other side"


DECLARED: Final = AttackTiming.DECLARED
COUNTER: Final = AttackTiming.COUNTER
BLOCK: Final = AttackTiming.BLOCK
CONFIRMING: Final = AttackTiming.CONFIRMING
ENDING: Final = AttackTiming.ENDING

TIMING_NAMES: Final = tuple(timing.words for timing in AttackTiming)
"""The words, in order."""
