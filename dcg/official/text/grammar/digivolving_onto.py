"""What a card says of itself in the hand: what it may digivolve from besides its requirements (2-3-6)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import DigivolveFrom
from dcg.official.language.selectors import HasDigivolutionCard
from dcg.official.text.grammar.filters import Filters


def install(grammar: Grammar) -> None:
    """Adds the sentences."""
    grammar.rule("field_match", "{it:field_noun}", _same, lambda node: {"it": node}, many=True)
    grammar.rule("field_match", "{it:named} cards", lambda it: (it,), None)
    _as_if(grammar)
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
            f"this card can digivolve onto one|1 of your {{match:field_match}} as if it were a level {treated}{behind}",
            **fixed,
        )
        for words in (
            "you may digivolve this card from your hand onto one of your {match:field_match} as if the Tamer|card is a level",
            "this card may digivolve from the hand onto one of your {match:field_match} as if that card is a level",
            "this card can digivolve from one|1 of your {match:field_match} as if it were a level",
        ):
            grammar.also("act", DigivolveFrom, f"{words} {treated}{behind}", **fixed)


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
