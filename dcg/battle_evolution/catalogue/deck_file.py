"""Reads and writes a player's deck list: YAML or JSON with `deck`, `destiny_zone`, `partner`, `faces`,
or lines such as `4 DCG-001`.

Takes the text and where it is from; opening the file is the caller's.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping

from dcg.battle_evolution.deck import DeckList
from dcg.battle_evolution.language.card import Card
from dcg.decks import NotADeck, called_as
from dcg.documents.deck_fields import copies_in, text_in
from dcg.documents.document import Field, documents
from dcg.documents.faults import DocumentError

HELP = (
    "a deck is YAML or JSON with `deck`, `destiny_zone` and `partner`, or lines (`4 DCG-001`) with the "
    "heading `Destiny Zone` above its cards and `Partner: DCG-001`"
)
"""What is read as a deck, for complaints about what is none."""
_FIELDS = {"id", "name", "deck", "destiny_zone", "partner", "faces"}
_LINE = re.compile(r"(?P<copies>\d{1,4})\s*[x×]?\s+(?P<number>[A-Za-z0-9]{1,8}-\d{1,4})\b.*")
_BEHIND = re.compile(r"(?P<number>[A-Za-z0-9]{1,8}-\d{1,4})\b.*?(?:[x×]\s?)(?P<copies>\d{1,4})")
_PARTNER = re.compile(r"partner\s*:\s*(?P<number>[A-Za-z0-9]{1,8}-\d{1,4})\b.*", re.IGNORECASE)
_HEADINGS = {"deck": "deck", "main deck": "deck", "destiny zone": "destiny_zone"}
_NUMBER = re.compile(r"(?<![\w-])[A-Za-z]{1,8}\d{0,4}-\d{1,4}(?![\w-])")
_REMARKS = ("#", "//")


def read_deck(text: str, source: str) -> DeckList:
    """The deck list in the text. `source` is the name of its file, or any other name. Raises `NotADeck`.

    >>> read_deck("4 DCG-001", "mine.txt").deck
    {'DCG-001': 4}
    """
    if not text.strip():
        raise NotADeck(f"{source}: there is nothing in it; {HELP}")
    try:
        found = documents(text, source)
    except DocumentError as error:
        if _looks_like_lines(text):
            return _of_lines(text, source)
        raise NotADeck(str(error)) from error
    if len(found) != 1 or not found[0].is_mapping or not _is_document(found[0]):
        return _of_lines(text, source)
    try:
        return _of_document(found[0], source)
    except DocumentError as error:
        raise NotADeck(str(error)) from error


def _is_document(document: Field) -> bool:
    return bool({"deck", "destiny_zone", "partner"} & {name for name, _ in document.items()})


def _of_document(document: Field, source: str) -> DeckList:
    given = document.fields(_FIELDS, needed=("deck",))
    return DeckList(
        text_in(given, "name") or called_as(source),
        copies_in(given["deck"]),
        copies_in(given["destiny_zone"]) if "destiny_zone" in given else {},
        text_in(given, "partner").upper(),
        _faces(given.get("faces")),
        text_in(given, "id"),
    )


def _faces(given: Field | None) -> dict[str, tuple[int, ...]]:
    """A side for each copy, or one for all of them: `DCG-200: [0, 1]`."""
    if given is None or given.is_null:
        return {}
    return {
        number.upper(): tuple(side.number(0, 99) for side in sides.some())
        for number, sides in given.items()
    }


def _looks_like_lines(text: str) -> bool:
    return any(_LINE.fullmatch(line.strip()) for line in text.splitlines())


def _of_lines(text: str, source: str) -> DeckList:
    parts: dict[str, dict[str, int]] = {"deck": {}, "destiny_zone": {}}
    current, partner = "deck", ""
    for place, line in enumerate(text.splitlines(), 1):
        words = line.strip()
        if not words or words.startswith(_REMARKS):
            continue
        heading = _HEADINGS.get(words.rstrip(":").strip().lower())
        said = _PARTNER.fullmatch(words)
        if heading is not None:
            current = heading
        elif said is not None:
            partner = said["number"].upper()
        else:
            number, copies = _card_line(words, f"{source}: line {place}")
            parts[current][number] = parts[current].get(number, 0) + copies
    return DeckList(called_as(source), parts["deck"], parts["destiny_zone"], partner)


def _card_line(words: str, where: str) -> tuple[str, int]:
    found = _LINE.fullmatch(words) or _BEHIND.fullmatch(words)
    if found is None:
        raise NotADeck(f"{where}: {words:.60} is no card of a deck; {HELP}")
    if len({number.upper() for number in _NUMBER.findall(words)}) > 1:
        raise NotADeck(f"{where}: two card numbers in one line: {words:.60}")
    return found["number"].upper(), int(found["copies"])


# --- writing ----------------------------------------------------------------------------------


def _lines(deck: DeckList, cards: Mapping[str, Card]) -> str:
    """A line a card, below the heading of its part: `4 DCG-001 Agumon`."""
    out = [f"Partner: {deck.partner}"] if deck.partner else []
    for heading, part in (("Deck", deck.deck), ("Destiny Zone", deck.destiny_zone)):
        if part:
            out.append(heading)
            out += [
                f"{copies} {number} {cards[number].name if number in cards else ''}".rstrip()
                for number, copies in part.items()
            ]
    if deck.faces:
        raise ValueError("lines say nothing of the sides of flip cards: write the deck as json")
    return "\n".join(out) + "\n"


def _json(deck: DeckList, _: Mapping[str, Card]) -> str:
    """Everything a deck says, by name."""
    said = {
        "id": deck.id,
        "name": deck.name,
        "partner": deck.partner,
        "deck": deck.deck,
        "destiny_zone": deck.destiny_zone,
        "faces": deck.faces,
    }
    known = {name: value for name, value in said.items() if value or name == "deck"}
    return json.dumps(known, ensure_ascii=False, indent=1) + "\n"


FORMS: Mapping[str, Callable[[DeckList, Mapping[str, Card]], str]] = {
    "lines": _lines,
    "json": _json,
}
"""The forms a deck can be written in, in the order they are offered in."""
