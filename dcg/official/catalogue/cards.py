"""The cards of the game, and what is said of one that there is not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dcg.cards_by_number import CardsByNumber, KnownCards
from dcg.decks import NotThere
from dcg.official.close_cards import close_numbers, suggested
from dcg.official.language.card import Card, decode_card


class UnknownCard(NotThere):
    """No card of that number; the message names numbers that look like it."""

    def __init__(self, number: str, close: list[str], hint: str = "") -> None:
        """Keeps the number asked for and the suggestions, which `hint` says."""
        super().__init__(f"unknown card {number!r}{hint}")
        self.number = number
        self.close = close


class Catalogue(CardsByNumber[Card]):
    """Cards by number.

    >>> Catalogue({"BT1-010": b'{"node":"card","category":"digimon","name":"Agumon","number":"BT1-010"}'})["BT1-010"].name
    'Agumon'
    """

    def decoded(self, data: bytes) -> Card:
        """A card as `encode_card` writes it."""
        return decode_card(data)

    def unknown(self, number: str) -> UnknownCard:
        """It names what is close."""
        close = self.close_to(number)
        return UnknownCard(number, close, suggested(close, self))

    def close_to(self, words: str) -> list[str]:
        """Numbers that look like it, or whose card has that name or one like it."""
        return close_numbers(words, self)


_KNOWN: Final = KnownCards("dcg.official.catalogue", Catalogue)


def catalogue() -> Catalogue:
    """Every card of the package, and those that were added."""
    return _KNOWN.now()


def add(cards: Mapping[str, Card]) -> Callable[[], None]:
    """From now on `catalogue` has these cards too; what it gives takes them out again."""
    return _KNOWN.add(cards)
