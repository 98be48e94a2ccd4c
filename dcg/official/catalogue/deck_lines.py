"""Reads a deck list of lines, one card a line, as people write it and as sites give it.

A line is a card with its copies (`card_line`), a heading, or a remark. A table in CSV has a card a row.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping
from typing import Final

from dcg.decks import NotADeck, called_as
from dcg.official.catalogue.card_line import CardLine, NotALine, card_line
from dcg.official.deck import DeckList
from dcg.official.language.card import Card

MOST_SHOWN = 5
"""Lines of a list that are named when they cannot be read; the others are counted."""

SIDEBOARD: Final = "sideboard"
"""The heading of cards that sites keep beside a deck. The game knows no such thing (1-4-1)."""

_REMARKS = ("#", "//", "Exported from")
_PARTS = {
    "digi_egg_deck": ("digieggdeck", "digieggs", "digiegg", "eggs", "eggdeck"),
    "deck": ("deck", "maindeck", "main", "digimon", "tamer", "tamers", "option", "options"),
    SIDEBOARD: ("sideboard", "sidedeck", "side", "maybeboard"),
}

_COLUMNS = {
    "copies": ("copies", "count", "quantity", "qty", "amount"),
    "number": ("number", "cardnumber", "cardno", "cardid", "cardcode", "id", "code"),
    "name": ("name", "cardname"),
}
"""What tables call their columns, in small letters without anything between them."""


def part_headed(line: str) -> str | None:
    """The part of the deck that the line is a heading of: `Main Deck (50)`, `// Digi-Eggs:`."""
    word = re.sub(r"[^a-z]", "", line.lower())
    return next((part for part, words in _PARTS.items() if word in words), None)


def lines_of_table(text: str) -> str | None:
    """The lines of a table in CSV that has columns for copies and card number: copies, number and name.

    It may be one that `dcg decks show` writes, or one of a site or a spreadsheet: columns under another of
    `_COLUMNS`, parted by commas, semicolons or tabs. None for another text.

    >>> lines_of_table("Card Number;Quantity\\nBT1-010;4\\n")
    'deck\\n4 BT1-010'
    """
    rows = text.strip().splitlines()
    for delimiter in ",;\t":
        try:
            header, *cards = list(csv.reader(rows, delimiter=delimiter)) or [[]]
        except csv.Error:
            return None
        places = _places(header)
        if {"copies", "number"} <= set(places):
            said = [[row[place] for place in places.values() if place < len(row)] for row in cards]
            return "\n".join(["deck", *(" ".join(words) for words in said)])
    return None


def _places(header: list[str]) -> dict[str, int]:
    """Where a table has copies, number and name, in this order; the first of each."""
    words = [re.sub(r"[^a-z]", "", word.lower()) for word in header]
    found = {
        column: next((place for place, word in enumerate(words) if word in called), None)
        for column, called in _COLUMNS.items()
    }
    return {column: place for column, place in found.items() if place is not None}


def deck_of_lines(text: str, source: str, cards: Mapping[str, Card]) -> DeckList:
    """The deck list. Raises `NotADeck` with every line that cannot be read.

    A Digi-Egg card is told by its category if `cards` has it, and by the heading above it otherwise.
    Cards under the heading of a sideboard are left out.
    """
    parts: dict[str, dict[str, int]] = {"deck": {}, "digi_egg_deck": {}, SIDEBOARD: {}}
    current = "deck"
    wrong = []
    for place, line in enumerate(text.splitlines(), 1):
        words = line.strip()
        headed = part_headed(words)
        if headed:
            current = headed
        elif words and not words.startswith(_REMARKS):
            try:
                _add(card_line(words, cards), parts, current, cards)
            except NotALine as error:
                wrong.append(f"line {place}: {error}")
    if wrong:
        more = [f"{len(wrong) - MOST_SHOWN} more lines"] if len(wrong) > MOST_SHOWN else []
        raise NotADeck(f"{source}: {'; '.join(wrong[:MOST_SHOWN] + more)}")
    return DeckList(called_as(source), parts["deck"], parts["digi_egg_deck"])


def _add(
    line: CardLine, parts: Mapping[str, dict[str, int]], current: str, cards: Mapping[str, Card]
) -> None:
    egg = line.number in cards and cards[line.number].category == "digi_egg"
    part = parts["digi_egg_deck" if egg and current != SIDEBOARD else current]
    part[line.number] = part.get(line.number, 0) + line.copies
