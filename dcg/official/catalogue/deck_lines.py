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


def part_headed(line: str) -> str | None:
    """The part of the deck that the line is a heading of: `Main Deck (50)`, `// Digi-Eggs:`."""
    word = re.sub(r"[^a-z]", "", line.lower())
    return next((part for part, words in _PARTS.items() if word in words), None)


def lines_of_table(text: str) -> str | None:
    """The lines of a table in CSV that has columns `copies` and `number`, as `dcg decks show` writes it:
    copies, number and name. None for another text."""
    header, _, _ = text.lstrip().partition("\n")
    if not {"copies", "number"} <= set(header.strip().split(",")):
        return None
    try:
        rows = list(csv.DictReader(text.strip().splitlines()))
    except csv.Error:
        return None
    columns = [name for name in ("copies", "number", "name") if name in rows[0]] if rows else []
    return "\n".join(["deck", *(" ".join(row[one] or "" for one in columns) for row in rows)])


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
