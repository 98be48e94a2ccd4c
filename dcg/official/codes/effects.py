"""Why effects end: those that wait, and what others gave."""

from typing import Final

from dcg.kernel.code import Code


class PendingEndReason(Code):
    """Why an effect that is pending will not activate."""

    DECLINED = 0, "declined", "its player declined"
    NEW_CARD = 1, "new card", "its card became a new card or left (15-4-4-3)"
    EFFECT_LOST = 2, "effect lost", "its card lost the effect (15-4-4-4)"
    NO_LONGER_TRIGGERED = 3, "no longer triggered", "its trigger condition no longer holds"
    CONDITION_UNMET = 4, "condition unmet", "a processing condition is not met (15-6-3)"
    USES_SPENT = 5, "uses spent", "its uses per turn are spent (15-14-1)"
    MOVED = 6, "moved", "it moved between breeding and battle area (15-4-4-5)"
    FORBIDDEN = 7, "forbidden", "an effect forbids it to activate (15-1-3)"
    ONLY_ONE = 8, "only one", "another one was activated, and only one can be (11-3-2, 16-6-5)"


class ModifierEnd(Code):
    """When what an effect gave ends (15-11)."""

    WITH_TURN = 0, "with the turn"
    WITH_ATTACK = 1, "with the attack"
    WITH_BATTLE = 2, "with the battle"
    AT_UNSUSPENDING = 3, "at the unsuspending"
    NEVER = 4, "never", "while its target stays"


DECLINED: Final = PendingEndReason.DECLINED
NEW_CARD: Final = PendingEndReason.NEW_CARD
EFFECT_LOST: Final = PendingEndReason.EFFECT_LOST
NO_LONGER_TRIGGERED: Final = PendingEndReason.NO_LONGER_TRIGGERED
CONDITION_UNMET: Final = PendingEndReason.CONDITION_UNMET
USES_SPENT: Final = PendingEndReason.USES_SPENT
MOVED: Final = PendingEndReason.MOVED
FORBIDDEN: Final = PendingEndReason.FORBIDDEN
ONLY_ONE: Final = PendingEndReason.ONLY_ONE
WITH_TURN: Final = ModifierEnd.WITH_TURN
WITH_ATTACK: Final = ModifierEnd.WITH_ATTACK
WITH_BATTLE: Final = ModifierEnd.WITH_BATTLE
AT_UNSUSPENDING: Final = ModifierEnd.AT_UNSUSPENDING
NEVER: Final = ModifierEnd.NEVER
