"""Comparisons in every direction and for every number: "a level lower than this Digimon's", "as low or lower a play
cost as it"."""

from __future__ import annotations

from typing import Any, Final

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
from dcg.official.language.terms import Attribute, Comparison
from dcg.official.text.grammar.filters import Filters

_NAMES: Final[tuple[tuple[Attribute, str, str], ...]] = (
    ("level", "level", "levels"),
    ("dp", "DP", "DP"),
    ("play_cost", "play cost", "play costs"),
)


def install(grammar: Grammar) -> None:
    """Adds what may stand after "with"."""
    _as_that_of_another(grammar)
    _as_a_number(grammar)
    _stacks(grammar)


def _as_that_of_another(grammar: Grammar) -> None:
    """With what is higher, lower or as much as that of one thing that was spoken of."""
    for attribute, name, several in _NAMES:
        plain, own, bare = f"as_{attribute}", f"own_{attribute}", f"bare_own_{attribute}"
        less: tuple[tuple[str, Comparison], ...] = (
            (f"as low or lower a? {name} as", "<="),
            (f"as low or lower {name} as", "<="),
            (f"as high or lower {several} as", "<="),
            (f"as much or less {name} as", "<="),
            (f"as high or higher {several} as", ">="),
        )
        strict: tuple[tuple[str, Comparison], ...] = (
            (f"a {name} lower than", "<"),
            (f"a {name} less than", "<"),
            (f"a lower {name} than", "<"),
            (f"lower {several} than", "<"),
            (f"{name} lower than", "<"),
            (f"less {name} than", "<"),
            (f"a {name} higher than", ">"),
            (f"a higher {name} than", ">"),
            (f"higher {several} than", ">"),
            (f"{name} higher than", ">"),
            (f"more {name} than", ">"),
        )
        known = {f"lower {name} than", f"higher {name} than", f"as much or less {name} as"}
        for words, comparison in (*less, *strict):
            for number in (plain, own, bare):
                if words in known and number == plain:
                    continue
                grammar.also(
                    "having",
                    Compare,
                    f"{words} {{number:{number}}}",
                    attribute=attribute,
                    comparison=comparison,
                )
        # said of what something is, and not of what it has
        for words, comparison in (
            (f"whose {name} is as high or lower than|as", "<="),
            (f"whose {name} is as low or lower than|as", "<="),
            (f"whose {name} is lower than", "<"),
            (f"whose {name} is higher than", ">"),
            (f"whose {name} is as high or higher than|as", ">="),
        ):
            for number in (plain, own, bare):
                grammar.rule(
                    "after",
                    f"{words} {{number:{number}}}",
                    _compared(attribute, comparison),
                    None,
                )
        grammar.also(
            "having",
            Compare,
            f"the same {name} as {{number:{bare}}}",
            attribute=attribute,
            comparison="=",
        )
        grammar.also(
            "having",
            Compare,
            f"the same {name} as {{number:{own}}}",
            attribute=attribute,
            comparison="=",
        )


def _compared(attribute: Attribute, comparison: Comparison) -> Any:
    def make(number: Number) -> Filters:
        return (Compare(attribute, comparison, number),)

    return make


def _as_a_number(grammar: Grammar) -> None:
    """ "A level less than or equal to the number of your Tamers"."""
    grammar.node("number_of", Count, "the number of {selector:owned_on_field}", many=True)
    for attribute, name, _ in _NAMES:
        for words, comparison in (
            (f"a {name} lower than", "<"),
            (f"a {name} higher than", ">"),
            (f"a {name} equal to", "="),
        ):
            grammar.node(
                "having",
                Compare,
                f"{words} {{number:number_of}}",
                attribute=attribute,
                comparison=comparison,
            )


def _stacks(grammar: Grammar) -> None:
    """Cards under one thing that was spoken of: "1 face-down digivolution card of this Digimon"."""

    def some(count: tuple[int, bool], match: Filters, of: Ref) -> Choose | None:
        if not match:
            return None
        return Choose(Selector("digivolution_cards", match=match, of=of), *count)

    grammar.rule(
        "choice",
        "{count:count} {match:befores} digivolution card|cards of|from|under {of:reference}",
        some,
        None,
        many=True,
    )
    grammar.also(
        "counted",
        AttributeOf,
        "digivolution card|cards {of:reference} had",
        attribute="digivolution_cards",
    )
