"""The cards of the package: facts and effects compiled when the package was made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources

import msgspec

from dcg.decks import NotThere
from dcg.official.close_cards import close_numbers, suggested
from dcg.official.language.card import Card

_CARDS = msgspec.json.Decoder(tuple[Card, ...])


class UnknownCard(NotThere):
    """No card of that number; the message names numbers that look like it."""

    def __init__(self, number: str, close: list[str], hint: str = "") -> None:
        """Keeps the number asked for and the suggestions, which `hint` says."""
        super().__init__(f"unknown card {number!r}{hint}")
        self.number = number
        self.close = close


class Catalogue(Mapping[str, Card]):
    """Cards by number, in the order of their numbers."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        """The cards as they are."""
        self._cards = dict(cards)

    def __getitem__(self, number: str) -> Card:
        """The card; raises `UnknownCard`."""
        try:
            return self._cards[number]
        except KeyError:
            close = self.close_to(number)
            raise UnknownCard(number, close, suggested(close, self)) from None

    def __contains__(self, number: object) -> bool:
        """Whether there is a card of that number."""
        return number in self._cards

    def __iter__(self) -> Iterator[str]:
        """The numbers."""
        return iter(self._cards)

    def __len__(self) -> int:
        """How many cards there are."""
        return len(self._cards)

    def close_to(self, words: str) -> list[str]:
        """Numbers that look like it, or whose card has that name or one like it."""
        return close_numbers(words, self._cards)


def by_number(number: str) -> tuple[str, int, int, str]:
    """The order of card numbers: BT2 before BT10, BT1-009 before BT1-010."""
    series, _, place = number.partition("-")
    letters = series.rstrip("0123456789")
    digits = series[len(letters) :]
    return letters, int(digits or 0), int(place) if place.isdigit() else 0, number


@cache
def catalogue() -> Catalogue:
    """Every card of the package."""
    data = (resources.files("dcg.official.catalogue") / "cards.json").read_bytes()
    cards = _CARDS.decode(data)
    return Catalogue(
        {card.number: card for card in sorted(cards, key=lambda card: by_number(card.number))}
    )
