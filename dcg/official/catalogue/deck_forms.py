"""A deck list written as people, sites and programs give one; `deck_file.read_deck` reads each again."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Mapping
from types import SimpleNamespace

from dcg.official.catalogue.deck_code import deck_code
from dcg.official.deck import DeckList
from dcg.official.language.card import Card

Writer = Callable[[DeckList, Mapping[str, Card]], str]


def _lines(deck: DeckList, cards: Mapping[str, Card]) -> str:
    """A line a card, below the heading of its deck: `4 BT1-010 Agumon`."""
    out = []
    for heading, copies_of in (("Deck", deck.deck), ("Digi-Egg deck", deck.digi_egg_deck)):
        if copies_of:
            out.append(heading)
            out += [
                f"{copies} {number} {cards[number].name}"
                if number in cards
                else f"{copies} {number}"
                for number, copies in copies_of.items()
            ]
    return "\n".join(out) + "\n"


def _json(deck: DeckList, cards: Mapping[str, Card]) -> str:
    """The two decks by name, with what the list says of itself."""
    said = {"id": deck.id, "name": deck.name, "archetype": deck.archetype, "format": deck.format}
    known: dict[str, object] = {name: value for name, value in said.items() if value}
    known |= {"deck": deck.deck, "digi_egg_deck": deck.digi_egg_deck}
    return json.dumps(known, ensure_ascii=False, indent=1) + "\n"


def _csv(deck: DeckList, cards: Mapping[str, Card]) -> str:
    """A table of copies, number and name."""
    written: list[str] = []
    writer = csv.writer(SimpleNamespace(write=written.append), lineterminator="\n")
    writer.writerow(("copies", "number", "name"))
    for number, copies in (*deck.deck.items(), *deck.digi_egg_deck.items()):
        writer.writerow((copies, number, cards[number].name if number in cards else ""))
    return "".join(written)


def _tabletop(deck: DeckList, cards: Mapping[str, Card]) -> str:
    """A list with the number of each copy, as simulators of a table read it."""
    return json.dumps([*deck.digi_eggs(), *deck.cards()]) + "\n"


def _code(deck: DeckList, cards: Mapping[str, Card]) -> str:
    """One word."""
    return deck_code(deck) + "\n"


FORMS: Mapping[str, Writer] = {
    "lines": _lines,
    "json": _json,
    "csv": _csv,
    "tabletop": _tabletop,
    "code": _code,
}
"""The forms by name, in the order they are offered in."""
