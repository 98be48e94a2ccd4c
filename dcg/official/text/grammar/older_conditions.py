"""Conditions in other words, which are only read: what lies under something, and two conditions joined."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AllTrue,
    AnyTrue,
    Compare,
    Condition,
    Exists,
    Filter,
    IsRef,
    Matches,
    NotTrue,
    Ref,
    Selector,
)
from dcg.official.language.terms import Attribute, Comparison, Whose
from dcg.official.text.grammar.filters import Filters, in_order
from dcg.official.text.grammar.nouns import begins_with_a_name

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
    _there(grammar)
    _joined(grammar)
    _had_besides(grammar)
    attacker = (IsRef(Ref("attacker")),)
    players: tuple[tuple[Whose, str], ...] = (
        ("opponents", "your opponent's"),
        ("yours", "your"),
    )
    for whose, owner in players:
        attacking = Exists(Selector(whose=whose, match=attacker))
        grammar.word("simple_condition", attacking, f"one of {owner} Digimon is attacking")
    theirs = Exists(Selector(whose="opponents", match=attacker))
    grammar.spelling("simple_condition", theirs, "one of their Digimon is attacking")


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


def _there(grammar: Grammar) -> None:
    """ "[A] is in your battle area", "one of your [A]s has 2 digivolution cards", "3 cards in hand"."""
    grammar.rule(
        "simple_condition",
        "{name:named} is in your battle area",
        lambda name: Exists(Selector(whose="yours", match=(name,))),
        None,
    )
    grammar.rule(
        "simple_condition",
        "one|1 of {selector:owned_on_field} has {match:havings}",
        lambda selector, match: Exists(
            replace(selector, match=in_order((*selector.match, *match)))
        ),
        None,
    )
    grammar.rule(
        "simple_condition",
        "your battle area has {number:number} placed {name:named} s?",
        lambda number, name: Exists(Selector(whose="yours", match=(name,)), number),
        None,
    )
    players: tuple[Whose, ...] = ("yours", "opponents")
    for whose in players:
        grammar.rule(
            f"had_{whose}",
            "{match:card_noun} in hand",
            lambda match, whose=whose: Selector("hand", whose, match),
            None,
        )
        grammar.rule(
            "simple_condition",
            f"{{_:lacks_{whose}}} another {{selector:had_{whose}}}",
            lambda selector: NotTrue(Exists(replace(selector, other=True))),
            None,
        )


def _had_besides(grammar: Grammar) -> None:
    """ "You have 3 or fewer security cards and a Tamer": what is had is said once."""

    def make(one: Condition, selector: Selector) -> AllTrue | None:
        yours = isinstance(one, Exists) and one.selector.whose == "yours"
        return AllTrue((one, Exists(selector))) if yours else None

    grammar.rule("condition", "{one:simple_condition} and a|an {selector:had_yours}", make, None)
    grammar.rule(
        "condition",
        "{one:simple_condition} and {selector:had_yours}",
        lambda one, selector: make(one, selector) if begins_with_a_name(selector.match) else None,
        None,
    )


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
