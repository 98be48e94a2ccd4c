"""Reads a player's deck list: YAML, JSON, CSV, or lines such as `4 BT1-009`.

Takes the text and a name to call it by; opening the file is the caller's.
"""

from __future__ import annotations

from collections.abc import Mapping

from dcg.decks import NotADeck
from dcg.documents.document import LONGEST_NAME, Field, documents
from dcg.documents.faults import DocumentError
from dcg.official.catalogue.deck_lines import (
    deck_of_lines,
    lines_of_table,
    names_a_card,
    part_headed,
)
from dcg.official.deck import DeckList
from dcg.official.language.card import Card

MOST_COPIES = 10_000
"""Of one card in a list. What a deck may have, `problems` says."""

_FIELDS = {"id", "name", "archetype", "format", "event", "deck", "digi_egg_deck"}


def read_deck(text: str, name: str, cards: Mapping[str, Card] | None = None) -> DeckList:
    """The deck list in the text. Raises `NotADeck`.

    In a plain list, Digi-Egg cards are told by their category if `cards` has them, and by a heading
    line ("Digi-Egg deck") above them otherwise.
    """
    table = lines_of_table(text)
    if table is not None:
        return deck_of_lines(table, name, cards or {})
    try:
        found = documents(text, name)
    except DocumentError as error:
        if any(names_a_card(line) for line in text.splitlines()):
            return deck_of_lines(text, name, cards or {})
        raise NotADeck(str(error)) from error
    if len(found) > 1:
        raise NotADeck(f"{name}: expected one deck, found {len(found)} documents")
    if not found or found[0].is_text or _has_headings(found[0]):
        return deck_of_lines(text, name, cards or {})
    if _is_list_of_texts(found[0]):
        lines = "\n".join(entry.text() for entry in found[0].entries())
        return deck_of_lines(lines, name, cards or {})
    try:
        return _document(found[0], name)
    except DocumentError as error:
        raise NotADeck(str(error)) from error


def _has_headings(document: Field) -> bool:
    """ "Deck:" above a plain list looks like YAML with a sentence in it."""
    return document.is_mapping and any(
        value.is_text and part_headed(field) for field, value in document.items()
    )


def _is_list_of_texts(document: Field) -> bool:
    """A card an entry, as sites give a deck for a simulator of tables."""
    return document.is_list and all(entry.is_text for entry in document.entries())


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
