"""Keyword effects (rule 16), a file each: name, clause, wording, what runs it, what it is worth.

To build one that is `not_yet` run: take it off that list, write its file with a `KEYWORD`, and write
its scenarios. Every file here that has a `KEYWORD` is found. For one that stands for an effect, or is
processing that the card language has, this is all. Where a rule asks for it, the rule's procedure
imports its module (`blocker`, `jamming`). Where it is `pending`, the rule's procedure registers it, and
the interpreter of `dcg.official.rules` has its processing by name (`piercing`). Where it is a
condition, the grammar reads it in front of what it is the condition of (`delay`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.keywords.not_yet import NOT_YET
from dcg.official.language.effect import Effect
from dcg.official.language.selectors import Filter


def _built() -> Iterator[KeywordEffect]:
    for name in sorted(found.name for found in iter_modules(__path__, f"{__name__}.")):
        keyword = getattr(import_module(name), "KEYWORD", None)
        if keyword is not None:
            assert isinstance(keyword, KeywordEffect)
            yield keyword


KEYWORDS: Final[Mapping[str, KeywordEffect]] = {held.name: held for held in (*_built(), *NOT_YET)}
"""Every keyword effect of the language, by name."""

STANDS_FOR: Final[Mapping[str, Effect]] = {
    name: held.effect for name, held in KEYWORDS.items() if held.effect is not None
}
"""The effects that keyword effects stand for."""

_FILLED: Final[dict[tuple[str, tuple[Filter, ...], int], Effect]] = {}


def effect_of_keyword(name: str, what: tuple[Filter, ...], value: int) -> Effect:
    """The effect that a keyword effect stands for, with the description and number in its brackets."""
    filled = KEYWORDS[name].filled
    if filled is None:
        return STANDS_FOR[name]
    found = _FILLED.get((name, what, value))
    if found is None:
        found = _FILLED[name, what, value] = filled(what, value)
    return found


WORTH: Final[Mapping[str, float]] = {
    name: held.worth for name, held in KEYWORDS.items() if held.worth
}
"""What having one is worth, where it is worth anything by itself."""
