"""<De-Digivolve> (16-11): cards are trashed from the top of a stack, none at level 3 or below."""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect
from dcg.official.language.processes import DeDigivolve

KEYWORD: Final = KeywordEffect(
    name="de_digivolve",
    printed="De-Digivolve",
    clause="16-11",
    runs="processing",
    bracket=Bracket.PROCESSING,
    process=DeDigivolve,
    number="how many cards at most are trashed",
)
