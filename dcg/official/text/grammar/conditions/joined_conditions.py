"""Conditions as one: "A and B", "A, or if B", "you have C and 3 or fewer D" (15-6)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AllTrue,
    AnyTrue,
    Condition,
    CountColours,
    Exists,
    Filter,
    Matches,
    NumberIs,
    Ref,
    Selector,
)
from dcg.official.text.grammar.changes.said_together import never_written
from dcg.official.text.grammar.things.filters import Filters


def install(grammar: Grammar) -> None:
    """Adds the joints."""
    _in_both_stacks(grammar)
    _several(grammar)
    for word, cls in (("and", AllTrue), ("or", AnyTrue)):
        _joined(grammar, word, cls)
        for whose in ("yours", "opponents", "any"):
            _had_together(grammar, whose, word, cls)
    grammar.rule(
        "condition",
        "{ref:reference} has|have {match:havings} and is|are {one:adjective}",
        _has_and_is,
        None,
    )


def _joined(grammar: Grammar, word: str, cls: type[AllTrue | AnyTrue]) -> None:
    def joined(node: Any) -> tuple[Condition, ...] | None:
        return node.conditions if type(node) is cls else None

    grammar.listed(
        "condition", "simple_condition", word, f"{word} if", make=cls, take=joined, least=2
    )


def _had_together(grammar: Grammar, whose: str, word: str, cls: type[AllTrue | AnyTrue]) -> None:
    """ "You have a Tamer or 3 or fewer security cards": who has it is said once. Behind "or", a name alone
    is one more name."""
    more = f"held_{whose}" if word == "and" else f"described_held_{whose}"
    several = f"held_{word}_{whose}"
    grammar.listed(
        several, more, word, first=f"held_{whose}", make=cls, take=never_written, least=2
    )
    grammar.rule("condition", f"{{_:has_{whose}}} {{it:{several}}}", lambda it: it, None)


def _has_and_is(ref: Ref, match: Filters, one: Filter) -> AllTrue:
    return AllTrue((Matches(ref, match), Matches(ref, (one,))))


def _several(grammar: Grammar) -> None:
    """ "You have both [A] and [B]", "your Tamers have 3 or more colors"."""
    grammar.rule(
        "simple_condition",
        "you have both {one:named} and {other:named}",
        lambda one, other: AllTrue(
            tuple(Exists(Selector(whose="yours", match=(each,))) for each in (one, other))
        ),
        None,
    )
    grammar.rule(
        "simple_condition",
        "{it:colour_havers} have {number:number} or more colors",
        lambda it, number: NumberIs(CountColours(it), ">=", number),
        None,
    )


def _in_both_stacks(grammar: Grammar) -> None:
    """ "You and your opponent have 8 or fewer total security cards"."""
    stacks = Selector("security_stack")
    for more in ("more", "fewer|less"):
        grammar.rule(
            "simple_condition",
            f"you and your opponent have {{number:number}} or {more} total security cards",
            lambda number, more=more: (
                Exists(stacks, number) if more == "more" else Exists(stacks, 0, number)
            ),
            None,
        )
