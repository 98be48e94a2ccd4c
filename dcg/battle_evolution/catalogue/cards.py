"""The cards of the game, and what is said of one that there is not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dcg.battle_evolution.language.card import Card, decode_card
from dcg.cards_by_number import CardsByNumber, KnownCards
from dcg.decks import NotThere, nearest


class UnknownCard(NotThere):
    """No card of that number; the message names what is near."""

    def __init__(self, number: str, known: list[str]) -> None:
        """Keeps the number asked for."""
        super().__init__(f"unknown card {number!r}{nearest(number, known)}")
        self.number = number


class Catalogue(CardsByNumber[Card]):
    """Cards by number."""

    def decoded(self, data: bytes) -> Card:
        """A card as `encode_card` writes it."""
        return decode_card(data)

    def unknown(self, number: str) -> UnknownCard:
        """It names the nearest number."""
        return UnknownCard(number, list(self))


_KNOWN: Final = KnownCards("dcg.battle_evolution.catalogue", Catalogue)


def catalogue() -> Catalogue:
    """Every card of the package, and those that were added."""
    return _KNOWN.now()


def add(cards: Mapping[str, Card]) -> Callable[[], None]:
    """From now on `catalogue` has these cards too; what it gives takes them out again."""
    return _KNOWN.add(cards)
