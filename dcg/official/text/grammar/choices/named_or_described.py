"""What is described or else has a name: "1 card with the [A] trait or [B]"."""

from __future__ import annotations

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import All, AllOf, AnyOf, Choose, Filter, NameIs, Selector
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.choices.choices import OneOf, of_either
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.things.places import WrittenPlace, placed


def install(grammar: Grammar) -> None:
    """Adds the targets and who a trigger is about."""
    _or_named(grammar)


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
