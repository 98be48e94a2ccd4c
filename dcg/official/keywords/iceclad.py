"""<Iceclad> (16-34): its battles compare digivolution cards, not DP."""

from __future__ import annotations

from typing import Final

from dcg.official.keywords.having import Having
from dcg.official.keywords.keyword_effect import KeywordEffect

KEYWORD: Final = KeywordEffect(
    name="iceclad", printed="Iceclad", clause="16-34", runs="asked", worth=0.5
)


def compares_digivolution_cards(attacker: Having, defender: Having) -> bool:
    """Whether a battle of these two Digimon does; against a Security Digimon none does."""
    return attacker.has_keyword(KEYWORD.name) or defender.has_keyword(KEYWORD.name)
