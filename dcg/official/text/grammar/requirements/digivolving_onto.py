"""What a card says of itself in the hand: what it may digivolve from besides its requirements (2-3-6)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import DigivolveFrom
from dcg.official.language.selectors import (
    AllOf,
    AnyOf,
    Choose,
    HasDigivolutionCard,
    IsRef,
    NotMatching,
    Ref,
    Selector,
)
from dcg.official.text.grammar.things.filters import Filters


def install(grammar: Grammar) -> None:
    """Adds the sentences."""
    grammar.rule("field_match", "{it:field_noun}", _same, lambda node: {"it": node}, many=True)
    grammar.rule("field_match", "{it:named} cards", lambda it: (it,), None)
    _as_if(grammar)
    _by_placing(grammar)
    _at_a_cost(grammar)


def _as_if(grammar: Grammar) -> None:
    """ "... onto one of your red Tamers as if it were a level 3 red Digimon"."""
    treated = "{as_level:number} {as_colours:as_colours} Digimon"
    grammar.word("as_colours", (), "")
    grammar.rule("as_colours", "{it:colour}", lambda it: (it,), _only)
    for behind, fixed in ((" {_:for_a_cost} {cost:number}", {}), ("", {"cost": None})):
        grammar.node(
            "act",
            DigivolveFrom,
            f"this card can digivolve from your|the hand onto one|1 of your {{match:field_match}} as if it were a level {treated}{behind}",
            **fixed,
        )
        for words in (
            "you may digivolve this card from your hand onto one of your {match:field_match} as if the Tamer|card is a level",
            "this card may digivolve from the hand onto one of your {match:field_match} as if that card is a level",
            "this card can digivolve onto one|1 of your {match:field_match} as if it were a level",
            "this card can digivolve from one|1 of your {match:field_match} as if it were a level",
        ):
            grammar.also("act", DigivolveFrom, f"{words} {treated}{behind}", **fixed)


def _by_placing(grammar: Grammar) -> None:
    """ "... by placing 10 Tamer cards and/or cards with [A] in their traits ...": before it is asked from what."""
    this_card = NotMatching(IsRef(Ref("this_card")))

    def cards(number: int, one: Filters, other: Filters) -> Choose | None:
        if not one or not other:
            return None
        either = AnyOf((AllOf(one), AllOf(other)))
        found = Selector("hand", "yours", (either, this_card), also=("trash",))
        return Choose(found, number)

    def said(node: Any) -> dict[str, Any] | None:
        match node:
            case Choose(
                selector=Selector(
                    match=(AnyOf(filters=(AllOf(filters=one), AllOf(filters=other))), _)
                ),
                count=int() as number,
            ) if node == cards(number, one, other):
                return {"number": number, "one": one, "other": other}
        return None

    grammar.rule(
        "cards_placed_for_it",
        "placing {number:number} {one:card_noun} and/or {other:card_noun} from your hand and/or trash at the "
        "bottom of your deck in any order",
        cards,
        said,
        many=True,
    )
    for kind in ("Tamer", "card"):
        words = (
            f"you may digivolve this card from your hand onto one of your {{match:field_match}} as if the {kind} "
            "is a level {as_level:number} {as_colours:as_colours} Digimon by {by:cards_placed_for_it}"
        )
        read = grammar.node if kind == "Tamer" else grammar.also
        read("act", DigivolveFrom, words, cost=None)


def _at_a_cost(grammar: Grammar) -> None:
    """ "Your [A] can digivolve into this card in your hand for a digivolution cost of 4, ..."."""
    fixed: dict[str, Any] = {"as_level": None, "as_colours": ()}
    rest = "can|may digivolve into this card in your hand {_:for_a_cost} {cost:number} ,"
    one, ignoring = f"one|1 of your {{match:field_match}} {rest}", "{_:ignoring}"
    grammar.node("act", DigivolveFrom, f"{one} {ignoring}", **fixed)
    older = "ignoring this card's digivolution requirements"
    grammar.also("act", DigivolveFrom, f"{one} {older}", **fixed)
    for end in (ignoring, older):
        grammar.also("act", DigivolveFrom, f"your {{match:field_match}} {rest} {end}", **fixed)
    grammar.rule(
        "field_match",
        "{it:named} that has a digivolution card with {after:havings}",
        lambda it, after: (it, HasDigivolutionCard(after)),
        None,
    )


def _same(it: Filters) -> Filters:
    return it


def _only(colours: Any) -> dict[str, Any] | None:
    return {"it": colours[0]} if len(colours) == 1 else None
