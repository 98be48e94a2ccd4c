"""Cards and decks of Digimon Battle Evolution in listings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from cli.games.catalogue import Row
from cli.output import Column
from dcg.battle_evolution.catalogue import catalogue
from dcg.battle_evolution.deck import DeckList
from dcg.battle_evolution.effects.support import lacking
from dcg.battle_evolution.language.abilities import kind_of
from dcg.battle_evolution.language.card import Card
from dcg.battle_evolution.text.render import describe
from dcg.battle_evolution.text.whole_grammar import write
from dcg.language.node import to_plain


def types_of(card: Card) -> list[str]:
    """Its types as they are listed, Ruler first."""
    return [*(["ruler"] if card.ruler else []), *card.types]


def abilities_of(card: Card) -> list[str]:
    """The names of the attack abilities printed on it: `Drain`, `x3 VS`."""
    kinds = dict.fromkeys(kind_of(each.ability) for each in card.abilities)
    return [write("kind", kind) for kind in kinds]


class BattleEvolutionCatalogue:
    """See `cli.games.catalogue.CatalogueView`."""

    card_columns = (
        Column("number"),
        Column("name"),
        Column("category"),
        Column("level"),
        Column("types", show=lambda value: value),
        Column("hp", right=True),
        Column("dp_cost", "DP", right=True),
        Column("plus_p", "+P", right=True),
    )
    deck_columns = (
        Column("id", "deck", whole=True),
        Column("name"),
        Column("partner"),
        Column("cards", right=True),
        Column("destiny_zone", "Destiny Zone", right=True),
    )
    content_columns = (
        Column("copies", right=True),
        Column("zone"),
        Column("number"),
        Column("name"),
        Column("category"),
        Column("level"),
        Column("partner", show=lambda value: "yes" if value else ""),
    )
    facts: ClassVar[Mapping[str, Callable[[Card], Sequence[str]]]] = {
        "set": lambda card: (card.number.partition("-")[0],),
        "category": lambda card: (card.category,),
        "level": lambda card: () if card.level is None else (card.level,),
        "trait": types_of,
        "keyword": abilities_of,
    }
    deck_facts: ClassVar[Mapping[str, Callable[[DeckList], str]]] = {
        "partner": lambda deck: deck.partner,
    }

    def card(self, card: Card) -> Row:
        """A card's row."""
        facts = card.hp or None, card.dp_cost, card.plus_p
        return card.number, card.name, card.category, card.level, " ".join(types_of(card)), *facts

    def deck(self, deck: DeckList) -> Row:
        """A deck's row."""
        sizes = len(deck.cards()), len(deck.destiny_cards())
        return deck.label, deck.name, deck.partner or None, *sizes

    def content(self, deck: DeckList) -> list[Row]:
        """The cards of both zones; the partner is marked."""
        cards = catalogue()

        def row(zone: str, number: str, copies: int) -> Row:
            card = cards.get(number)
            facts = (None,) * 3 if card is None else (card.name, card.category, card.level)
            return copies, zone, number, *facts, zone == "deck" and number == deck.partner

        return [
            *(row("deck", number, copies) for number, copies in deck.deck.items()),
            *(row("destiny zone", number, copies) for number, copies in deck.destiny_zone.items()),
        ]

    def text(self, card: Card) -> list[str]:
        """Facts, effects as they run, and what of them does not run."""
        return [*describe(card), *(f"Not supported yet: {lack}" for lack in lacking(card))]

    def said(self, card: Card) -> list[str]:
        """All of it."""
        return self.text(card)

    def plain(self, card: Card) -> object:
        """The definition."""
        return to_plain(card)
