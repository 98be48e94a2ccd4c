"""Keyword effects (rule 16), a file each: name, clause, wording, what runs it, what it is worth.

To build one that is `not_yet` run: take it off that list, write its file with a `KEYWORD`, name the
file here, and write its scenarios.
"""

from __future__ import annotations

from collections.abc import Mapping

from dcg.official.keywords import (
    armor_purge,
    barrier,
    blitz,
    blocker,
    de_digivolve,
    decoy,
    delay,
    digi_burst,
    draw,
    evade,
    jamming,
    piercing,
    reboot,
    recovery,
    retaliation,
    rush,
    save,
    security_attack,
)
from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.keywords.not_yet import NOT_YET
from dcg.official.language.effect import Effect

_FILES = (
    armor_purge,
    barrier,
    blitz,
    blocker,
    de_digivolve,
    decoy,
    delay,
    digi_burst,
    draw,
    evade,
    jamming,
    piercing,
    reboot,
    recovery,
    retaliation,
    rush,
    save,
    security_attack,
)

KEYWORDS: Mapping[str, KeywordEffect] = {
    held.name: held for held in (*(file.KEYWORD for file in _FILES), *NOT_YET)
}
"""Every keyword effect of the language, by name."""

STANDS_FOR: Mapping[str, Effect] = {
    name: held.effect for name, held in KEYWORDS.items() if held.effect is not None
}
"""The effects that keyword effects stand for."""

WORTH: Mapping[str, float] = {name: held.worth for name, held in KEYWORDS.items() if held.worth}
"""What having one is worth, where it is worth anything by itself."""
