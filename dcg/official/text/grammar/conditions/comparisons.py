"""Conditions that compare: what both players have, and so many of what was counted before."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AllTrue,
    AnyTrue,
    Count,
    Exists,
    IsCategory,
    IsRef,
    NotTrue,
    NumberIs,
    Ref,
    Selector,
    TurnIs,
)
from dcg.official.language.terms import Comparison, Whose
from dcg.official.text.grammar.things.filters import leads

PLAYERS: tuple[Whose, Whose] = ("yours", "opponents")

COUNTED_BEFORE: dict[Whose, Selector] = {
    whose: Selector(whose=whose, match=(IsRef(Ref("counted_before")),))
    for whose in ("yours", "opponents", "any")
}
"""Stand for what a condition in front has counted, of whom."""
ONE = IsRef(Ref("one_such"))
"""Stands for the kind of what a condition in front has counted: "if you have one with X"."""


def install(grammar: Grammar) -> None:
    """Adds the conditions."""
    _against_the_opponent(grammar)
    _more_than_the_other(grammar)
    _of_both(grammar)
    _neither_has(grammar)
    _no_more_than_under(grammar)
    _so_many_of_them(grammar)


def _against_the_opponent(grammar: Grammar) -> None:
    """What both players have, compared."""
    ours, theirs = (Count(Selector("security_stack", whose)) for whose in PLAYERS)
    kinds = (IsCategory(("digimon", "tamer")),)
    mine, others = (Count(Selector(whose=whose, match=kinds)) for whose in PLAYERS)
    compared: tuple[tuple[NumberIs, str], ...] = (
        (
            NumberIs(others, ">=", mine),
            "your opponent has as many or more total Digimon and Tamers as you",
        ),
        (
            NumberIs(others, "<=", mine),
            "your opponent has as many or fewer total Digimon and Tamers as you",
        ),
    )
    grammar.spelling(
        "simple_condition",
        NumberIs(ours, "<=", theirs),
        "the number of cards in your security stack is less than or equal to your opponent's",
    )
    for node, words in compared:
        grammar.word("simple_condition", node, words)
    grammar.spelling(
        "simple_condition",
        NumberIs(others, "<=", mine),
        "they have as many or fewer total Digimon and Tamers as you",
    )


def _mirrored(selector: Selector) -> Selector:
    """The same of the other player."""
    return replace(selector, whose="opponents" if selector.whose == "yours" else "yours")


def _more_than_the_other(grammar: Grammar) -> None:
    """ "You have more Tamers than your opponent", whatever it is that both can have."""
    words: tuple[tuple[str, Comparison], ...] = (
        ("fewer {selector:%s} than", "<"),
        ("more {selector:%s} than", ">"),
        ("as many or more {selector:%s} as|than", ">="),
        ("as many or fewer {selector:%s} as|than", "<="),
        ("the same number of {selector:%s} as", "="),
    )
    rivals: tuple[tuple[Whose, str], ...] = (("yours", "your opponent"), ("opponents", "you do?"))
    for whose, rival in rivals:
        for said, comparison in words:

            def make(selector: Selector, comparison: Comparison = comparison) -> NumberIs:
                return NumberIs(Count(selector), comparison, Count(_mirrored(selector)))

            def take(node: Any, whose: Whose = whose, make: Any = make) -> dict[str, Any] | None:
                match node:
                    case NumberIs(left=Count(selector=selector)) if selector.whose == whose:
                        return {"selector": selector} if node == make(selector) else None
                return None

            template = f"{{_:has_{whose}}} {said % f'had_{whose}'} {rival}"
            grammar.rule("simple_condition", template, make, take, many=True)


def _of_both(grammar: Grammar) -> None:
    """ "Either player has 3 or fewer security cards": one of them, or each of them, by itself."""
    for who, has, cls in (("either player", "has", AnyTrue), ("both players", "have", AllTrue)):
        for more in ("more", "fewer"):

            def make(
                number: int, selector: Selector, cls: Any = cls, more: str = more
            ) -> AnyTrue | AllTrue:
                bounds = (number, None) if more == "more" else (0, number)
                sides = (_mirrored(selector), selector)
                made: AnyTrue | AllTrue = cls(tuple(Exists(each, *bounds) for each in sides))
                return made

            def take(
                node: Any, cls: Any = cls, more: str = more, make: Any = make
            ) -> dict[str, Any] | None:
                if type(node) is not cls:
                    return None
                match node.conditions:
                    case (Exists(), Exists(selector=selector) as theirs):
                        number = theirs.at_least if more == "more" else theirs.at_most
                        said = {"number": number, "selector": selector}
                        whole = selector.whose == "opponents" and number is not None
                        return said if whole and node == make(**said) else None
                return None

            template = f"{who} {has} {{number:number}} or {more} {{selector:had_opponents}}"
            grammar.rule("simple_condition", template, make, take, many=True)


def _neither_has(grammar: Grammar) -> None:
    """ "Either player has no security cards": one of them, or each of them, has none."""
    for who, has, cls in (("either player", "has", AnyTrue), ("both players", "have", AllTrue)):

        def make(selector: Selector, cls: Any = cls) -> AnyTrue | AllTrue:
            sides = (_mirrored(selector), selector)
            made: AnyTrue | AllTrue = cls(tuple(NotTrue(Exists(each)) for each in sides))
            return made

        def take(node: Any, cls: Any = cls, make: Any = make) -> dict[str, Any] | None:
            if type(node) is not cls:
                return None
            match node.conditions:
                case (NotTrue(), NotTrue(condition=Exists(selector=selector))):
                    whole = selector.whose == "opponents" and node == make(selector)
                    return {"selector": selector} if whole else None
            return None

        template = f"{who} {has} no {{selector:had_opponents}}"
        grammar.rule("simple_condition", template, make, take, many=True)


def _no_more_than_under(grammar: Grammar) -> None:
    """Security cards against cards under a Digimon."""
    yours = Count(Selector("security_stack", "yours"))
    grammar.rule(
        "simple_condition",
        "you have as many or fewer security cards as {it:reference} has {match:befores} digivolution cards",
        lambda it, match: NumberIs(
            yours, "<=", Count(Selector("digivolution_cards", match=match, of=it))
        ),
        lambda node: _of_which_stack(node, yours),
    )


def _of_which_stack(node: Any, yours: Count) -> dict[str, Any] | None:
    match node:
        case NumberIs(
            left=left,
            comparison="<=",
            right=Count(selector=Selector(zone="digivolution_cards", of=Ref() as of) as found),
        ) if left == yours and found == Selector("digivolution_cards", match=found.match, of=of):
            return {"it": of, "match": found.match} if all(map(leads, found.match)) else None
    return None


def _so_many_of_them(grammar: Grammar) -> None:
    """What is counted is left out where a condition in front has said it; `references` puts it in."""
    for whose, has in (("yours", "you have"), ("opponents", "they have"), ("any", "there are")):
        them = COUNTED_BEFORE[whose]  # type: ignore[index]
        grammar.rule(
            "simple_condition",
            f"{has} {{number:number}} or more",
            lambda number, them=them: Exists(them, number),
            None,
        )
        grammar.rule(
            "simple_condition",
            f"{has} {{number:number}} or fewer|less",
            lambda number, them=them: Exists(them, 0, number),
            None,
        )
        grammar.rule(
            "simple_condition",
            f"{has} one with {{match:havings}}",
            lambda match, whose=whose: Exists(Selector(whose=whose, match=(ONE, *match))),
            None,
        )
        grammar.rule(
            "simple_condition",
            f"{has} {{number:number}} or more cards",
            lambda number, them=them: Exists(them, number),
            None,
        )
    grammar.spelling("simple_condition", TurnIs("opponents"), "it's your opponent's")
