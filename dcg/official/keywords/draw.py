"""<Draw> (16-7): cards are drawn from the top of the deck. It is the process `Draw`."""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect

KEYWORD: Final = KeywordEffect(
    name="draw",
    printed="Draw",
    clause="16-7",
    runs="processing",
    bracket=Bracket.PROCESSING,
    number="how many cards are drawn",
)
