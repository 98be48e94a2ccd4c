"""One card or another is played, each under a condition of its own: "1 [A] if X or 1 [B] if Y"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.processes import Digivolve, May, Play
from dcg.official.language.selectors import (
    AllOf,
    AnyOf,
    Choose,
    Condition,
    Number,
    Provided,
    Ref,
    Selector,
)
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.things.places import WrittenPlace, place_of, placed


def install(grammar: Grammar) -> None:
    """Adds the play, and an older way to say that a Digimon may digivolve."""
    grammar.rule(
        "act",
        "play 1 {one:card_noun} if {first:condition} or 1 {other:card_noun} if {second:condition} {place:place} "
        "{_:without_paying}",
        _either,
        _said,
    )
    grammar.rule(
        "clause",
        "{target:reference} can be digivolved into {into:into} with the digivolution cost reduced by {amount:number}",
        _may_become,
        None,
    )


def _either(
    one: Filters, first: Condition, other: Filters, second: Condition, place: WrittenPlace
) -> Play | None:
    if not one or not other:
        return None
    match = AnyOf((AllOf((*one, Provided(first))), AllOf((*other, Provided(second)))))
    return Play(Choose(placed((match,), place)))


def _said(node: Any) -> dict[str, Any] | None:
    match node:
        case Play(target=Choose(selector=Selector(match=(AnyOf(filters=(one, other)),)) as found)):
            pass
        case _:
            return None
    if not isinstance(one, AllOf) or not isinstance(other, AllOf):
        return None
    first, second = one.filters[-1], other.filters[-1]
    if not isinstance(first, Provided) or not isinstance(second, Provided):
        return None
    place = place_of(found)
    cards = one.filters[:-1], other.filters[:-1]
    whole = _either(cards[0], first.condition, cards[1], second.condition, place)
    if whole is None or replace(node.target, bind=None) != whole.target or not node.free:
        return None
    return {
        "one": cards[0],
        "first": first.condition,
        "other": cards[1],
        "second": second.condition,
        "place": place,
    }


def _may_become(target: Ref, into: Choose, amount: Number) -> May:
    return May(Digivolve(target, into, reduction=amount))
