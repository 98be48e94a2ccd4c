"""What a player declares to do with a card (7-1-3-1, 8-1-3-1, 9-1-9-1, 10-1-3-1)."""

from typing import Final

from dcg.kernel.code import Code


class DeclarationKind(Code):
    """What was declared of a card that is revealed but not there yet."""

    PLAY = 0, "play"
    DIGIVOLVE = 1, "digivolve"
    USE = 2, "use"
    LINK = 3, "link"


PLAY: Final = DeclarationKind.PLAY
DIGIVOLVE: Final = DeclarationKind.DIGIVOLVE
USE: Final = DeclarationKind.USE
LINK: Final = DeclarationKind.LINK
