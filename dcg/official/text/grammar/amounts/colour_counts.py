"""How many colours there are: "for each color your Tamers have", "3 or more total colors" (2-4-3)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AttributeOf,
    CountColours,
    IsCategory,
    NumberIs,
    Ref,
    Selector,
)
from dcg.official.language.terms import Whose, Zone

_BOTH = (IsCategory(("digimon", "tamer")),)


def install(grammar: Grammar) -> None:
    """Adds them to what is counted, and to the conditions."""
    _havers(grammar)
    grammar.node("counted", CountColours, "color^colors {selector:colour_havers} have")
    grammar.rule(
        "counted",
        "of {whose:whose} Tamers' colors",
        lambda whose: CountColours(Selector(whose=whose, match=(IsCategory(("tamer",)),))),
        None,
    )
    grammar.node("counted", CountColours, "color^colors in {selector:under_one+many}")
    grammar.rule(
        "counted",
        "color^colors in {whose:whose} {zone:area}",
        lambda whose, zone: CountColours(Selector(zone, whose)),
        _of_an_area,
    )
    grammar.node("counted", AttributeOf, "of {of:owner} colors", attribute="colours")
    grammar.rule(
        "counted",
        "of {of:owner} digivolution card colors",
        lambda of: CountColours(Selector("digivolution_cards", of=of)),
        None,
    )
    grammar.rule(
        "simple_condition",
        "{it:colour_havers} have {number:number} or more total colors",
        lambda it, number: NumberIs(CountColours(it), ">=", number),
        _at_least,
    )
    _among_several(grammar)


def _havers(grammar: Grammar) -> None:
    """Whose colours: of several things, whichever number of them there is."""
    for selector in ("owned_on_field", "anyones_on_field"):
        grammar.rule(
            "colour_havers", f"{{it:{selector}}}", lambda it: it, lambda it: {"it": it}, many=True
        )
    grammar.rule(
        "colour_havers",
        "{whose:whose} Digimon and Tamers",
        lambda whose: Selector(whose=whose, match=_BOTH),
        None,
    )
    grammar.spelling("colour_havers", Selector(match=_BOTH), "Digimon and Tamers")


def _of_an_area(node: Any) -> dict[str, Whose | Zone] | None:
    match node:
        case CountColours(selector=Selector(zone=zone, whose=whose) as found):
            whole = found == Selector(zone, whose) and whose != "any"
            return {"whose": whose, "zone": zone} if whole else None
    return None


def _at_least(node: Any) -> dict[str, Any] | None:
    match node:
        case NumberIs(left=CountColours(selector=found), comparison=">=", right=int() as number):
            return {"it": found, "number": number}
    return None


def _among_several(grammar: Grammar) -> None:
    """How many colours there are among several things, in a stack, or under something (2-4-3)."""
    grammar.rule(
        "simple_condition",
        "there are {number:number} or more colors among {it:colour_havers}",
        lambda number, it: NumberIs(CountColours(it), ">=", number),
        None,
    )
    for whose, has, their in (
        ("yours", "you have", "your"),
        ("opponents", "your opponent has", "their|your_opponent's"),
    ):
        for owner in their.split("|"):
            grammar.rule(
                "simple_condition",
                f"{has} {{number:number}} or more {{_:total}} colors among "
                f"{owner.replace('_', ' ')} {{match:field_noun}}",
                lambda number, match, whose=whose: NumberIs(
                    CountColours(Selector(whose=whose, match=match)), ">=", number
                ),
                None,
            )
    for words in (
        "color|colors among",
        "different color|colors among",
        "different color|colors of",
    ):
        grammar.also("counted", CountColours, f"{words} {{selector:colour_havers}}")
    grammar.also("counted", CountColours, "different color|colors {selector:colour_havers} have")
    grammar.rule(
        "counted",
        "color|colors {of:owner} digivolution cards have",
        lambda of: CountColours(Selector("digivolution_cards", of=of)),
        None,
    )
    grammar.rule(
        "simple_condition",
        "{of:owner} digivolution cards have {number:number} or more {_:total} colors",
        lambda of, number: NumberIs(CountColours(_under(of)), ">=", number),
        _colours_under,
    )
    grammar.word("total", "", "")
    grammar.spelling("total", "", "total")


def _under(of: Ref) -> Selector:
    return Selector("digivolution_cards", of=of)


def _colours_under(node: Any) -> dict[str, Any] | None:
    match node:
        case NumberIs(
            left=CountColours(selector=Selector(of=Ref() as of) as found),
            comparison=">=",
            right=int() as number,
        ) if found == _under(of):
            return {"of": of, "number": number}
    return None
