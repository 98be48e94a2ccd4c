"""The steps of a turn (rule 6-1-2)."""

from dcg.kernel.code import Code


class TurnStep(Code):
    """The steps of a turn, in order; a turn can end after any of them (6-1-4)."""

    START = 0, "start of turn"
    UNSUSPEND = 1, "unsuspend phase"
    DRAW = 2, "draw phase"
    BREEDING = 3, "breeding phase"
    MAIN = 4, "main phase"
    ENDED = 5, "ended"


START, UNSUSPEND, DRAW, BREEDING, MAIN, ENDED = TurnStep

STEP_NAMES = tuple(step.words for step in TurnStep)
"""The words, in order."""
