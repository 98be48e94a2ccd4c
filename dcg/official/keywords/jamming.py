"""<Jamming> (16-8): no battle against a Security Digimon deletes a Digimon with it."""

from __future__ import annotations

from typing import Final

from dcg.official.keywords.having import Having
from dcg.official.keywords.keyword_effect import KeywordEffect

KEYWORD: Final = KeywordEffect(
    name="jamming", printed="Jamming", clause="16-8", runs="asked", worth=1.0
)


def survives_security(facts: Having) -> bool:
    """Whether it keeps this Digimon from being deleted by a battle against a Security Digimon."""
    return facts.has_keyword(KEYWORD.name)
