"""Cards outside the field: to a hand, a deck, the trash."""

from __future__ import annotations

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    AddToHand,
    ReturnToDeck,
    ReturnToHand,
    TrashCards,
    TrashTopDeck,
)


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    act = grammar.act
    act(AddToHand, "!add {target:target} {_:to_the_hand}")
    act(ReturnToHand, "!return {target:target} {_:to_the_hand}")
    for whose, decks in (
        ("yours", "your deck"),
        ("opponents", "your opponent's deck"),
        ("any", "both players' decks"),
    ):
        act(TrashTopDeck, f"!trash the top {{count:top_cards}} of {decks}", whose=whose)
    for end in ("bottom", "top"):
        act(ReturnToDeck, f"!return {{target:target}} {{_:to_the_{end}}}", end=end)
        act(ReturnToDeck, f"!place {{target:target}} {{_:to_the_{end}}}", reads_only=True, end=end)
    act(ReturnToDeck, "!return {target:target} to the top or bottom of the deck", end="either")
    for verb in ("!return", "!place"):
        for first, last in (("", ""), ("", "in any order"), ("in any order", "")):
            act(
                ReturnToDeck,
                f"{verb} {{target:target}} {first} at|on|to the top or the? bottom of the|your deck {last}",
                reads_only=True,
                end="either",
            )
    act(TrashCards, "!trash {target:target+in}")
    # some cards have the verb as it stands behind "by"
    grammar.also("cost", TrashCards, "trash {target:target+in}")
    act(
        TrashTopDeck,
        "!trash the top {count:top_cards} of their deck",
        reads_only=True,
        whose="opponents",
    )
