"""Reads a player's deck list: YAML, JSON, or one "4 BT1-009" a line.

Takes the text and a name to call it by; opening the file is the caller's.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from dcg.decks import NotADeck
from dcg.documents.document import LONGEST_NAME, DocumentError, Field, documents
from dcg.official.deck import DeckList
from dcg.official.language.card import Card

MOST_COPIES = 10_000
"""Of one card in a list. What a deck may have, `problems` says."""

_FIELDS = {"id", "name", "archetype", "format", "event", "deck", "digi_egg_deck"}
_LINE = re.compile(
    r"(?:(?P<copies>[0-9]{1,9})\s*[x\u00d7]?\s+)?(?P<number>[A-Za-z]{1,3}\d*-\d+)(?:\s+[x\u00d7]?(?P<after>[0-9]{1,9}))?(?P<rest>\s.*)?"
)


def read_deck(text: str, name: str, cards: Mapping[str, Card] | None = None) -> DeckList:
    """The deck list in the text. Raises `NotADeck`.

    In a plain list, Digi-Egg cards are told by their category if `cards` has them, and by a heading
    line ("Digi-Egg deck") above them otherwise.
    """
    try:
        found = documents(text, name)
    except DocumentError as error:
        if any(_LINE.fullmatch(line.strip()) for line in text.splitlines()):
            return _plain(text, name, cards or {})
        raise NotADeck(str(error)) from error
    if len(found) > 1:
        raise NotADeck(f"{name}: expected one deck, found {len(found)} documents")
    if not found or found[0].is_text or _has_headings(found[0]):
        return _plain(text, name, cards or {})
    try:
        return _document(found[0], name)
    except DocumentError as error:
        raise NotADeck(str(error)) from error


def _has_headings(document: Field) -> bool:
    """ "Deck:" above a plain list looks like YAML with a sentence in it."""
    return document.is_mapping and any(
        value.is_text and _heading(field) for field, value in document.items()
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
                f"{name}: line {number}: expected copies and a card number, got {words!r:.80}"
            )
        card = match["number"].upper()
        egg = card in cards and cards[card].category == "digi_egg"
        place = lists["digi_egg_deck" if egg else current or "deck"]
        place[card] = place.get(card, 0) + int(match["copies"] or match["after"] or 1)
    return DeckList(name, lists["deck"], lists["digi_egg_deck"])


def _document(document: Field, name: str) -> DeckList:
    given = document.fields(_FIELDS, needed=("deck",))
    return DeckList(
        _text(given, "name") or name,
        _copies(given["deck"]),
        _copies(given["digi_egg_deck"]) if "digi_egg_deck" in given else {},
        _text(given, "id"),
    )


def _text(given: Mapping[str, Field], field: str) -> str:
    return given[field].text(LONGEST_NAME) if field in given and not given[field].is_null else ""


def _copies(given: Field) -> dict[str, int]:
    if given.is_null:
        return {}
    if not given.is_mapping:
        raise given.error(f"expected card number: copies, found {given.shown()}")
    found: dict[str, int] = {}
    for number, copies in given.items():
        if number.upper() in found:
            raise copies.error("the card is given twice")
        found[number.upper()] = copies.number(1, MOST_COPIES)
    return found
