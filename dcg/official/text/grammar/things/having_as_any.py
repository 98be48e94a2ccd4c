"""What is as much as that of one of several things: "as high or lower a level as 1 of your Digimon"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AnyOf,
    AttributeOf,
    Compare,
    ComparesWithAny,
    Count,
    Filter,
    Ref,
    Selector,
    Sum,
)
from dcg.official.language.terms import Attribute, Comparison

_WORDS: tuple[tuple[Attribute, Comparison, str], ...] = (
    ("level", "<=", "as high or lower a level as"),
    ("level", ">=", "as high or higher a level as"),
    ("play_cost", "<=", "as high or lower a play cost as"),
    ("play_cost", ">=", "as high or higher a play cost as"),
    ("dp", "<=", "as much or less DP as"),
    ("dp", ">=", "as much or more DP as"),
)
"""What is compared, how, and the words for both."""


def install(grammar: Grammar) -> None:
    """Adds what is compared with one of several, with one of two numbers, and by how much it is more."""
    grammar.rule(
        "one_of_several",
        "1 of {it:owned_on_field}",
        lambda it: it,
        lambda it: {"it": it},
        many=True,
    )
    grammar.rule(
        "one_of_several",
        "1 {it:placed}",
        lambda it: it if it.zone == "revealed" else None,
        lambda it: {"it": it} if it.zone == "revealed" else None,
    )
    for attribute, comparison, words in _WORDS:
        grammar.node(
            "having",
            ComparesWithAny,
            f"{words} {{with_:one_of_several}}",
            attribute=attribute,
            comparison=comparison,
            their=None,
        )
        grammar.node(
            "having",
            ComparesWithAny,
            f"{words} the number of 1 of {{with_:holders}} digivolution cards",
            attribute=attribute,
            comparison=comparison,
            their="digivolution_cards",
        )
        _either_stack(grammar, attribute, comparison, words)
    _so_much_more(grammar)


def _either_stack(
    grammar: Grammar, attribute: Attribute, comparison: Comparison, words: str
) -> None:
    """Either of two numbers is enough, and no player picks one of them (BT16-063#Q2653)."""
    stacks = tuple(Count(Selector("security_stack", whose)) for whose in ("yours", "opponents"))
    either = AnyOf(tuple(Compare(attribute, comparison, stack) for stack in stacks))
    said = f"{words} the number of cards in your or"
    grammar.word("having", either, f"{said} your opponent's security stack")
    grammar.spelling("having", either, f"{said} their security stack")


def _so_much_more(grammar: Grammar) -> None:
    """ "A play cost 1 higher than that Digimon"."""
    names: tuple[tuple[Attribute, str], ...] = (("level", "level"), ("play_cost", "play cost"))
    for attribute, name in names:

        def make(by: int, of: Ref, attribute: Attribute = attribute) -> Compare:
            return Compare(attribute, "=", Sum((AttributeOf(of, attribute), by)))

        grammar.rule(
            "having",
            f"a {name} {{by:number}} higher than {{of:reference}}",
            make,
            _by_how_much(make),
        )


def _by_how_much(
    make: Callable[[int, Ref], Compare],
) -> Callable[[Filter], dict[str, Any] | None]:
    def take(node: Filter) -> dict[str, Any] | None:
        match node:
            case Compare(number=Sum(numbers=(AttributeOf(of=of), int() as by))):
                return {"by": by, "of": of} if node == make(by, of) else None
        return None

    return take
