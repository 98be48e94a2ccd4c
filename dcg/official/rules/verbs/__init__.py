"""One function a verb: what each process of the card language does to the board."""

from typing import Final

from dcg.official.rules.effects.feasible import Feasible
from dcg.official.rules.effects.run import Verb
from dcg.official.rules.verbs import attacks, entering
from dcg.official.rules.verbs.activating import ACTIVATING_VERBS
from dcg.official.rules.verbs.attacks import ATTACK_VERBS
from dcg.official.rules.verbs.cards import CARD_VERBS
from dcg.official.rules.verbs.entering import ENTERING_VERBS
from dcg.official.rules.verbs.field import FIELD_FEASIBLE, FIELD_VERBS
from dcg.official.rules.verbs.joining import JOINING_FEASIBLE, JOINING_VERBS
from dcg.official.rules.verbs.linking import LINKING_FEASIBLE, LINKING_VERBS
from dcg.official.rules.verbs.modifiers import MODIFIER_VERBS
from dcg.official.rules.verbs.players import PLAYER_VERBS
from dcg.official.rules.verbs.repeating import REPEATING_VERBS
from dcg.official.rules.verbs.revealing import REVEALING_VERBS
from dcg.official.rules.verbs.stacks import STACK_VERBS
from dcg.official.rules.verbs.top_cards import TOP_CARD_VERBS

VERBS: Final[dict[type, Verb]] = {
    **PLAYER_VERBS,
    **REPEATING_VERBS,
    **CARD_VERBS,
    **REVEALING_VERBS,
    **STACK_VERBS,
    **TOP_CARD_VERBS,
    **FIELD_VERBS,
    **ENTERING_VERBS,
    **ACTIVATING_VERBS,
    **JOINING_VERBS,
    **LINKING_VERBS,
    **MODIFIER_VERBS,
    **ATTACK_VERBS,
}

FEASIBLE: Final[dict[type, Feasible]] = {
    **attacks.FEASIBLE,
    **entering.FEASIBLE,
    **FIELD_FEASIBLE,
    **JOINING_FEASIBLE,
    **LINKING_FEASIBLE,
}

__all__ = ["FEASIBLE", "VERBS"]
