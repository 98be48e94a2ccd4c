"""<Recovery> (16-5): cards of the deck go face down on top of the security stack."""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect
from dcg.official.language.processes import Recover

KEYWORD: Final = KeywordEffect(
    name="recovery",
    printed="Recovery",
    clause="16-5",
    runs="processing",
    bracket=Bracket.PROCESSING,
    process=Recover,
    number="how many cards are placed",
)
