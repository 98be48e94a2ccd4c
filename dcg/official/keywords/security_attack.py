"""<Security A. +N> (16-3): a Digimon with it performs more security checks, or fewer.

Several add up (16-3-3): `View.security_attack` is their sum.
"""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect

KEYWORD: Final = KeywordEffect(
    name="security_attack",
    printed="Security A.",
    clause="16-3",
    runs="asked",
    bracket=Bracket.AMOUNT,
    number="how many security checks more, or with a minus, fewer",
)
