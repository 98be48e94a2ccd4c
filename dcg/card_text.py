"""What a game offers that reads the text of its cards: compiling a dump, and keeping what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

Progress = Callable[[int, int], None]
"""Is told how many cards of how many are compiled."""


class NotCards(ValueError):
    """The file holds no cards that the game can read; the message is one line."""


@dataclass(frozen=True, slots=True)
class Figures:
    """How much of some cards runs. A card runs when all of it does, a sentence when its effect does."""

    cards: int = 0
    cards_that_run: int = 0
    sentences: int = 0
    sentences_that_run: int = 0

    def __add__(self, other: Figures) -> Figures:
        """Those of both."""
        return Figures(
            self.cards + other.cards,
            self.cards_that_run + other.cards_that_run,
            self.sentences + other.sentences,
            self.sentences_that_run + other.sentences_that_run,
        )


class CompiledCards(Protocol):
    """A dump of cards, compiled."""

    @property
    def cards(self) -> Mapping[str, Any]:
        """The cards by number, also those of which something isn't read."""
        ...

    @property
    def records(self) -> Sequence[object]:
        """What of the dump isn't read, a line each."""
        ...

    @property
    def again(self) -> int:
        """Records of cards that the dump has already, such as other pictures of them."""
        ...

    def figures(self) -> Figures:
        """How much of all cards runs."""
        ...

    def by_set(self) -> Mapping[str, Figures]:
        """How much of the cards of each set runs."""
        ...

    def wordings(self) -> Mapping[str, Sequence[str]]:
        """The cards that have each wording that isn't read, those of most cards first."""
        ...

    def strangers(self) -> Iterable[tuple[str, str]]:
        """Each card that speaks of a name or trait no known card has, with that in words."""
        ...

    def reasons(self) -> Mapping[str, Sequence[str]]:
        """The cards that each thing beside wording keeps from running, those of most cards first."""
        ...

    def plain(self) -> Mapping[str, Any]:
        """The whole report, as JSON can hold it."""
        ...


class CardText(Protocol):
    """See `dcg.game.CardGame.card_text`."""

    def compiled(self, data: bytes, progress: Progress | None = None) -> CompiledCards:
        """The cards of a dump. Raises `NotCards`."""
        ...

    def is_catalogue(self, data: bytes) -> bool:
        """Whether the bytes are a file of compiled cards, and not a dump of printed ones."""
        ...

    def read(self, data: bytes) -> Mapping[str, Any]:
        """The cards of a file of compiled cards. Raises `NotCards`."""
        ...

    def write(self, cards: Mapping[str, Any]) -> bytes:
        """The file of compiled cards."""
        ...

    def lacks(self, card: Any) -> Sequence[str]:
        """What of a card of the game does not run, in words; empty where the whole card does."""
        ...

    def add(self, cards: Mapping[str, Any]) -> Callable[[], None]:
        """From now on the game has these cards beside its own; one of a number that is there takes its
        place. What it gives takes them out again."""
        ...
