"""What a decision asks."""

from typing import Final

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


REDRAW: Final = Question.REDRAW
BREEDING: Final = Question.BREEDING
MAIN: Final = Question.MAIN
NEXT_EFFECT: Final = Question.NEXT_EFFECT
ACTIVATE: Final = Question.ACTIVATE
OPTIONAL_PROCESSING: Final = Question.OPTIONAL_PROCESSING
PAY_CONDITION: Final = Question.PAY_CONDITION
CHOOSE_TARGET: Final = Question.CHOOSE_TARGET
CHOOSE_CARD: Final = Question.CHOOSE_CARD
CHOOSE_ATTACK: Final = Question.CHOOSE_ATTACK
BLOCK: Final = Question.BLOCK
DECLARE_NUMBER: Final = Question.DECLARE_NUMBER
CHOOSE_PROCESS: Final = Question.CHOOSE_PROCESS
ORDER: Final = Question.ORDER
CHOOSE_REQUIREMENT: Final = Question.CHOOSE_REQUIREMENT
OVERFLOW: Final = Question.OVERFLOW
LOOP_COUNT: Final = Question.LOOP_COUNT
INTERRUPT: Final = Question.INTERRUPT

NAMES: Final[dict[int, str]] = {question: question.words for question in Question}
"""Questions as people read them, by code."""
