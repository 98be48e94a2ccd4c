"""Totals: "up to 7000 DP total worth of your opponent's Digimon" (1-3-6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from dcg.language.grammar import Grammar
from dcg.official.language.processes import Delete, Process, ReturnToDeck, ReturnToHand
from dcg.official.language.selectors import (
    AttributeOf,
    Choose,
    Compare,
    Count,
    Number,
    Ref,
    Selector,
)
from dcg.official.language.terms import Attribute

TOTALS: dict[Attribute, tuple[str, str]] = {
    "dp": ("DP|DP's", "DP's"),
    "play_cost": ("play cost's|costs'|cost|costs", "play cost's"),
    "level": ("levels'|level's|levels|level", "level's"),
}
"""What a total is counted in: behind a number, and behind what has as much."""


def install(grammar: Grammar) -> None:
    """ "up to 7000 DP total worth of your opponent's Digimon": any number of them, at least one (1-3-6)."""
    for attribute, (unit, own) in TOTALS.items():

        def as_much(of: Ref, attribute: Attribute = attribute) -> AttributeOf:
            return AttributeOf(of, attribute)

        def whose(node: Any, attribute: Attribute = attribute) -> dict[str, Any] | None:
            known = isinstance(node, AttributeOf) and node.attribute == attribute
            return {"of": node.of} if known else None

        most = f"most_{attribute}"
        grammar.rule(
            most,
            f"{{it:number}} {unit}",
            lambda it: it,
            lambda node: {"it": node} if isinstance(node, int) else None,
        )
        grammar.rule(most, f"{{of:owner}} {own}", as_much, whose)
        for selector in ("owned_on_field", "placed_elsewhere"):
            grammar.rule(
                "worth",
                f"up to {{most:{most}}} total worth of {{selector:{selector}}}",
                worth_of(attribute),
                _most_of(attribute),
                many=True,
            )
    any_number: tuple[tuple[Attribute, str], ...] = (
        ("dp", "whose total DP adds up to {most:number} or less"),
        ("dp", "so that their DP total is up to {most:number}"),
        ("play_cost", "whose play costs add up to {most:number} or less"),
        ("play_cost", "so that their play cost total is up to {most:number}"),
    )
    ends: tuple[tuple[str, type[Delete] | type[ReturnToHand]], ...] = (
        ("delete them", Delete),
        ("delete all of them", Delete),
        ("return all of them {_:to_the_hand}", ReturnToHand),
        ("return them {_:to_the_hand}", ReturnToHand),
    )
    for attribute, words in any_number:
        for end, kind in ends:

            def chosen(
                most: int, selector: Selector, attribute: Attribute = attribute, kind: Any = kind
            ) -> Process:
                made: Process = kind(worth_of(attribute)(most, selector))
                return made

            grammar.rule(
                "act",
                f"choose any number of {{selector:owned_on_field}} {words} and {end}",
                chosen,
                None,
            )
    _in_total(grammar)


def worth_of(attribute: Attribute) -> Callable[[Number, Selector], Choose]:
    """What chooses any number of things that come to no more than that together (1-3-6)."""

    def make(most: Number, selector: Selector) -> Choose:
        total = Compare(attribute, "<=", most)
        return Choose(selector, Count(selector), up_to=True, total=total)

    return make


def _most_of(attribute: Attribute) -> Callable[[Any], dict[str, Any] | None]:
    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, Choose) or node.total is None:
            return None
        most, selector = node.total.number, node.selector
        whole = msgspec.structs.replace(worth_of(attribute)(most, selector), bind=node.bind)
        return {"most": most, "selector": selector} if node == whole else None

    return take


def _in_total(grammar: Grammar) -> None:
    """ "Choose any number of your opponent's Digimon so that their level total is up to 8 and ..."."""
    totals: tuple[tuple[Attribute, str], ...] = (
        ("level", "whose levels add up to {most:number} or less"),
        ("level", "so that their level total is up to {most:number}"),
        ("dp", "so that their DP total is up to {most:number}"),
        ("play_cost", "so that their play cost total is up to {most:number}"),
    )
    ends: tuple[tuple[str, Any], ...] = (
        ("delete them", None),
        ("return them {_:to_the_hand}", ReturnToHand),
        ("return them {_:to_the_bottom}", ReturnToDeck),
    )
    for attribute, words in totals:
        for end, kind in ends:
            if kind is None and attribute != "level":
                continue

            def chosen(
                most: int, selector: Selector, attribute: Attribute = attribute, kind: Any = kind
            ) -> Process:
                made: Process = (kind or Delete)(worth_of(attribute)(most, selector))
                return made

            if kind is ReturnToHand and attribute != "level":
                continue
            grammar.rule(
                "act",
                f"choose any number of {{selector:owned_on_field}} {words} and {end}",
                chosen,
                None,
            )
