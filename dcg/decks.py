"""What is the same of decks in every game."""

from __future__ import annotations

from typing import Protocol


class Deck(Protocol):
    """What a seat brings to a match. Everything else about it is the game's own.

    Decks go to other processes, so they can be pickled.
    """

    @property
    def game(self) -> str:
        """The name of the game it is a deck of."""
        ...

    @property
    def label(self) -> str:
        """What records call the deck."""
        ...


class NotADeck(ValueError):
    """The text is not a deck list; the message is one line that says what and where."""
