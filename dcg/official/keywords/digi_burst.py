"""<Digi-Burst> (16-13): by trashing digivolution cards, the effect behind it activates.

It is a `ByCost` with this keyword.
"""

from typing import Final

from dcg.official.keywords.keyword_effect import Bracket, KeywordEffect

KEYWORD: Final = KeywordEffect(
    name="digi_burst",
    printed="Digi-Burst",
    clause="16-13",
    runs="condition",
    bracket=Bracket.PROCESSING,
    number="how many cards are trashed",
)
