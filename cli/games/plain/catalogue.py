"""Cards and decks of any game in listings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from cli.games.catalogue import Row
from cli.output import Column


class PlainCatalogue:
    """See `cli.games.catalogue.CatalogueView`: nothing but what things are called."""

    card_columns = (Column("number"), Column("name"))
    deck_columns = (Column("id", "deck"),)
    content_columns = (Column("deck"),)

    facts: ClassVar[Mapping[str, Callable[[Any], Sequence[str]]]] = {}
    deck_facts: ClassVar[Mapping[str, Callable[[Any], str]]] = {}

    def card(self, card: Any) -> Row:
        """Number and name."""
        number = getattr(card, "number", card)
        return str(number), str(getattr(card, "name", number))

    def deck(self, deck: Any) -> Row:
        """What records call it."""
        return (deck.label,)

    def content(self, deck: Any) -> list[Row]:
        """What records call it."""
        return [(deck.label,)]

    def text(self, card: Any) -> list[str]:
        """One line."""
        number, name = self.card(card)
        return [str(number) if number == name else f"{number} {name}"]

    def said(self, card: Any) -> list[str]:
        """All of it."""
        return self.text(card)

    def plain(self, card: Any) -> object:
        """Number and name."""
        return dict(zip(("number", "name"), self.card(card), strict=True))
