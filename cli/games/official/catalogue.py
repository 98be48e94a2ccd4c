"""Cards and decks of the Digimon Card Game in listings."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from cli.games.catalogue import Row
from cli.output import Column
from dcg.language.node import to_plain
from dcg.official.catalogue import catalogue
from dcg.official.deck import DeckList
from dcg.official.language.card import Card
from dcg.official.support import named
from dcg.official.text.render import describe

_BRACKETED = re.compile(r"<([A-Z][^<>]*?)(?: [+-]?\d+| \([^()]*\))?>")


def keywords_of(card: Card) -> list[str]:
    """The names of the keyword effects that its text has: `Blocker`, `Security Attack`."""
    text = "\n".join(describe(card)).replace("Security A.", "Security Attack")
    return list(dict.fromkeys(_BRACKETED.findall(text)))


class OfficialCatalogue:
    """See `cli.games.catalogue.CatalogueView`."""

    card_columns = (
        Column("number"),
        Column("name"),
        Column("category"),
        Column("colours", show=lambda value: value),
        Column("level", right=True),
        Column("play_cost", "cost", right=True),
        Column("dp", right=True),
    )
    deck_columns = (
        Column("id", "deck", whole=True),
        Column("name"),
        Column("archetype"),
        Column("format"),
        Column("date"),
        Column("placement", "place", right=True),
        Column("cards", right=True),
        Column("digi_eggs", "Digi-Eggs", right=True),
    )
    facts: ClassVar[Mapping[str, Callable[[Card], Sequence[str]]]] = {
        "set": lambda card: (card.number.partition("-")[0],),
        "category": lambda card: (card.category.replace("_", "-"),),
        "colour": lambda card: card.colours,
        "level": lambda card: () if card.level is None else (str(card.level),),
        "trait": lambda card: card.traits,
        "keyword": keywords_of,
    }
    deck_facts: ClassVar[Mapping[str, Callable[[DeckList], str]]] = {
        "archetype": lambda deck: deck.archetype,
        "format": lambda deck: deck.format,
    }
    content_columns = (
        Column("copies", right=True),
        Column("number"),
        Column("name"),
        Column("category"),
        Column("level", right=True),
        Column("cost", right=True),
        Column("dp", right=True),
    )

    def card(self, card: Card) -> Row:
        """A card's row."""
        colours = " ".join(card.colours)
        facts = card.category, colours, card.level, card.play_cost, card.dp
        return card.number, card.name, *facts

    def deck(self, deck: DeckList) -> Row:
        """A deck's row."""
        event = deck.event
        placed = (event.date, event.placement) if event is not None else (None, None)
        sizes = len(deck.cards()), len(deck.digi_eggs())
        return deck.id, deck.name, deck.archetype, deck.format, *placed, *sizes

    def content(self, deck: DeckList) -> list[Row]:
        """The cards of both decks."""
        cards = catalogue()

        def facts(number: str) -> Row:
            card = cards.get(number)
            if card is None:
                return (None,) * 5
            return card.name, card.category, card.level, card.play_cost, card.dp

        return [
            (copies, number, *facts(number))
            for number, copies in (*deck.deck.items(), *deck.digi_egg_deck.items())
        ]

    def text(self, card: Card) -> list[str]:
        """Facts, effects as they run, what of them does not run, and what they speak of that isn't there."""
        return [
            *describe(card),
            *(f"Not supported yet: {lack}" for lack in named(card)),
            *(f"Of cards not known yet: {words}" for words in card.strangers),
        ]

    def said(self, card: Card) -> list[str]:
        """Facts and effects: what does not run takes a third of the time again to find."""
        return describe(card)

    def plain(self, card: Card) -> object:
        """The definition."""
        return to_plain(card)
