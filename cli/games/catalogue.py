"""How a game's cards and decks are listed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from cli.output import Column

Row = tuple[object, ...]


class CatalogueView(Protocol):
    """The columns of listings of cards and decks, and their rows. Cards and decks are the game's own."""

    @property
    def card_columns(self) -> Sequence[Column]:
        """Columns of a card, number and name first."""
        ...

    @property
    def deck_columns(self) -> Sequence[Column]:
        """Columns of a deck in a list of decks, id first."""
        ...

    @property
    def content_columns(self) -> Sequence[Column]:
        """Columns of a card in a deck, copies first."""
        ...

    def card(self, card: Any) -> Row:
        """A card's row."""
        ...

    @property
    def facts(self) -> Mapping[str, Callable[[Any], Sequence[str]]]:
        """What a search can ask of a card, by name (`set`, `colour`, `level` ...): a function that gives
        the card's values, as people write them."""
        ...

    @property
    def deck_facts(self) -> Mapping[str, Callable[[Any], str]]:
        """What a list of decks can be asked for, by name (`archetype`, `format`), as `facts` of cards."""
        ...

    def deck(self, deck: Any) -> Row:
        """A deck's row."""
        ...

    def content(self, deck: Any) -> list[Row]:
        """The rows of what is in a deck."""
        ...

    def text(self, card: Any) -> list[str]:
        """What a card says, line by line."""
        ...

    def said(self, card: Any) -> list[str]:
        """The lines of it that a search looks through: all but what the engine lacks for it."""
        ...

    def plain(self, card: Any) -> object:
        """A card's whole definition, as JSON can hold it."""
        ...
