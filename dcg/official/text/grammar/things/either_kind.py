"""Things of either of two kinds in one phrase: "Tamers or level 4 Digimon", "all X and all Y from a place"."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import All, AllOf, AnyOf, IsCategory, NameIs, Selector
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.things.filters import Filters, in_order
from dcg.official.text.grammar.things.nouns import ON_THE_FIELD
from dcg.official.text.grammar.things.places import WrittenPlace, place_of, placed

_DIGIMON = IsCategory(("digimon",))
_TAMER = IsCategory(("tamer",))


def install(grammar: Grammar) -> None:
    """Adds the phrases."""
    grammar.rule(
        "owned_on_field", "{whose:whose} Tamers or {before:befores} Digimon", _tamers_or, None
    )
    grammar.rule(
        "owned_on_field",
        "{whose:whose} {name:named} cards",
        lambda whose, name: Selector(whose=whose, match=(name,)),
        None,
    )
    grammar.rule(
        "every",
        "all Digimon and Tamers",
        lambda: All(Selector(match=(IsCategory(("digimon", "tamer")),))),
        None,
    )
    grammar.rule(
        "every",
        "all {one:card_noun} and all {other:card_noun} {place:place}",
        _all_of_both,
        _both_of_a_place,
        many=True,
    )
    grammar.rule(
        "placed",
        "{one:card_noun} or {before:befores} {kind:card_kind} {place:place}",
        _of_either_kind,
        None,
    )
    grammar.rule(
        "placed",
        "{one:card_noun} , {other:name} , or {another:name} {place:place}",
        _one_or_named,
        None,
    )


def _tamers_or(whose: Whose, before: Filters) -> Selector | None:
    """Tamers, or Digimon of which more is said."""
    if not before:
        return None
    digimon = AllOf(in_order((*before, _DIGIMON)))
    return Selector(whose=whose, match=(AnyOf((AllOf((_TAMER,)), digimon)),))


def _of_either_kind(
    one: Filters, before: Filters, kind: IsCategory, place: WrittenPlace
) -> Selector | None:
    """ "A red Digimon card or red Option card": of the second kind it is said again what it is."""
    if not before or not any(isinstance(each, IsCategory) for each in one):
        return None
    return placed((AnyOf((AllOf(one), AllOf(in_order((*before, kind))))),), place)


def _one_or_named(one: Filters, other: str, another: str, place: WrittenPlace) -> Selector | None:
    if not one:
        return None
    return placed((AnyOf((AllOf(one), AllOf((NameIs((other, another)),)))),), place)


def _all_of_both(one: Filters, other: Filters, place: WrittenPlace) -> All | None:
    """Whatever is the one or the other."""
    return All(placed((AnyOf((AllOf(one), AllOf(other))),), place)) if one and other else None


def _both_of_a_place(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, All) or node.selector.zone in ON_THE_FIELD:
        return None
    match node.selector.match:
        case (AnyOf(filters=(AllOf(filters=one), AllOf(filters=other))),):
            place = place_of(node.selector)
            whole = node == _all_of_both(one, other, place)
            return {"one": one, "other": other, "place": place} if whole else None
    return None
