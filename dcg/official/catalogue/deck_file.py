"""Reads a player's deck list: YAML, JSON, CSV, lines such as `4 BT1-009`, a deck code. `docs/decks.md` lists them.

Takes the text and where it is from; opening the file is the caller's.
"""

from __future__ import annotations

from collections.abc import Mapping

from dcg.decks import NotADeck, called_as
from dcg.documents.deck_fields import copies_in, text_in
from dcg.documents.document import Field, documents
from dcg.documents.faults import DocumentError
from dcg.official.card_number import without_picture
from dcg.official.catalogue.card_line import has_number
from dcg.official.catalogue.deck_code import is_deck_code, read_deck_code
from dcg.official.catalogue.deck_lines import (
    deck_of_lines,
    lines_of_table,
    part_headed,
)
from dcg.official.deck import DeckList
from dcg.official.language.card import Card

FORMS = (
    "a deck is lines (`4 BT1-010`, `4 Agumon (BT1-010)`, `BT1-010 x4`), YAML or JSON with `deck` and "
    "`digi_egg_deck`, a map or a list of card numbers, CSV with the columns copies and number, or a deck "
    "code (`DCG...`)"
)
"""What is read as a deck, for complaints about what is none of these."""

_FIELDS = {"id", "name", "archetype", "format", "event", "deck", "digi_egg_deck"}


def read_deck(text: str, source: str, cards: Mapping[str, Card] | None = None) -> DeckList:
    """The deck list in the text. `source` is the name of its file, or any other name.

    In a plain list, Digi-Egg cards are told by their category if `cards` has them, and by a heading
    line ("Digi-Egg deck") above them otherwise. Raises `NotADeck`.
    """
    known = cards or {}
    if is_deck_code(text):
        return read_deck_code(text, source)
    table = lines_of_table(text)
    if table is not None:
        return deck_of_lines(table, source, known)
    if not text.strip():
        raise NotADeck(f"{source}: there is nothing in it; {FORMS}")
    has_cards = any(map(has_number, text.splitlines()))
    try:
        found = documents(text, source)
    except DocumentError as error:
        if has_cards:
            return deck_of_lines(text, source, known)
        raise NotADeck(str(error)) from error
    if len(found) > 1:
        raise NotADeck(f"{source}: expected one deck, found {len(found)} documents")
    if not found or found[0].is_text or _has_headings(found[0]):
        try:
            return deck_of_lines(text, source, known)
        except NotADeck as error:
            raise error if has_cards else NotADeck(f"{error}; {FORMS}") from None
    if _is_list_of_texts(found[0]):
        lines = "\n".join(entry.text() for entry in found[0].entries())
        return deck_of_lines(lines, source, known)
    try:
        return _map(found[0], source, known) or _document(found[0], source)
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


def _map(document: Field, source: str, cards: Mapping[str, Card]) -> DeckList | None:
    """Numbers and their copies and nothing else, as programs keep a deck. None for another document."""
    if not document.is_mapping:
        raise document.error(f"{document.shown()} is no deck; {FORMS}")
    numbers = [number for number, _ in document.items()]
    if not numbers or not all(map(has_number, numbers)):
        return None
    copies = copies_in(document, without_picture)
    eggs = {one for one in copies if one in cards and cards[one].category == "digi_egg"}
    return DeckList(
        called_as(source),
        {number: held for number, held in copies.items() if number not in eggs},
        {number: held for number, held in copies.items() if number in eggs},
    )


def _document(document: Field, source: str) -> DeckList:
    if not set(_FIELDS) & {name for name, _ in document.items()}:
        raise document.error(f"none of its fields is of a deck; {FORMS}")
    given = document.fields(_FIELDS, needed=("deck",))
    return DeckList(
        text_in(given, "name") or called_as(source),
        copies_in(given["deck"], without_picture),
        copies_in(given["digi_egg_deck"], without_picture) if "digi_egg_deck" in given else {},
        text_in(given, "id"),
    )
