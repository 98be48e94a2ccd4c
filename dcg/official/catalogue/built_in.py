"""The deck lists of the package."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from functools import cache
from importlib import resources

import msgspec

from dcg.decks import NotThere
from dcg.official.deck import DeckList

_DECKS = msgspec.json.Decoder(tuple[DeckList, ...])


class UnknownDeck(NotThere):
    """No built-in deck of that id; the message names those that look like it."""

    def __init__(self, deck_id: str, known: list[str]) -> None:
        """Keeps the id asked for."""
        close = difflib.get_close_matches(deck_id, known, n=5, cutoff=0.5) or known[:5]
        super().__init__(f"unknown deck {deck_id!r}; decks: {', '.join(close)}")
        self.deck_id = deck_id


@cache
def decks() -> dict[str, DeckList]:
    """Every built-in deck by id, in the order of the ids."""
    data = (resources.files("dcg.official.catalogue") / "decks.json").read_bytes()
    return {each.id: each for each in _DECKS.decode(data)}


def document(decks: Iterable[DeckList]) -> bytes:
    """The file with these decks: a line each, in the order of the ids."""
    lines = [msgspec.json.encode(each) for each in sorted(decks, key=lambda each: each.id)]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def deck(deck_id: str) -> DeckList:
    """The built-in deck; raises `UnknownDeck`."""
    known = decks()
    if deck_id not in known:
        raise UnknownDeck(deck_id, list(known))
    return known[deck_id]
