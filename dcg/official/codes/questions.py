"""What a decision asks."""

from dcg.kernel.code import Code


class Question(Code):
    """What a player is asked; the options are in the decision."""

    REDRAW = 0, "redraw the initial hand?"
    BREEDING = 1, "breeding phase action"
    MAIN = 2, "main phase action"
    NEXT_EFFECT = 3, "which effect activates next?"
    ACTIVATE = 4, "activate the effect?"
    OPTIONAL_PROCESSING = 5, "execute the optional processing?"
    PAY_CONDITION = 6, "execute the optional condition?"
    CHOOSE_TARGET = 7, "choose a target"
    CHOOSE_CARD = 8, "choose a card"
    CHOOSE_ATTACK = 9, "attack?"
    BLOCK = 10, "block?"
    DECLARE_NUMBER = 11, "declare a number"
    CHOOSE_PROCESS = 12, "choose a process"
    ORDER = 13, "which is placed next?"
    CHOOSE_REQUIREMENT = 14, "choose a digivolution requirement"
    OVERFLOW = 15, "which Overflow is processed next?"
    LOOP_COUNT = 16, "how many times is the loop repeated?"
    INTERRUPT = 17, "which interrupting effect activates next?"


(
    REDRAW,
    BREEDING,
    MAIN,
    NEXT_EFFECT,
    ACTIVATE,
    OPTIONAL_PROCESSING,
    PAY_CONDITION,
    CHOOSE_TARGET,
    CHOOSE_CARD,
    CHOOSE_ATTACK,
    BLOCK,
    DECLARE_NUMBER,
    CHOOSE_PROCESS,
    ORDER,
    CHOOSE_REQUIREMENT,
    OVERFLOW,
    LOOP_COUNT,
    INTERRUPT,
) = Question

NAMES: dict[int, str] = {question: question.words for question in Question}
"""Questions as people read them, by code."""
