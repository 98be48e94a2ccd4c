"""The deck lists of the package."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from dcg.battle_evolution.catalogue.deck_file import read_deck
from dcg.battle_evolution.deck import DeckList
from dcg.decks import NotThere, close


class UnknownDeck(NotThere):
    """No built-in deck of that id; the message names those that look like it."""

    def __init__(self, deck_id: str, known: list[str]) -> None:
        """Keeps the id asked for."""
        super().__init__(f"unknown deck {deck_id!r}{close(deck_id, known)}")
        self.deck_id = deck_id


@cache
def decks() -> dict[str, DeckList]:
    """Every built-in deck by id, in the order they are listed in."""
    folder: Any = resources.files("dcg.battle_evolution.catalogue")
    found: dict[str, DeckList] = {}
    for place in sorted((folder / "decks").iterdir(), key=lambda place: place.name):
        if place.name.endswith(".yaml"):
            held = read_deck(place.read_text(encoding="utf-8"), place.name)
            found[held.id] = held
    return found


def deck(deck_id: str) -> DeckList:
    """The built-in deck; raises `UnknownDeck`."""
    known = decks()
    if deck_id not in known:
        raise UnknownDeck(deck_id, list(known))
    return known[deck_id]
