"""The steps of a turn (rule 6-1-2)."""

from typing import Final

from dcg.kernel.code import Code


class TurnStep(Code):
    """The steps of a turn, in order; a turn can end after any of them (6-1-4)."""

    START = 0, "start of turn"
    UNSUSPEND = 1, "unsuspend phase"
    DRAW = 2, "draw phase"
    BREEDING = 3, "breeding phase"
    MAIN = 4, "main phase"
    ENDED = 5, "ended"


START: Final = TurnStep.START
UNSUSPEND: Final = TurnStep.UNSUSPEND
DRAW: Final = TurnStep.DRAW
BREEDING: Final = TurnStep.BREEDING
MAIN: Final = TurnStep.MAIN
ENDED: Final = TurnStep.ENDED

STEP_NAMES: Final = tuple(step.words for step in TurnStep)
"""The words, in order."""
