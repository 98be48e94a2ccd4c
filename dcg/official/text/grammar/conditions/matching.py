"""Conditions on one thing: "this Digimon is suspended", "that card has the [A] trait" (15-6)."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AnyOf,
    AttributeOf,
    Compare,
    Exists,
    Filter,
    HasDigivolutionCard,
    HasSameLevelCards,
    HasStackColours,
    IsCategory,
    Matches,
    NameContains,
    NameIs,
    NotTrue,
    PlayedThisTurn,
    Ref,
    Selector,
    Superlative,
)
from dcg.official.language.terms import Attribute
from dcg.official.text.grammar.things.filters import Filters, leads
from dcg.official.text.grammar.things.nouns import begins_with_a_name, only_named

STACK_BEFORE: Final = Ref("stack_before")
"""Stands for what has the digivolution cards that a condition in front has spoken of."""

# --- "this Digimon has / is ..." --------------------------------------------------------------


def install(grammar: Grammar) -> None:
    """Adds what one thing is, has and does."""

    def matches(template: str, *, reads_only: bool = False) -> None:
        if reads_only:
            grammar.also("simple_condition", Matches, template)
        else:
            grammar.node("simple_condition", Matches, template, many=False)

    matches("{ref:owner} digivolution cards include {match:cards_included}")
    matches("{ref:owner} digivolution cards have {match:cards_included}", reads_only=True)
    matches("{match:cards_included} is|was in {ref:owner} digivolution cards", reads_only=True)
    grammar.rule(
        "cards_included",
        "a Digimon card with {names:names}",
        lambda names: (HasDigivolutionCard((IsCategory(("digimon",)), NameContains(names))),),
        None,
    )
    grammar.rule("revealed_kind", "{it:card_noun}", lambda it: it, lambda node: {"it": node})
    # written so of the card that is revealed; what reads it is below, with all else "that card" is
    grammar.rule(
        "simple_condition",
        "that card is a|an {match:revealed_kind}",
        lambda match: None,
        lambda node: (
            {"match": node.match}
            if isinstance(node, Matches) and node.ref == Ref("revealed")
            else None
        ),
        many=False,
    )
    grammar.rule("is_so", "{it:adjective}", lambda it: (it,), _alone)
    matches("{ref:reference} is|are {match:is_so}")
    grammar.rule("is_one", "{it:field_noun}", lambda it: it, _begins_with_a_name)
    grammar.rule("is_one", "a|an {it:field_noun}", lambda it: it, lambda node: {"it": node})
    matches("{ref:reference} is|are {match:is_one}")
    grammar.rule("named_so", "{it:named}", lambda it: (it,), None)
    matches("{ref:owner} name is {match:named_so}", reads_only=True)
    grammar.rule("is_card", "a|an {it:card_noun}", lambda it: it or None, None)
    matches("{ref:reference} is|are {match:is_card}", reads_only=True)
    grammar.spelling("card_gone", Ref("that:card"), "that card")
    matches("{ref:card_gone} was {match:is_card}", reads_only=True)
    for noun in ("is_card", "is_one", "is_so"):
        grammar.rule(
            "simple_condition",
            f"it's {{match:{noun}}}",
            lambda match: Matches(Ref("it"), match),
            None,
        )
    grammar.rule("had_so", "{it:havings}", _not_the_most, lambda node: {"it": node})
    matches("{ref:reference} has|have {match:had_so}")
    _the_most(grammar)
    matches("{ref:reference} had {match:havings}", reads_only=True)
    grammar.one_of("is_what", "adjective", "named")
    grammar.rule(
        "simple_condition",
        "{ref:reference} is|are {one:is_what} or has|have {other:having}",
        _is_or_has,
        _said_apart,
        many=False,
    )
    for has, is_ in (("has|have", "is|are"), ("had", "was")):
        words = f"{{ref:reference}} {has} {{other:having}} or {is_} {{one:is_what}}"
        grammar.rule("simple_condition", words, _is_or_has, None)
    grammar.rule(
        "simple_condition",
        "{ref:owner} stack has {number:number} or more same-level cards",
        lambda ref, number: Matches(ref, (HasSameLevelCards(number),)),
        _of_one_level,
    )
    grammar.rule(
        "simple_condition",
        "{ref:owner} stack has {number:number} or more {_:total} colors",
        lambda ref, number: Matches(ref, (HasStackColours(number),)),
        None,
    )
    grammar.rule(
        "simple_condition",
        "{ref:reference} was|were played this turn",
        lambda ref: Matches(ref, (PlayedThisTurn(),)),
        _came_this_turn,
        many=False,
    )
    grammar.rule(
        "simple_condition",
        "{ref:reference} wasn't|weren't played this turn",
        lambda ref: NotTrue(Matches(ref, (PlayedThisTurn(),))),
        lambda node: _came_this_turn(node.condition) if isinstance(node, NotTrue) else None,
        many=False,
    )
    # of the stack that a condition in front has spoken of; `references` puts it in
    grammar.rule(
        "simple_condition",
        "there is a|an {match:card_noun}",
        lambda match: Matches(STACK_BEFORE, (HasDigivolutionCard(match),)) if match else None,
        None,
    )
    grammar.node("card_included", HasDigivolutionCard, "{match:one_card}")
    grammar.rule("cards_included", "{it:card_included}", lambda it: (it,), _alone)
    # behind a name alone, another name begins a list of them: "[A] or [B] trait card"
    for but, name in (("", False), ("{_:no_name}", True)):
        grammar.rule(
            "cards_included",
            f"{{one:card_included}} or {but} {{other:card_included}}",
            lambda one, other, name=name: (
                _either(one, other) if only_named(one.match) == name else None
            ),
            None if name else _alternatives,
        )


def _not_the_most(it: Filters) -> Filters | None:
    """That it has the highest of something is said of no other than of all of its kind."""
    return None if any(isinstance(each, Superlative) for each in it) else it


def _the_most(grammar: Grammar) -> None:
    """ "This Digimon has the highest DP": no other Digimon has more (2-9-2)."""
    names: tuple[tuple[Attribute, str], ...] = (
        ("dp", "DP"),
        ("level", "level"),
        ("play_cost", "play cost"),
    )
    for attribute, name in names:
        for most, comparison in (("highest", ">"), ("lowest", "<")):
            this = AttributeOf(Ref("this"), attribute)
            more = Selector(match=(_DIGIMON, Compare(attribute, comparison, this)))  # type: ignore[arg-type]
            for among in ("", "among all Digimon"):
                words = f"this Digimon has the {most} {name} {among}"
                grammar.spelling("simple_condition", NotTrue(Exists(more)), words)


_DIGIMON: Final = IsCategory(("digimon",))


def _is_or_has(ref: Ref, one: Filter, other: Filter) -> Matches:
    return Matches(ref, (AnyOf((one, other)),))


def _said_apart(node: Any) -> dict[str, Any] | None:
    match node:
        case Matches(ref=ref, match=(AnyOf(filters=(one, other)),)):
            return (
                {"ref": ref, "one": one, "other": other}
                if leads(one) or isinstance(one, NameIs)
                else None
            )
    return None


def _of_one_level(node: Any) -> dict[str, Any] | None:
    match node:
        case Matches(ref=ref, match=(HasSameLevelCards(at_least=number),)):
            return {"ref": ref, "number": number}
    return None


def _came_this_turn(node: Any) -> dict[str, Any] | None:
    match node:
        case Matches(ref=ref, match=(PlayedThisTurn(),)):
            return {"ref": ref}
    return None


def _alone(filters: Any) -> dict[str, Any] | None:
    return {"it": filters[0]} if isinstance(filters, tuple) and len(filters) == 1 else None


def _begins_with_a_name(filters: Any) -> dict[str, Any] | None:
    return {"it": filters} if begins_with_a_name(filters) else None


def _either(one: HasDigivolutionCard, other: HasDigivolutionCard) -> tuple[Filter, ...] | None:
    """Two names are one card with a list of names, not two cards."""
    if all(isinstance(each, NameIs) for each in (*one.match, *other.match)):
        return None
    return (AnyOf((one, other)),)


def _alternatives(filters: Any) -> dict[str, Any] | None:
    match filters:
        case (AnyOf(filters=(HasDigivolutionCard() as one, HasDigivolutionCard() as other)),):
            return {"one": one, "other": other}
    return None
