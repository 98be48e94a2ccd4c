"""Cards that have something in common: "2 same-level cards in this Digimon's digivolution cards"."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import Choose, IsAlike, Selector
from dcg.official.text.grammar.choices.choices import OneOf
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.things.places import WrittenPlace, place_of, placed

_OF_ONE_LEVEL = IsAlike("level")


def install(grammar: Grammar) -> None:
    """Adds the choice."""
    grammar.rule(
        "choice",
        "{count:count} same-level {match:card_noun} {place:place}",
        _of_one_level,
        _said,
        many=True,
    )
    grammar.rule(
        "choice",
        "{count:count} {match:card_noun} of the same level {place:place}",
        lambda count, match, place: _of_one_level(count, match, place) if count[0] > 1 else None,
        None,
    )


def _of_one_level(count: OneOf, match: Filters, place: WrittenPlace) -> Choose | None:
    """Cards under any of several Digimon are not meant: one stack has them."""
    if place.under is not None:
        return None
    return Choose(placed((_OF_ONE_LEVEL, *match), place), *count)


def _said(node: Any) -> dict[str, Any] | None:
    match node:
        case Choose(count=int() as number, selector=Selector(match=(IsAlike(), *match)) as found):
            count = (number, node.up_to)
            whole = _of_one_level(count, tuple(match), place_of(found))
            return (
                {"count": count, "match": tuple(match), "place": place_of(found)}
                if whole is not None and whole.selector == found
                else None
            )
    return None
