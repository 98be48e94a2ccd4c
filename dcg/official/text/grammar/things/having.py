"""Filters after "with": "<Blocker>", "4000 DP or less", "[A] in its name", "the [B] trait"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, get_args

from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.productions import Reading
from dcg.official.language.selectors import (
    AnyOf,
    Filter,
    HasInheritedEffect,
    HasInText,
    HasKeyword,
    HasSameLevelCards,
    HasStackColours,
    HasTimedEffect,
    HasTrait,
    IsDifferent,
    NameContains,
    NotMatching,
    Ref,
    SharesColour,
    SharesName,
    Superlative,
)
from dcg.official.language.terms import Differing, Timed
from dcg.official.text.grammar.things import (
    having_as_any,
    having_as_much,
    having_numbers,
    having_traits,
    having_under,
)
from dcg.official.text.grammar.things.having_numbers import ATTRIBUTES
from dcg.official.text.grammar.things.having_under import DIFFERENT

assert set(DIFFERENT) == set(get_args(Differing))
"""What several cards have to differ in (4-22)."""


def install(grammar: Grammar) -> None:
    """Adds what may stand after "with"."""
    having_numbers.install(grammar)
    having_traits.install(grammar)
    _in_text(grammar)
    grammar.rule(
        "having",
        "{names:names} in its^their name^names or text^texts",
        _in_name_or_text,
        _name_or_text_said,
    )
    for words in ("traits", "in? any|one of its|their traits"):
        grammar.rule(
            "having",
            f"{{names:names}} in its^their name^names or {words}",
            _in_name_or_traits,
            _name_or_traits_said if words == "traits" else None,
        )
    grammar.rule("havings", "the {one:name} and {other:name} trait|traits", _both_traits, None)
    grammar.rule(
        "havings",
        "the {one:name} and {other:name} trait|traits and {more:havings}",
        lambda one, other, more: (*_both_traits(one, other), *more),
        None,
    )
    _superlatives(grammar)
    grammar.node("having", HasKeyword, "{keyword:keyword_name}")
    _of_both_kinds(grammar)
    grammar.rule(
        "having",
        "{texts:names} in its^their name^names",
        lambda texts: None,  # it is read by the rule below
        lambda node: {"texts": node.texts} if node == NameContains(_texts(node)) else None,
    )
    grammar.also("having", NameContains, "{texts:names} in its|their name|names {_:one_kind}")
    brackets = "( other than {it:names} )"
    grammar.rule("bracketed_but", brackets, lambda it: it, lambda it: {"it": it})
    grammar.rule("bracketed_but", f"{brackets} ,", lambda it: it, None)
    grammar.one_of("but", "bracketed_but")
    grammar.rule("but", ", other than {it:names} ,?", lambda it: it, None)
    # without brackets, another name is meant, not another part of the name
    grammar.node(
        "having", NameContains, "{texts:names} in its^their name^names {other_than:bracketed_but}"
    )
    grammar.also("having", NameContains, "{texts:names} {other_than:but} in its|their name|names")
    grammar.node("having", SharesName, "the same name as {with_:reference}")
    for words in ("that Digimon", "the Digimon you digivolved into"):
        grammar.spelling(
            "having",
            NotMatching(SharesName(Ref("that:Digimon"))),
            f"a different name than {words}",
        )
    grammar.node("having", SharesColour, "the same color as {with_:reference}")
    for differing, text in DIFFERENT.items():
        grammar.node("having", IsDifferent, text, by=differing)
    grammar.also("having", IsDifferent, "a different name", by="name")
    grammar.node("having", HasInheritedEffect, "inherited effects|effect")
    grammar.spelling("having", NotMatching(HasInheritedEffect()), "no inherited effects|effect")
    grammar.also("having", HasInheritedEffect, "an inherited effect")
    grammar.node(
        "having",
        HasSameLevelCards,
        "{at_least:number} or more same-level cards in its^their stack^stacks",
    )
    grammar.node(
        "having",
        HasStackColours,
        "{at_least:number} or more colors in its^their stack^stacks",
    )
    for timing in get_args(Timed):
        icon = f"[{timing.replace('_', ' ').title().replace(' ', '_')}]"
        grammar.node(
            "having",
            HasTimedEffect,
            f"{'an' if timing.startswith('on') else 'a'} {icon} effect|effects",
            timing=timing,
        )
        grammar.also("having", HasTimedEffect, f"{icon} effects", timing=timing)
    having_under.install(grammar)
    having_as_much.install(grammar)
    having_as_any.install(grammar)
    grammar.listed("havings", "having", "and", "and with")
    grammar.listed("havings", "having", "or", "or with", make=either, take=_any, least=2)


def _of_both_kinds(grammar: Grammar) -> None:
    """ "All of your Digimon with [A] in their names and [B] in their traits": those of the one kind and those
    of the other, as no card is of both (ST12-13); of one card with "its" it has both."""
    grammar.function("one_kind", _one_kind, None)
    grammar.rule(
        "having",
        "{texts:names} in their names and {traits:names} in their traits",
        lambda texts, traits: AnyOf((NameContains(texts), HasTrait(traits, contains=True))),
        None,
    )


def _texts(node: Any) -> tuple[str, ...]:
    return node.texts if isinstance(node, NameContains) else ()


_NAMED: Final = ("in", "their", "names", "and")
_OF_TRAITS: Final = ("in", "their", "traits")


def _one_kind(parser: Parser, position: int) -> Iterator[Reading]:
    """Reads nothing, behind "in their names", unless "and [B] in their traits" follows."""
    behind = parser.words(position + 1 - len(_NAMED), *_NAMED)
    while behind is not None and (
        parser.at(behind).startswith("[") or parser.at(behind) in _JOINTS
    ):
        behind += 1
    if behind is None or parser.words(behind, *_OF_TRAITS) is None:
        yield "", position


_JOINTS: Final = (",", "or")


def _in_text(grammar: Grammar) -> None:
    grammar.node("having", HasInText, "{term:term} in its^their text^texts")
    grammar.listed("in_text", "in_text_item", make=AnyOf, take=_all_in_text, least=2)
    grammar.node("in_text_item", HasInText, "{term:term}")
    grammar.rule(
        "having", "{it:in_text} in its^their text^texts", lambda it: it, lambda node: {"it": node}
    )


def _in_name_or_text(names: tuple[str, ...]) -> AnyOf:
    return AnyOf((NameContains(names), *map(HasInText, names)))


def _name_or_text_said(node: Any) -> dict[str, Any] | None:
    match node:
        case AnyOf(filters=(NameContains(texts=names), *_)) if node == _in_name_or_text(names):
            return {"names": names}
    return None


def _in_name_or_traits(names: tuple[str, ...]) -> AnyOf:
    return AnyOf((NameContains(names), HasTrait(names, contains=True)))


def _name_or_traits_said(node: Any) -> dict[str, Any] | None:
    match node:
        case AnyOf(filters=(NameContains(texts=names), *_)) if node == _in_name_or_traits(names):
            return {"names": names}
    return None


def _both_traits(one: str, other: str) -> tuple[Filter, ...]:
    """ "The [A] and [B] traits": it has both."""
    return (HasTrait((one,)), HasTrait((other,)))


def _superlatives(grammar: Grammar) -> None:
    for highest, text in ((True, "highest"), (False, "lowest")):
        for attribute, name in ATTRIBUTES.items():
            grammar.node(
                "having", Superlative, f"the {text} {name}", attribute=attribute, highest=highest
            )


def either(filters: tuple[Filter, ...]) -> tuple[Filter, ...] | None:
    """Several filters with "or" between them are one. "<Rush> or <Raid> in its text" are both in its text."""
    if any(isinstance(each, HasKeyword) for each in filters) and any(
        isinstance(each, HasInText) and each.term.startswith("<") for each in filters
    ):
        return None
    return (AnyOf(filters),)


def _all_in_text(node: Any) -> tuple[Filter, ...] | None:
    if isinstance(node, AnyOf) and all(isinstance(each, HasInText) for each in node.filters):
        return node.filters
    return None


def _any(filters: Any) -> tuple[Filter, ...] | None:
    match filters:
        case (AnyOf(filters=parts),):
            return parts
    return None
