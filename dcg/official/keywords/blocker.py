"""<Blocker> (16-4): a Digimon with it may block (12-1-1)."""

from __future__ import annotations

from typing import Final

from dcg.official.keywords.having import Having
from dcg.official.keywords.keyword_effect import KeywordEffect

KEYWORD: Final = KeywordEffect(
    name="blocker", printed="Blocker", clause="16-4", runs="asked", worth=1.5
)


def can_block(facts: Having) -> bool:
    """Whether it lets this Digimon block; the rules of blocking ask the rest."""
    return facts.has_keyword(KEYWORD.name)
