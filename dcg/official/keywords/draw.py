"""<Draw> (16-7): cards are drawn from the top of the deck."""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect
from dcg.official.language.processes import Draw

KEYWORD: Final = KeywordEffect(
    name="draw",
    printed="Draw",
    clause="16-7",
    runs="processing",
    bracket=Bracket.PROCESSING,
    process=Draw,
    number="how many cards are drawn",
)
