"""<Mind Link> (16-27): a Tamer becomes the bottom digivolution card of a Digimon that has no Tamer there."""

from __future__ import annotations

from typing import Final

import msgspec

from dcg.official.keywords.keyword_effect import KeywordEffect, OpenProcess
from dcg.official.language.processes import PlaceUnder
from dcg.official.language.selectors import (
    Choose,
    HasDigivolutionCard,
    IsCategory,
    NotMatching,
    Ref,
    Target,
)

_THIS: Final = Ref("this")
_WITHOUT_TAMER: Final = NotMatching(HasDigivolutionCard((IsCategory(("tamer",)),)))


def _process(under: Target) -> PlaceUnder:
    """What it says, with one of the Digimon behind "with"."""
    if isinstance(under, Choose):
        match = (*under.selector.match, _WITHOUT_TAMER)
        selector = msgspec.structs.replace(under.selector, match=match)
        under = msgspec.structs.replace(under, selector=selector)
    return PlaceUnder(_THIS, under)


def _said_with(node: object) -> Target | None:
    """The Digimon behind "with", where a process is this keyword effect."""
    if not isinstance(node, PlaceUnder) or not isinstance(node.under, Choose):
        return None
    match = node.under.selector.match
    if match[-1:] != (_WITHOUT_TAMER,):
        return None
    selector = msgspec.structs.replace(node.under.selector, match=match[:-1])
    under = msgspec.structs.replace(node.under, selector=selector)
    return under if _process(under) == node else None


KEYWORD: Final = KeywordEffect(
    name="mind_link",
    printed="Mind Link",
    clause="16-27",
    runs="processing",
    process=OpenProcess(PlaceUnder, "with {it:target}", _process, _said_with),
)
