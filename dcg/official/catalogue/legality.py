"""Whether a deck may be played (1-4-1): size, copies, categories, cards that are known and run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dcg.official.close_cards import close_cards
from dcg.official.deck import DeckList
from dcg.official.language.card import Card
from dcg.official.support import named

DECK_SIZE = 50
"""1-4-1-2-1."""
DIGI_EGG_DECK_SIZE = 5
"""1-4-1-3-1."""
MOST_SLIPS = 3
"""Unknown cards that each get a suggestion."""


def problems(deck: DeckList, cards: Mapping[str, Card]) -> list[str]:
    """What is wrong with the deck, one line each; empty if it may be played."""
    out = _unknown(deck, cards)
    for part, copies_of in _parts(deck):
        for number, copies in copies_of.items():
            if number in cards:
                out += _card_problems(part, cards[number], copies)
    size = sum(deck.deck.values())
    if size != DECK_SIZE:
        out.append(f"deck: {size} cards, must be exactly {DECK_SIZE} (1-4-1-2-1)")
    eggs = sum(deck.digi_egg_deck.values())
    if eggs > DIGI_EGG_DECK_SIZE:
        out.append(f"Digi-Egg deck: {eggs} cards, at most {DIGI_EGG_DECK_SIZE} (1-4-1-3-1)")
    return out


def _parts(deck: DeckList) -> tuple[tuple[str, Mapping[str, int]], ...]:
    """The two decks of the list, as complaints call them."""
    return (("deck", deck.deck), ("Digi-Egg deck", deck.digi_egg_deck))


def _unknown(deck: DeckList, cards: Mapping[str, Card]) -> list[str]:
    """The cards that are not there: some as slips of the pen, many as cards nobody here knows."""
    unknown = {
        part: [number for number in copies_of if number not in cards]
        for part, copies_of in _parts(deck)
    }
    if sum(map(len, unknown.values())) <= MOST_SLIPS:
        return [
            f"{part}: unknown card {number}{close_cards(number, cards)}"
            for part, numbers in unknown.items()
            for number in numbers
        ]
    out = [
        f"{part}: {_counted(numbers, copies_of)}"
        for part, copies_of in _parts(deck)
        if (numbers := unknown[part])
    ]
    return [*out, "known are the cards of the package, and those of a card file that is added"]


def _counted(numbers: Sequence[str], copies_of: Mapping[str, int]) -> str:
    """Unknown cards and how much of the deck they are."""
    if len(numbers) == 1:
        return f"unknown card {numbers[0]}"
    copies = sum(copies_of[number] for number in numbers)
    return f"{len(numbers)} unknown cards, {copies} copies: {', '.join(numbers)}"


def _card_problems(part: str, card: Card, copies: int) -> list[str]:
    out = []
    if copies > card.max_copies:
        clause = "1-4-1-2-2" if part == "deck" else "1-4-1-3-2"
        out.append(
            f"{part}: {copies} copies of {card.number} {card.name}, at most {card.max_copies} ({clause})"
        )
    if (card.category == "digi_egg") != (part == "Digi-Egg deck"):
        belongs = "the Digi-Egg deck" if card.category == "digi_egg" else "the deck"
        out.append(f"{part}: {card.number} {card.name} belongs in {belongs} (2-2-3)")
    lacks = named(card)
    if lacks:
        out.append(f"{part}: {card.number} {card.name}: not supported yet: {', '.join(lacks)}")
    return out
