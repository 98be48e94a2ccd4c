"""<Delay> (16-16): by trashing the card it is on, the effect behind it activates.

Never in the turn the card was placed (16-16-3). It is a `ByCost` with this keyword.
"""

from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect

KEYWORD: Final = KeywordEffect(
    name="delay",
    printed="Delay",
    clause="16-16",
    runs="condition",
)


def is_too_early(placed_turn: int, turn: int) -> bool:
    """Whether the card was placed in this very turn (16-16-3)."""
    return placed_turn == turn
