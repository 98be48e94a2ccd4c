"""Reads a deck list of lines, one card a line, as people write it and as sites give it.

A line has copies and a card number: `4 BT1-010`, `4 BT1-010 Agumon`, `4x Agumon (BT1-010)`,
`BT1-010 x4`; so has a row of a table in CSV. What follows the number for another picture of the
card (`BT1-010_P1`) is left out.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping

from dcg.decks import NotADeck
from dcg.official.deck import DeckList
from dcg.official.language.card import Card

MOST_SHOWN = 5
"""Lines of a list that are named when they cannot be read; the others are counted."""

_PICTURE = r"(?:_[A-Za-z]{1,3}\d*)?"
_NUMBER = rf"[(\[]?(?P<number>[A-Za-z]{{1,3}}\d*-\d+){_PICTURE}[)\]]?"
_LINES = (
    re.compile(
        rf"(?:(?P<copies>[0-9]{{1,9}}) ?[x\u00d7]? )?{_NUMBER}(?: [x\u00d7]?(?P<after>[0-9]{{1,9}}))?(?: .*)?"
    ),
    re.compile(rf"(?P<copies>[0-9]{{1,9}}) ?[x\u00d7]? \S.*? {_NUMBER}(?: .*)?"),
    re.compile(rf"\S.*? {_NUMBER} [x\u00d7]?(?P<after>[0-9]{{1,9}})"),
)
"""The number first, the name first, the copies last. Without copies a number stands for one card,
but only alone: who writes `three Agumon BT1-010` does not mean one."""

_REMARKS = ("#", "//", "Exported from")
_PARTS = {
    "digi_egg_deck": ("digieggdeck", "digieggs", "digiegg", "eggs", "eggdeck"),
    "deck": ("deck", "maindeck", "main", "digimon", "tamer", "tamers", "option", "options"),
}


def names_a_card(line: str) -> bool:
    """Whether the line gives a card and its copies."""
    return _card(line) is not None


def part_headed(line: str) -> str | None:
    """The part of the deck that the line is a heading of: `Main Deck (50)`, `Digi-Eggs:`."""
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


def deck_of_lines(text: str, name: str, cards: Mapping[str, Card]) -> DeckList:
    """The deck list. Raises `NotADeck` with every line that cannot be read.

    A Digi-Egg card is told by its category if `cards` has it, and by the heading above it otherwise.
    """
    parts: dict[str, dict[str, int]] = {"deck": {}, "digi_egg_deck": {}}
    current = "deck"
    wrong = []
    for place, line in enumerate(text.splitlines(), 1):
        words = line.strip()
        if not words or words.startswith(_REMARKS):
            continue
        headed = part_headed(words)
        if headed:
            current = headed
            continue
        found = _card(words)
        if found is None:
            wrong.append(f"line {place}: {_unreadable(words, cards)}")
            continue
        number, copies = found
        egg = number in cards and cards[number].category == "digi_egg"
        part = parts["digi_egg_deck" if egg else current]
        part[number] = part.get(number, 0) + copies
    if wrong:
        more = [f"{len(wrong) - MOST_SHOWN} more lines"] if len(wrong) > MOST_SHOWN else []
        raise NotADeck(f"{name}: {'; '.join(wrong[:MOST_SHOWN] + more)}")
    return DeckList(name, parts["deck"], parts["digi_egg_deck"])


def _card(line: str) -> tuple[str, int] | None:
    """The number and the copies a line gives."""
    words = " ".join(line.split())
    for form in _LINES:
        match = form.fullmatch(words)
        if match is not None:
            given = match.groupdict()
            return match["number"].upper(), int(given.get("copies") or given.get("after") or 1)
    return None


def _unreadable(words: str, cards: Mapping[str, Card]) -> str:
    """What is wrong with a line, and the numbers of the cards of that name if it gives one."""
    name = re.sub(r"^\d+ ?[x\u00d7]? +", "", words).lower()
    called = [number for number, card in cards.items() if card.name.lower() == name]
    hint = f": of that name is {', '.join(called)}" if called else ""
    return f"expected copies and a card number (4 BT1-010), got {words!r:.80}{hint}"
