"""<Recovery> (16-5): cards of the deck go face down on top of the security stack.

It is the process `Recover`.
"""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect

KEYWORD: Final = KeywordEffect(
    name="recovery",
    printed="Recovery",
    clause="16-5",
    runs="processing",
    bracket=Bracket.PROCESSING,
    number="how many cards are placed",
)
