"""Totals: "up to 7000 DP total worth of your opponent's Digimon" (1-3-6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from dcg.language.grammar import Grammar
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
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.things.places import WrittenPlace, placed
from dcg.official.text.grammar.verbs.both_players import DONE_TO_FIELD

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
    _adding_up(grammar)


_ADDING_UP: dict[Attribute, tuple[str, ...]] = {
    "dp": (
        "whose total? DP adds|add up to {it:most_of} or less",
        "so that their DP total is up to {it:most_of}",
        "whose DP total is {it:most_of} or less",
        "with a DP total of {it:most_of} or less",
        "with a? total DP of {it:most_of} or less",
    ),
    "play_cost": (
        "whose total? play cost|costs add|adds up to {it:most_of} or less",
        "so that their play cost total is up to {it:most_of}",
        "whose play cost total is {it:most_of} or less",
        "with a play cost total of {it:most_of} or less",
        "with a? total play cost|costs of {it:most_of} or less",
    ),
    "level": (
        "whose total? level|levels add|adds up to {it:most_of} or less",
        "so that their level total is up to {it:most_of}",
        "whose level total is {it:most_of} or less",
        "with a level total of {it:most_of} or less",
        "with a? total level|levels of {it:most_of} or less",
    ),
}
"""How it is said behind what is chosen that it comes to so much together."""


def _adding_up(grammar: Grammar) -> None:
    """ "Any number of your opponent's Digimon whose levels add up to 8 or less", and "up to 2 of" them; what they
    are chosen for is said at once, or behind: "choose any number ... and delete them"."""
    grammar.rule("most_of", "{it:number}", lambda it: it, None)
    grammar.rule("most_of", "{it:number} DP", lambda it: it, None)
    for attribute, phrases in _ADDING_UP.items():
        for words in phrases:
            grammar.rule(f"adding_up_{attribute}", words, lambda it: it, None)
        name = TOTALS[attribute][1].removesuffix("'s").removesuffix("'")
        grammar.rule(
            f"adding_up_{attribute}",
            f"whose {name if attribute == 'dp' else f'{name}s'} add up to {{it:number}} or less",
            lambda it: None,  # it is read by one of those above
            lambda node: {"it": node} if isinstance(node, int) else None,
        )
        for selector in ("owned_on_field", "anyones_on_field", "placed_elsewhere"):
            of = "of" if selector == "owned_on_field" else ""
            grammar.rule(
                "in_total",
                f"any number {of} {{selector:{selector}}} {{most:adding_up_{attribute}}}",
                worth_of(attribute),
                None,
            )
            grammar.rule(
                "in_total",
                f"up to {{count:number}} {of} {{selector:{selector}}} {{most:adding_up_{attribute}}}",
                partial(_so_many_in_total, attribute),
                partial(_so_many_said, attribute, selector),
                many=True,
            )
        grammar.rule(
            "in_total",
            f"any number of {{match:card_noun}} {{most:adding_up_{attribute}}} {{place:place}}",
            partial(_of_a_place, attribute),
            None,
        )
        grammar.rule(
            "in_total",
            f"up to {{count:number}} {{match:card_noun}} {{most:adding_up_{attribute}}} {{place:place}}",
            lambda count, match, most, place, attribute=attribute: _so_many_in_total(
                attribute, count, placed(match, place), most
            ),
            None,
        )
    grammar.one_of("worth", "in_total")
    for make, verb, to in DONE_TO_FIELD:
        for them in ("them", "all of them", "the chosen cards", "all of the chosen cards"):
            for joint in ("and", ", and"):
                grammar.rule(
                    "act",
                    f"choose {{target:in_total}} {joint} {verb} {them} {to}",
                    lambda target, make=make: make(target),
                    None,
                )


def _so_many_in_total(attribute: Attribute, count: int, selector: Selector, most: Number) -> Choose:
    return Choose(selector, count, up_to=True, total=Compare(attribute, "<=", most))


def _so_many_said(attribute: Attribute, category: str, node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Choose) or node.total is None or not isinstance(node.count, int):
        return None
    said = {"count": node.count, "selector": node.selector, "most": node.total.number}
    whole = msgspec.structs.replace(_so_many_in_total(attribute, **said), bind=node.bind)  # type: ignore[arg-type]
    return said if node == whole else None


def _of_a_place(attribute: Attribute, match: Filters, most: Number, place: WrittenPlace) -> Choose:
    return worth_of(attribute)(most, placed(match, place))


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
