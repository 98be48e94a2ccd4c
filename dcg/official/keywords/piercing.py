"""<Piercing> (16-6): after its battle deleted the opponent's Digimon, the attack goes on to security.

It is pending processing of the end of the attack (16-6-4), so the rules run it and not an effect in
the card language: `dcg.official.rules.security.piercing`.
"""

from __future__ import annotations

from typing import Final

from dcg.official.keywords.having import Having
from dcg.official.keywords.keyword_effect import KeywordEffect

KEYWORD: Final = KeywordEffect(
    name="piercing", printed="Piercing", clause="16-6", runs="pending", worth=1.0
)


def goes_on_to_security(facts: Having) -> bool:
    """Whether the attack of this Digimon goes on to security, once it has deleted its opponent."""
    return facts.has_keyword(KEYWORD.name)
