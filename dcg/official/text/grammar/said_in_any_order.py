"""The parts of a noun phrase in an order that is not the written one: "Digimon with the [A] trait or [B]", "other
red cards", "Digimon other than this Digimon"."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    All,
    AllOf,
    AnyOf,
    Choose,
    Condition,
    Exists,
    Filter,
    IsCategory,
    IsRef,
    NameIs,
    NotMatching,
    NotTrue,
    Ref,
    Selector,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.choices import OneOf, of_either
from dcg.official.text.grammar.filters import Filters
from dcg.official.text.grammar.places import WrittenPlace, placed

NOT_THIS_CARD: Final = NotMatching(IsRef(Ref("this_card")))
"""Of "1 other card", where its own card may lie too."""


def install(grammar: Grammar) -> None:
    """Adds the phrases."""
    _or_named(grammar)
    _other_cards(grammar)
    _other_than_this(grammar)


def _or_named(grammar: Grammar) -> None:
    """ "1 card with the [A] trait or [B]": what is described, or what is so named."""
    grammar.rule("placed", "{one:card_noun} or {name:named} {place:place}", _placed_or_named, None)
    grammar.rule(
        "choice",
        "{count:count} of {whose:whose} {one:field_noun} or {name:named}",
        _one_or_named,
        None,
    )
    for category, words in (
        ("every", "all of {whose:whose} {one:field_noun} or|and {name:named}"),
        ("bare_plural", "{whose:whose} {one:field_noun} or {name:named}"),
    ):
        grammar.rule(
            category,
            words,
            lambda whose, one, name: (
                All(found) if (found := _named_first(whose, one, name)) else None
            ),
            None,
        )
    grammar.rule(
        "who", "one|1|any of {whose:whose} {one:field_noun} or {name:named}", _named_first, None
    )


def _is_described(match: Filters) -> bool:
    """Whether it has no name of its own, which another name would go with."""
    return bool(match) and not any(isinstance(each, NameIs) for each in match)


def _placed_or_named(one: Filters, name: Filter, place: WrittenPlace) -> Selector | None:
    if not _is_described(one):
        return None
    return placed((AnyOf((AllOf(one), AllOf((name,)))),), place)


def _one_or_named(count: OneOf, whose: Whose, one: Filters, name: Filter) -> Choose | None:
    if not _is_described(one):
        return None
    return of_either(count, Selector(whose=whose, match=one), Selector(whose=whose, match=(name,)))


def _named_first(whose: Whose, one: Filters, name: Filter) -> Selector | None:
    if not _is_described(one) or len(one) == 1:
        return None
    return Selector(whose=whose, match=(AnyOf((AllOf((name,)), AllOf(one))),))


def _other_cards(grammar: Grammar) -> None:
    """ "1 other [A] trait card from your trash": not the card of the effect, which may lie there (15-14-3)."""

    def make(match: Filters, place: WrittenPlace) -> Selector | None:
        return placed((NOT_THIS_CARD, *match), place)

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, Selector) or node.match[:1] != (NOT_THIS_CARD,):
            return None
        place = WrittenPlace(node.zone, node.whose, node.of, node.also, node.under)
        match = node.match[1:]
        return {"match": match, "place": place} if node == make(match, place) else None

    grammar.rule("placed", "other {match:card_noun} {place:place}", make, take)


def _other_than_this(grammar: Grammar) -> None:
    """ "Digimon other than this Digimon" are other Digimon."""
    for words in ("other than this Digimon|Tamer", "except this Digimon|Tamer"):
        grammar.rule(
            "owned_on_field",
            f"{{whose:whose}} {{match:field_noun}} {words}",
            lambda whose, match: Selector(whose=whose, match=match, other=True),
            None,
        )
        grammar.rule(
            "anyones_on_field",
            f"{{match:field_noun}} {words}",
            lambda match: (
                Selector(match=match, other=True)
                if any(isinstance(each, IsCategory) for each in match)
                else None
            ),
            None,
        )
        _none_besides(grammar, "yours", "you have", words)
        _none_besides(grammar, "opponents", "your opponent has", words)


def _none_besides(grammar: Grammar, whose: Whose, has: str, words: str) -> None:
    """ "You have no Digimon other than this Digimon"."""
    for no in (f"{has} no", "you don't have" if whose == "yours" else "your opponent doesn't have"):
        for any_ in ("", "any"):
            if any_ and no.endswith("no"):
                continue
            grammar.rule(
                "simple_condition",
                f"{no} {any_} {{match:field_noun}} {words}",
                lambda match, whose=whose: _no_other(whose, match),
                None,
            )


def _no_other(whose: Whose, match: Filters) -> Condition:
    return NotTrue(Exists(Selector(whose=whose, match=match, other=True)))
