"""The catalogue: the cards and decks that come with the package, as data."""

from dcg.battle_evolution.catalogue.built_in import UnknownDeck, deck, decks
from dcg.battle_evolution.catalogue.cards import UnknownCard, add, catalogue
from dcg.battle_evolution.catalogue.deck_file import read_deck
from dcg.battle_evolution.catalogue.legality import problems
from dcg.battle_evolution.deck import DeckList

__all__ = [
    "DeckList",
    "UnknownCard",
    "UnknownDeck",
    "add",
    "catalogue",
    "deck",
    "decks",
    "problems",
    "read_deck",
]
