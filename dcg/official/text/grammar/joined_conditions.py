"""Two conditions as one: "A and B", "A, or if B", "you have C and a D" (15-6)."""

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
    NotMatching,
    NotTrue,
    NumberIs,
    Ref,
    Selector,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.filters import Filters, in_order
from dcg.official.text.grammar.nouns import begins_with_a_name
from dcg.official.text.grammar.possession import named_there


def install(grammar: Grammar) -> None:
    """Adds the joints."""
    _in_both_stacks(grammar)
    _of_all(grammar)
    for word, cls in (("and", AllTrue), ("or", AnyTrue)):
        _joined(grammar, word, cls)
    _after_a_comma(grammar)
    for whose, subject in (("yours", "you have"), ("opponents", "your opponent has")):
        _either_had(grammar, whose, subject)  # type: ignore[arg-type]
    _joined_otherwise(grammar)
    _had_besides(grammar)


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


def _joined_otherwise(grammar: Grammar) -> None:
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


def _joined(grammar: Grammar, word: str, cls: type[AllTrue | AnyTrue]) -> None:
    def two(node: Any) -> dict[str, Condition] | None:
        if type(node) is not cls or len(node.conditions) != 2:
            return None
        return {"one": node.conditions[0], "other": node.conditions[1]}

    grammar.rule(
        "condition",
        f"{{one:simple_condition}} {word} {{other:simple_condition}}",
        lambda one, other: cls((one, other)),
        two,
    )
    grammar.rule(
        "condition",
        f"{{one:simple_condition}} , {word} {{other:simple_condition}}",
        lambda one, other: cls((one, other)),
        None,
    )


def _either_had(grammar: Grammar, whose: Whose, subject: str) -> None:
    """ "You have a Tamer or a Digimon with X": what is had is said once of both."""
    category = f"one_or_the_other_{whose}"
    grammar.rule(category, f"{{selector:had_{whose}}}", named_there, None)
    grammar.rule(category, f"a|an {{selector:had_{whose}}}", Exists, None)
    grammar.rule(
        "condition",
        f"{subject} {{one:{category}}} or a|an {{other:had_{whose}}}",
        lambda one, other: AnyTrue((one, Exists(other))),
        None,
    )


def _after_a_comma(grammar: Grammar) -> None:
    grammar.rule(
        "condition",
        "{one:simple_condition} , or {other:simple_condition}",
        lambda one, other: AnyTrue((one, other)),
        None,
    )


def _of_all(grammar: Grammar) -> None:
    """ "All of your Digimon have the [A] trait": none has it not."""

    def all_have(whose: Whose, match: Filters, havings: Filters) -> NotTrue | None:
        if len(havings) != 1:
            return None
        others = in_order((*match, NotMatching(havings[0])))
        return NotTrue(Exists(Selector(whose=whose, match=others)))

    grammar.rule(
        "simple_condition",
        "all of {whose:whose} {match:field_noun} have {havings:havings}",
        all_have,
        None,
    )
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
