"""Small counted phrases of the verbs: "top 3 cards", "2 digivolution cards", "into a Digimon card"."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    INTO_THIS_CARD,
    AllOf,
    AnyOf,
    Choose,
    IsCategory,
    IsRef,
    Ref,
    Selector,
)
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.things.nouns import ON_THE_FIELD, begins_with_a_name
from dcg.official.text.grammar.things.places import WrittenPlace, placed


def install(grammar: Grammar) -> None:
    """Adds the phrases."""
    for category, noun in (("top_cards", ""), ("stack_cards", "digivolution")):
        grammar.word(category, 1, f"{noun} card")
        grammar.rule(
            category,
            f"{{number:number}} {noun} card^cards",
            lambda number: number,
            lambda node: {"number": node} if isinstance(node, int) else None,
            many="number",
        )
    # which card it is, is chosen
    for category, noun in (("any_stack_cards", "digivolution"), ("any_cards", "")):
        grammar.rule(
            category,
            f"{{number:number}} {noun} card^cards",
            lambda number: number,
            lambda node: {"number": node} if isinstance(node, int) else None,
            many="number",
        )
    grammar.spelling("any_stack_cards", 1, "digivolution card")
    grammar.rule(
        "plus",
        "{number:signed}",
        lambda number: number if number > 0 else None,
        lambda node: {"number": node} if isinstance(node, int) else None,
    )
    grammar.word("into", INTO_THIS_CARD, "this card")
    grammar.rule("into", "{it:reference}", _into_that, _that_card)
    grammar.rule("into", "{selector:placed+in}", _card, _named, many=False)
    grammar.rule("into", "a|an {selector:placed+in}", _card, _unnamed, many=False)
    grammar.rule("into", "1 {selector:placed+in}", _card, None)
    grammar.rule("into", "a|an {match:field_noun} {place:place}", _a_digimon, None)


def _into_that(it: Ref) -> Choose | None:
    """ "That card": the one that the effect is about, where it has gone."""
    if it != Ref("that:card"):
        return None
    return Choose(Selector("trash", "yours", (IsRef(it),)))


def _that_card(node: Any) -> dict[str, Any] | None:
    match node:
        case Choose(selector=Selector(match=(IsRef(ref=it),))):
            whole = Choose(Selector("trash", "yours", (IsRef(it),)))
            return {"it": it} if it == Ref("subject") and node == whole else None
    return None


def _card(selector: Selector) -> Choose | None:
    return None if selector.zone in ON_THE_FIELD else Choose(selector)


def _a_digimon(match: Filters, place: WrittenPlace) -> Choose | None:
    """ "A Digimon with X in your hand" is a Digimon card with X."""
    kind = any(isinstance(each, IsCategory) for each in match)
    return _card(placed(match, place)) if kind else None


def _unnamed(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Choose) or node != Choose(node.selector):
        return None
    return {"selector": node.selector}


def _named(node: Any) -> dict[str, Any] | None:
    values = _unnamed(node)
    return values if values and begins_with_a_name(_first(values["selector"].match)) else None


def _first(match: Filters) -> Filters:
    """Of "[A] or a level 4 Digimon card" the name."""
    match match:
        case (AnyOf(filters=(AllOf(filters=first), *_)),):
            return first
        case (AnyOf(filters=(first, *_)),):
            return (first,)
    return match
