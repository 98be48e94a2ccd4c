"""The deck lists of the package."""

from __future__ import annotations

import difflib
from functools import cache
from importlib import resources

import msgspec

from dcg.decks import NotThere
from dcg.official.deck import DeckList


class UnknownDeck(NotThere):
    """No built-in deck of that id; the message names those that look like it."""

    def __init__(self, deck_id: str, known: list[str]) -> None:
        """Keeps the id asked for."""
        close = difflib.get_close_matches(deck_id, known, n=5, cutoff=0.5) or known
        super().__init__(f"unknown deck {deck_id!r}; decks: {', '.join(close)}")
        self.deck_id = deck_id


@cache
def decks() -> dict[str, DeckList]:
    """Every built-in deck by id, in the order of the ids."""
    folder = resources.files("dcg.official.catalogue") / "decks"
    found = [
        msgspec.json.decode(file.read_bytes(), type=DeckList)
        for file in folder.iterdir()
        if file.name.endswith(".json")
    ]
    return {each.id: each for each in sorted(found, key=lambda each: each.id)}


def deck(deck_id: str) -> DeckList:
    """The built-in deck; raises `UnknownDeck`."""
    known = decks()
    if deck_id not in known:
        raise UnknownDeck(deck_id, list(known))
    return known[deck_id]
