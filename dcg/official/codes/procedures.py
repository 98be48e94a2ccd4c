"""By what cards are placed under one that is played: special procedures (7-2, 7-3), and effects."""

from typing import Final

from dcg.kernel.code import Code


class PlacingProcedure(Code):
    """By which procedure cards are placed under the card that is played."""

    DIGIXROS = 0, "digixros", "DigiXros (7-2)"
    ASSEMBLY = 1, "assembly", "Assembly (7-3)"
    BY_EFFECT = 2, "by_effect", "by an effect"


DIGIXROS: Final = PlacingProcedure.DIGIXROS
ASSEMBLY: Final = PlacingProcedure.ASSEMBLY
BY_EFFECT: Final = PlacingProcedure.BY_EFFECT

APP_FUSION: Final = "app_fusion"
"""What trigger conditions call an App Fusion (8-4)."""

BLAST: Final = "blast_digivolution"
"""What conditions call a digivolution by <Blast Digivolve> (16-25)."""

BURST_DIGIVOLVE: Final = "burst_digivolve"
"""What waits for the end of the turn after a Burst Digivolve is named by this (8-3-2-1)."""
