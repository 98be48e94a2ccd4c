"""<Link +N> (16-39): a Digimon with it can have more link cards.

Several add up, though it then has none of a higher number (16-39-3): `View.link_limit` is their sum.
"""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect

KEYWORD: Final = KeywordEffect(
    name="link_plus",
    printed="Link",
    clause="16-39",
    runs="asked",
    bracket=Bracket.AMOUNT,
    number="how many link cards more it can have",
)
