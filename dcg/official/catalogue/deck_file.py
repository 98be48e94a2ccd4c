"""Reads a player's deck list: YAML, JSON, or one "4 BT1-009" a line.

Takes the text and a name to call it by; opening the file is the caller's.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import yaml

from dcg.decks import NotADeck
from dcg.official.deck import DeckList
from dcg.official.language.card import Card

_FIELDS = {"id", "name", "archetype", "format", "event", "deck", "digi_egg_deck"}
_LINE = re.compile(
    r"(?:(?P<copies>[0-9]{1,9})\s*[x\u00d7]?\s+)?(?P<number>[A-Za-z]{1,3}\d*-\d+)(?:\s+[x\u00d7]?(?P<after>[0-9]{1,9}))?(?P<rest>\s.*)?"
)


def read_deck(text: str, name: str, cards: Mapping[str, Card] | None = None) -> DeckList:
    """The deck list in the text.

    In a plain list, Digi-Egg cards are told by their category if `cards` has them, and by a heading
    line ("Digi-Egg deck") above them otherwise.
    """
    try:
        document = yaml.safe_load(text)
    except yaml.YAMLError as error:
        if any(_LINE.fullmatch(line.strip()) for line in text.splitlines()):
            return _plain(text, name, cards or {})
        mark = getattr(error, "problem_mark", None)
        where = f" line {mark.line + 1}:" if mark else ""
        raise NotADeck(f"{name}:{where} neither YAML nor a card list") from error
    if isinstance(document, str) or _has_headings(document):
        return _plain(text, name, cards or {})
    return _document(document, name)


def _has_headings(document: Any) -> bool:
    """ "Deck:" above a plain list looks like YAML with a sentence in it."""
    return isinstance(document, dict) and any(
        isinstance(value, str) and _heading(str(field)) for field, value in document.items()
    )


def _heading(line: str) -> str | None:
    word = re.sub(r"[^a-z]", "", line.lower())
    if word in ("digieggdeck", "digieggs", "digiegg", "eggs", "eggdeck"):
        return "digi_egg_deck"
    return "deck" if word in ("deck", "maindeck", "main") else None


def _plain(text: str, name: str, cards: Mapping[str, Card]) -> DeckList:
    lists: dict[str, dict[str, int]] = {"deck": {}, "digi_egg_deck": {}}
    current: str | None = None
    for number, line in enumerate(text.splitlines(), 1):
        words = line.strip()
        if not words or words.startswith(("#", "//")):
            continue
        heading = _heading(words)
        if heading:
            current = heading
            continue
        match = _LINE.fullmatch(words)
        if match is None:
            raise NotADeck(
                f"{name}: line {number}: expected copies and a card number, got {words!r}"
            )
        card = match["number"].upper()
        egg = card in cards and cards[card].category == "digi_egg"
        place = lists["digi_egg_deck" if egg else current or "deck"]
        place[card] = place.get(card, 0) + int(match["copies"] or match["after"] or 1)
    return DeckList(name, lists["deck"], lists["digi_egg_deck"])


def _document(document: Any, name: str) -> DeckList:
    if not isinstance(document, dict):
        raise NotADeck(
            f"{name}: expected name, deck and digi_egg_deck, got {type(document).__name__}"
        )
    for field in document:
        if field not in _FIELDS:
            raise NotADeck(f"{name}: unknown field {field!r}; known: name, deck, digi_egg_deck")
    if "deck" not in document:
        raise NotADeck(f"{name}: no field 'deck'")
    return DeckList(
        str(document.get("name") or name),
        _copies(document["deck"], f"{name}: deck"),
        _copies(document.get("digi_egg_deck") or {}, f"{name}: digi_egg_deck"),
        str(document.get("id") or ""),
    )


def _copies(value: Any, where: str) -> dict[str, int]:
    if not isinstance(value, dict):
        raise NotADeck(f"{where}: expected card number: copies, got {type(value).__name__}")
    for number, copies in value.items():
        if not isinstance(number, str):
            raise NotADeck(f"{where}: {number!r} is not a card number")
        if not isinstance(copies, int) or isinstance(copies, bool) or copies < 1:
            raise NotADeck(f"{where}: {number}: copies must be a number from 1, got {copies!r}")
    return {number.upper(): copies for number, copies in value.items()}
