"""The fold: one handler an event, no rules, no arithmetic beyond counting ids."""

from typing import Final

from dcg.kernel.event import Event
from dcg.kernel.fold import KERNEL_HANDLERS
from dcg.kernel.registry import Handler
from dcg.official.fold.attack import ATTACK_HANDLERS
from dcg.official.fold.cards import CARD_HANDLERS
from dcg.official.fold.declarations import DECLARATION_HANDLERS
from dcg.official.fold.effects import EFFECT_HANDLERS
from dcg.official.fold.field import FIELD_HANDLERS
from dcg.official.fold.linking import LINKING_HANDLERS
from dcg.official.fold.setup import SETUP_HANDLERS
from dcg.official.fold.turn import TURN_HANDLERS

HANDLERS: Final[dict[type[Event], Handler]] = {
    **KERNEL_HANDLERS,
    **SETUP_HANDLERS,
    **TURN_HANDLERS,
    **CARD_HANDLERS,
    **DECLARATION_HANDLERS,
    **FIELD_HANDLERS,
    **LINKING_HANDLERS,
    **EFFECT_HANDLERS,
    **ATTACK_HANDLERS,
}

__all__ = ["HANDLERS"]
