"""What the question which process is done is about: the second number of its context.

From 0 on it is a statement of the effect that resolves, which lets its player choose between processes.
"""

from typing import Final

AN_END: Final = -2
"""The top or the bottom of where a card goes."""

OTHER_EFFECTS: Final = -3
"""Effects that the one that resolves activates (15-15-9): behind it, of each that there is at first, the card, its
effect index and what has it."""

PARTS_OF_AN_EFFECT: Final = 3
"""So many numbers name one of them."""
