"""The cards there are: those of the package, and those a player adds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import resources
from typing import Any

from dcg.battle_evolution.catalogue.file import by_number, card_lines
from dcg.battle_evolution.language.card import Card, decode_card
from dcg.decks import NotThere, nearest


class UnknownCard(NotThere):
    """No card of that number; the message names what is near."""

    def __init__(self, number: str, known: list[str]) -> None:
        """Keeps the number asked for."""
        super().__init__(f"unknown card {number!r}{nearest(number, known)}")
        self.number = number


class Catalogue(Mapping[str, Card]):
    """Cards by number, in the order of their numbers. Each is decoded when it is first asked for."""

    def __init__(self, cards: Mapping[str, Card | bytes]) -> None:
        """The cards as they are, or as `encode_card` writes them."""
        self._cards = dict(cards)

    def __getitem__(self, number: str) -> Card:
        """The card; raises `UnknownCard`."""
        try:
            card = self._cards[number]
        except KeyError:
            raise UnknownCard(number, self._words()) from None
        if isinstance(card, bytes):
            card = self._cards[number] = decode_card(card)
        return card

    def get(self, number: str, default: Any = None) -> Any:
        """The card, or the default: without a search for what else may be meant."""
        return self[number] if number in self._cards else default

    def __contains__(self, number: object) -> bool:
        """Whether there is a card of that number."""
        return number in self._cards

    def __iter__(self) -> Iterator[str]:
        """The numbers."""
        return iter(self._cards)

    def __len__(self) -> int:
        """How many cards there are."""
        return len(self._cards)

    def with_cards(self, cards: Mapping[str, Card]) -> Catalogue:
        """These cards too; one of the same number takes the place of the one that was there."""
        both = {**self._cards, **cards}
        return Catalogue({number: both[number] for number in sorted(both, key=by_number)})

    def _words(self) -> list[str]:
        return list(self._cards)


class _Known:
    """The catalogue of this process; None until it is first asked for."""

    cards: Catalogue | None = None


def catalogue() -> Catalogue:
    """Every card of the package, and those that were added."""
    if _Known.cards is None:
        folder: Any = resources.files("dcg.battle_evolution.catalogue")
        _Known.cards = Catalogue(card_lines((folder / "cards.json").read_bytes()))
    return _Known.cards


def add(cards: Mapping[str, Card]) -> Callable[[], None]:
    """From now on `catalogue` has these cards too; what it gives takes them out again."""
    before = catalogue()
    _Known.cards = before.with_cards(cards)

    def take_out() -> None:
        _Known.cards = before

    return take_out
