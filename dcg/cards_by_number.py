"""The cards there are of a game: those of the package, compiled when it was made, and those a player adds."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from importlib import resources
from typing import Any, Generic, Self, TypeVar

from dcg.catalogue_file import by_number, card_lines
from dcg.decks import NotThere

CardT = TypeVar("CardT")


class CardsByNumber(Mapping[str, CardT]):
    """Cards in the order of their numbers. Each is decoded when it is first asked for."""

    def __init__(self, cards: Mapping[str, CardT | bytes]) -> None:
        """The cards as they are, or as a catalogue file has them."""
        self._cards = dict(cards)

    @abstractmethod
    def decoded(self, data: bytes) -> CardT:
        """A card as a catalogue file has it."""

    @abstractmethod
    def unknown(self, number: str) -> NotThere:
        """What is said where there is no card of that number."""

    def __getitem__(self, number: str) -> CardT:
        """The card; raises what `unknown` makes."""
        try:
            card = self._cards[number]
        except KeyError:
            raise self.unknown(number) from None
        if isinstance(card, bytes):
            card = self._cards[number] = self.decoded(card)
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

    def with_cards(self, cards: Mapping[str, CardT]) -> Self:
        """These cards too; one of the same number takes the place of the one that was there."""
        both = {**self._cards, **cards}
        return type(self)({number: both[number] for number in sorted(both, key=by_number)})


CatalogueT = TypeVar("CatalogueT", bound=CardsByNumber[Any])


class KnownCards(Generic[CatalogueT]):
    """The catalogue of this process, read from a package's `cards.json` when it is first asked for."""

    def __init__(
        self, package: str, catalogue: Callable[[Mapping[str, bytes]], CatalogueT]
    ) -> None:
        """`catalogue` makes one of the lines of the file."""
        self._package = package
        self._make = catalogue
        self._now: CatalogueT | None = None

    def now(self) -> CatalogueT:
        """Every card of the package, and those that were added."""
        if self._now is None:
            folder: Any = resources.files(self._package)
            self._now = self._make(card_lines((folder / "cards.json").read_bytes()))
        return self._now

    def add(self, cards: Mapping[str, Any]) -> Callable[[], None]:
        """From now on there are these cards too; what it gives takes them out again."""
        before = self.now()
        self._now = before.with_cards(cards)

        def take_out() -> None:
            self._now = before

        return take_out
