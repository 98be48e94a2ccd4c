"""Keyword effects (rule 16): how each is written inside its angle brackets."""

from __future__ import annotations

from dcg.official.keywords import KEYWORDS
from dcg.official.keywords.keyword_effect import Bracket
from dcg.official.language.terms import Keyword


def _with(bracket: Bracket) -> tuple[Keyword, ...]:
    return tuple(held.name for held in KEYWORDS.values() if held.bracket is bracket)


PLAIN: dict[Keyword, str] = {held.name: held.printed for held in KEYWORDS.values()}
"""The name in the brackets."""

SIGNED = _with(Bracket.AMOUNT)
"""Keywords whose number is an amount added: <Security A. +1>, <Digisorption -2>, <Link +1>."""

COUNTED = _with(Bracket.NUMBER)
"""Keywords with a plain number: <Material Save 2>."""

BRACKETED = _with(Bracket.NUMBER_IN_PARENTHESES)
"""Keywords with a number in parentheses: <Fragment (3)>."""

SPECIFIED = _with(Bracket.DESCRIPTION)
"""Keywords that say of whom: <Decoy (Black)>."""

WITHOUT_NUMBER = _with(Bracket.NAME)
"""Keywords that are a name and nothing else: <Blocker>."""
