"""Conditions in other words, which are only read: what lies under something, and two conditions joined."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AllTrue,
    AnyTrue,
    Compare,
    Condition,
    Exists,
    Filter,
    Matches,
    Ref,
    Selector,
)
from dcg.official.language.terms import Attribute, Comparison
from dcg.official.text.grammar.filters import Filters

_UNDER: tuple[tuple[str, Attribute, Comparison], ...] = (
    ("or more digivolution cards", "digivolution_cards", ">="),
    ("or fewer|less digivolution cards", "digivolution_cards", "<="),
    ("or more cards", "cards_under", ">="),
    ("or fewer|less cards", "cards_under", "<="),
)
"""How many of what there are under something."""


def install(grammar: Grammar) -> None:
    """Adds the conditions."""
    _under(grammar)
    _joined(grammar)


def _under(grammar: Grammar) -> None:
    """ "There are 4 or more digivolution cards under this Digimon": this Digimon has so many."""
    for has in ("there are", "you have"):
        for words, attribute, comparison in _UNDER:

            def make(
                ref: Ref,
                number: int,
                attribute: Attribute = attribute,
                comparison: Comparison = comparison,
            ) -> Matches:
                return Matches(ref, (Compare(attribute, comparison, number),))

            template = f"{has} {{number:number}} {words} under {{ref:reference}}"
            grammar.rule("simple_condition", template, make, None)


def _joined(grammar: Grammar) -> None:
    for joint, cls in (
        (", or if", AnyTrue),
        ("or if", AnyTrue),
        (", or", AnyTrue),
        (", and if", AllTrue),
        (", and", AllTrue),
    ):

        def both(one: Condition, other: Condition, cls: Any = cls) -> Condition:
            made: Condition = cls((one, other))
            return made

        words = f"{{one:simple_condition}} {joint} {{other:simple_condition}}"
        grammar.rule("condition", words, both, None)
    grammar.rule(
        "condition",
        "{ref:reference} has|have {match:havings} and is|are {one:adjective}",
        _has_and_is,
        None,
    )
    for whose in ("yours", "opponents"):
        grammar.rule(
            "condition",
            f"{{_:has_{whose}}} a|an {{one:had_{whose}}} or a|an {{other:had_{whose}}}",
            _one_or_other,
            None,
        )


def _has_and_is(ref: Ref, match: Filters, one: Filter) -> AllTrue:
    return AllTrue((Matches(ref, match), Matches(ref, (one,))))


def _one_or_other(one: Selector, other: Selector) -> AnyTrue:
    """ "You have a Digimon with X or a Tamer with Y": each of them is said whole."""
    return AnyTrue((Exists(one), Exists(other)))
