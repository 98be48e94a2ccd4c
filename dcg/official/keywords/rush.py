"""<Rush> (16-14): a Digimon with it can attack the turn it was played."""

from __future__ import annotations

from typing import Final

from dcg.official.keywords.having import Having
from dcg.official.keywords.keyword_effect import KeywordEffect

KEYWORD: Final = KeywordEffect(name="rush", printed="Rush", clause="16-14", runs="asked", worth=0.5)


def can_attack_when_played(facts: Having) -> bool:
    """Whether it lets this Digimon attack in the turn it was played."""
    return facts.has_keyword(KEYWORD.name)
