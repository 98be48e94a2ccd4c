"""Others than this one: "1 other [A] trait card", "Digimon other than this Digimon" (15-14-3)."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    Condition,
    Exists,
    IsCategory,
    IsRef,
    NotMatching,
    NotTrue,
    Ref,
    Selector,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.things.places import WrittenPlace, placed


def install(grammar: Grammar) -> None:
    """Adds the phrases."""
    _other_cards(grammar)
    _other_than_this(grammar)


NOT_THIS_CARD: Final = NotMatching(IsRef(Ref("this_card")))
"""Of "1 other card", where its own card may lie too."""


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
