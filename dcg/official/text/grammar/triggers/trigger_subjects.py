"""Who something happens to: the subjects of trigger conditions, and what is digivolved into (15-5)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AllOf,
    AnyOf,
    HasTrait,
    IsCategory,
    IsRef,
    IsToken,
    NameIs,
    Ref,
    Selector,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.things.filters import Filters, in_order
from dcg.official.text.grammar.things.nouns import ONE_OF, only_named


def install(grammar: Grammar) -> None:
    """Adds `who` and `into_card`."""
    _who(grammar)
    _into(grammar)


def _who(grammar: Grammar) -> None:
    """Who it happens to."""
    grammar.one_of("who", "this")
    grammar.rule(
        "who",
        f"one|1|any of {{it:owned_on_field+{ONE_OF}}}",
        lambda it: it,
        lambda node: {"it": node} if isinstance(node, Selector) else None,
        many=True,
    )
    grammar.rule("who", "{it:owned_on_field}", lambda it: it, None)
    grammar.rule(
        "who",
        "one|1|any of {whose:whose} {one:named} or {match:field_noun}",
        lambda whose, one, match: None,  # it is read as any two kinds are
        _named_or_described,
        many=True,
    )
    grammar.rule(
        "who",
        "one|1|any of {whose:whose} {one:name} , {two:name} or {match:field_noun}",
        lambda whose, one, two, match: _so_named_or(whose, NameIs((one, two)), match),
        None,
    )
    for article, other in (("another", True), ("a|an", False)):
        _anyone(grammar, article, other=other)
    for words, other in (("any", False), ("", False), ("other", True), ("any other", True)):
        grammar.rule(
            "who" if "any" in words else "bare_who",
            f"{words} {{match:field_noun}}",
            lambda match, other=other: (
                Selector(match=match, other=other)
                if any(isinstance(each, IsCategory | IsToken) for each in match)
                else None
            ),
            None,
        )
    grammar.rule(
        "who",
        "one|1|any of {whose:whose} cards {match:after}",
        lambda whose, match: Selector(whose=whose, match=match) if match else None,
        _cards_alone,
        many=True,
    )
    # what happens in the breeding area is spoken of as that (3-4-6-6)
    grammar.rule("who", "one|1|any of {it:bred}", lambda it: it, _of_the_breeding_area, many=True)
    grammar.rule("who", "{it:bred}", lambda it: it, None)
    grammar.word("who", Selector(), "a card")
    grammar.rule(
        "who",
        "a card {match:after}",
        lambda match: Selector(match=match) if match else None,
        _anyones_cards,
        many=False,
    )
    grammar.rule(
        "who",
        "another of your {match:field_noun}",
        lambda match: Selector(whose="yours", match=match, other=True),
        None,
    )


def _of_the_breeding_area(node: Any) -> dict[str, Any] | None:
    bred = isinstance(node, Selector) and node.zone == "breeding_area"
    return {"it": node} if bred else None


def _cards_alone(node: Any) -> dict[str, Any] | None:
    """Cards of a player on the field that are said to be nothing but what stands behind."""
    if not isinstance(node, Selector) or node != Selector(whose=node.whose, match=node.match):
        return None
    if node.whose == "any" or any(isinstance(each, IsCategory | NameIs) for each in node.match):
        return None
    return {"whose": node.whose, "match": node.match}


def _anyones_cards(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Selector) or node != Selector(match=node.match):
        return None
    if any(isinstance(each, IsCategory | NameIs) for each in node.match):
        return None
    return {"match": node.match}


def _anyone(grammar: Grammar, article: str, *, other: bool) -> None:
    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, Selector) or node != Selector(match=node.match, other=other):
            return None
        return {"match": node.match}

    grammar.rule(
        "who",
        f"{article} {{match:field_noun}}",
        lambda match: Selector(match=match, other=other),
        take,
        many=False,
    )


def _into(grammar: Grammar) -> None:
    """What a Digimon digivolves into or is linked to."""
    grammar.word("into_card", (IsRef(Ref("this_card")),), "this card")
    grammar.word("card_in_hand", (IsRef(Ref("this_card")),), "this card")
    grammar.rule(
        "card_in_hand",
        "{match:one_card}",
        lambda match: match or None,
        lambda match: {"match": match},
    )
    grammar.rule(
        "into_card_in_hand",
        "{match:one_card} in|from your hand {more:after}",
        lambda match, more: in_order((*match, *more)) if more else None,
        None,
    )
    grammar.rule(
        "into_card",
        "{match:one_card}",
        lambda match: match or None,
        lambda match: {"match": match} if match else None,
    )
    # behind a name alone, another name begins a list of them: "[A] or [B] trait card"
    for but, name in (("", False), ("{_:no_name}", True)):
        grammar.rule(
            "into_card",
            f"{{one:one_card}} or {but} {{other:one_card}}",
            lambda one, other, name=name: (
                _one_or_the_other(one, other) if only_named(one) == name else None
            ),
            None if name else _either_of_two,
        )
    grammar.rule("into_card", "{match:field_noun}", _with_kind, None)
    grammar.rule("into_card", "a|an {match:field_noun}", _with_kind, None)


def _with_kind(match: Filters) -> Filters | None:
    return match if any(isinstance(each, IsCategory) for each in match) else None


def _one_or_the_other(one: Filters, other: Filters) -> Filters | None:
    """Two names are one card with a list of names."""
    if not one or not other or all(isinstance(each, NameIs) for each in (*one, *other)):
        return None
    return (AnyOf((AllOf(one), AllOf(other))),)


def _either_of_two(match: Filters) -> dict[str, Filters] | None:
    match match:
        case (AnyOf(filters=(AllOf(filters=one), AllOf(filters=other))),):
            return {"one": one, "other": other}
    return None


def _so_named_or(whose: Whose, one: NameIs, match: Filters) -> Selector | None:
    """ "Your [A], [B] or green Tamers": what is so named, or what is described behind. "[A] or [B] trait"
    are two traits."""
    if any(isinstance(each, HasTrait) for each in match) or len(match) < 2:
        return None
    described = any(isinstance(each, IsCategory) for each in match)
    return (
        Selector(whose=whose, match=(AnyOf((AllOf((one,)), AllOf(match))),)) if described else None
    )


def _named_or_described(node: Any) -> dict[str, Any] | None:
    match node:
        case Selector(
            match=(AnyOf(filters=(AllOf(filters=(NameIs() as one,)), AllOf(filters=rest))),)
        ):
            either = AnyOf((AllOf((one,)), AllOf(rest)))
            described = len(rest) > 1 and any(isinstance(each, IsCategory) for each in rest)
            whole = Selector(whose=node.whose, match=(either,)) if described else None
            return {"whose": node.whose, "one": one, "match": rest} if node == whole else None
    return None
