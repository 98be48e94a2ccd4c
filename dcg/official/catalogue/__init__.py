"""The catalogue: the cards and decks that come with the package, as data."""

from dcg.official.catalogue.built_in import UnknownDeck, deck, decks
from dcg.official.catalogue.cards import UnknownCard, catalogue
from dcg.official.catalogue.deck_file import read_deck
from dcg.official.catalogue.legality import problems
from dcg.official.deck import DeckList

__all__ = [
    "DeckList",
    "UnknownCard",
    "UnknownDeck",
    "catalogue",
    "deck",
    "decks",
    "problems",
    "read_deck",
]
