"""What decisions ask."""

from typing import Final

from dcg.kernel.code import Code


class Question(Code):
    """What a player is asked."""

    SET_ASIDE = 0, "set aside which card?"
    OPENING_MULLIGAN = 1, "replace which card of the opening hand?"
    FULL_MULLIGAN = 2, "mulligan the hand?"
    DIGIMON = 3, "play which Digimon?"
    PARTNER_EVOLUTION = 4, "partner-evolve into which card?"
    WINDOW = 5, "use which effect?"
    RACK = 6, "rack which card?"
    METHOD = 7, "evolve by which method?"
    EVOLVE_CARD = 8, "play which evolve card?"
    FUTURE = 9, "evolve into which card?"
    MATERIAL = 10, "which material?"
    REMOVE_FLAT = 11, "reduce DP by 10 to remove a flat token?"
    BONUS = 12, "activate which bonus?"
    ATTACK = 13, "which attack?"
    SUPPORT = 14, "which support?"
    JAMMING = 15, "show Jamming and void the support?"
    PRIORITY = 16, "resolve first?"
    DISCARD = 17, "discard which card?"
    ORDER = 18, "which effect first?"
    TARGET = 19, "which card?"
    NUMBER = 20, "how many?"
    COST = 21, "meet the cost?"
    OPTIONAL = 22, "use the effect?"
    SHUFFLE = 23, "shuffle the deck?"
    CHOICE = 24, "which of these?"
    KIN = 25, "which type?"
    ARRANGE = 26, "which card goes where?"
    TAKE_BACK = 27, "take the cost back?"
    PLAYER = 28, "which player?"


class SpanKind(Code):
    """Stretches of a match."""

    SET_UP = 0, "set-up"
    PHASE = 1, "phase"
    EVOLVING = 2, "evolving"
    EFFECT = 3, "effect"
    ABILITIES = 4, "attack abilities"
    DAMAGE = 5, "damage"
    KNOCK_OUT = 6, "knock-out"


QUESTION_NAMES: Final[dict[int, str]] = {asked: asked.words for asked in Question}
SPAN_NAMES: Final[dict[int, str]] = {kind: kind.words for kind in SpanKind}
