"""Why Digimon are deleted (4-13)."""

from typing import Final

from dcg.kernel.code import Code


class DeletionCause(Code):
    """What deleted a Digimon."""

    BY_EFFECT = 0, "effect"
    BY_BATTLE = 1, "battle", "it lost a battle or its DP was no higher (14-2-2)"
    BY_ZERO_DP = 2, "zero_dp", "its DP was 0 at a rule check (17-1-3-1)"


BY_EFFECT: Final = DeletionCause.BY_EFFECT
BY_BATTLE: Final = DeletionCause.BY_BATTLE
BY_ZERO_DP: Final = DeletionCause.BY_ZERO_DP
