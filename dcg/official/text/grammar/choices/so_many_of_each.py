"""So many of several kinds at one time: "2 cards with the [A] trait and 1 Tamer card among them" (15-10-2-3)."""

from __future__ import annotations

from functools import partial
from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import Choose, Each
from dcg.official.text.grammar.choices.choices import OneOf
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.things.places import WrittenPlace, place_of, placed


def install(grammar: Grammar) -> None:
    """Adds two kinds with a number each, and three kinds of one place."""
    grammar.rule("so_many", "{it:number}", lambda it: (it, False), _exactly)
    grammar.rule("so_many", "up to {it:number}", lambda it: (it, True), _at_most)
    one, many = "1 {{{}:card_noun-many}}", "{{{0}_count:so_many}} {{{0}:card_noun+many}}"
    for first, other in ((many, one), (one, many), (many, many)):
        grammar.rule(
            "each",
            f"{first.format('one')} {{fewer:joint_with_comma}} {other.format('other')} {{place:place}}",
            _counted,
            partial(_counted_said, first == many, other == many),
        )
    three = (
        f"{one.format('one')} , {one.format('two')} ,? and {one.format('three')} {{place:place}}"
    )
    grammar.rule("each", three, _three_of_a_place, _three_said)


def _counted(
    one: Filters,
    fewer: bool,
    other: Filters,
    place: WrittenPlace,
    one_count: OneOf = (1, False),
    other_count: OneOf = (1, False),
) -> Each | None:
    if place.zone == "battle_area" or (one_count[0], other_count[0]) == (1, 1):
        return None
    found = Choose(placed(one, place), *one_count), Choose(placed(other, place), *other_count)
    return Each(found, fewer)


def _exactly(count: OneOf) -> dict[str, Any] | None:
    return None if count[1] else {"it": count[0]}


def _at_most(count: OneOf) -> dict[str, Any] | None:
    return {"it": count[0]} if count[1] else None


def _counted_said(several: bool, several_others: bool, node: Any) -> dict[str, Any] | None:
    match node:
        case Each(
            choices=(
                Choose(count=int() as one_count) as one,
                Choose(count=int() as other_count) as other,
            )
        ):
            if (one_count > 1, other_count > 1) != (several, several_others):
                return None
            said: dict[str, Any] = {
                "one": one.selector.match,
                "fewer": node.or_fewer,
                "other": other.selector.match,
                "place": place_of(one.selector),
                "one_count": (one_count, one.up_to),
                "other_count": (other_count, other.up_to),
            }
            return said if node == _counted(**said) else None
    return None


def _three_of_a_place(
    one: Filters, two: Filters, three: Filters, place: WrittenPlace
) -> Each | None:
    if place.zone == "battle_area":
        return None
    return Each(tuple(Choose(placed(match, place)) for match in (one, two, three)))


def _three_said(node: Any) -> dict[str, Any] | None:
    match node:
        case Each(choices=(one, two, three), or_fewer=False):
            said: dict[str, Any] = {
                "one": one.selector.match,
                "two": two.selector.match,
                "three": three.selector.match,
                "place": place_of(one.selector),
            }
            return said if node == _three_of_a_place(**said) else None
    return None
