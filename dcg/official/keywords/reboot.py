"""<Reboot> (16-10): it unsuspends in the opponent's unsuspend phase as well."""

from __future__ import annotations

from typing import Final

from dcg.official.keywords.having import Having
from dcg.official.keywords.keyword_effect import KeywordEffect

KEYWORD: Final = KeywordEffect(
    name="reboot", printed="Reboot", clause="16-10", runs="asked", worth=1.0
)


def unsuspends_in_opponents_turn(facts: Having) -> bool:
    """Whether it unsuspends this Digimon in the opponent's unsuspend phase, at the same time (16-10-5)."""
    return facts.has_keyword(KEYWORD.name)
