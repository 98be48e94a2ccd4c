"""Deck codes: a deck in one word, `DCG` and base64, as deck builders share it (versions 0 to 5).

A header (version and number of Digi-Egg cards; checksum; length of the name; from version 2 on the size of
a sideboard), then the cards in groups of one set and one width of numbers, each number as the step
from the one before, then the name in UTF-8. The picture of a card and the language of a deck are in
it too; a deck list has neither.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from string import ascii_uppercase, digits

from dcg.decks import NotADeck
from dcg.official.deck import DeckList

PREFIX = "DCG"
NEWEST = 5
LONGEST_CODE = 4000
"""Letters of a deck code: several times one of fifty different cards and the longest name."""

_LETTERS = digits + ascii_uppercase
_LONGEST_NAME = 63
_MOST_IN_GROUP = 63
"""Cards of a group that version 1 can count."""
_ICON = 8
"""Letters of the card number in front of the name, where there is one (version 4)."""


def is_deck_code(text: str) -> bool:
    """Whether the text is one word that begins as a deck code does and is long enough to be one.

    >>> is_deck_code("DCGEAQAQo2dAYEJAw"), is_deck_code("4 BT1-010")
    (True, False)
    """
    word = text.strip()
    return (
        word.startswith(PREFIX)
        and 12 <= len(word) <= LONGEST_CODE
        and all(letter.isascii() and (letter.isalnum() or letter in "-_=+/") for letter in word)
    )


def read_deck_code(text: str, source: str) -> DeckList:
    """The deck of a code; cards of a sideboard are left out. Raises `NotADeck`."""
    word = text.strip().removeprefix(PREFIX).rstrip("=").replace("+", "-").replace("/", "_")
    try:
        data = base64.b64decode(word + "=" * (-len(word) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise NotADeck(f"{source}: not a deck code: letters are missing or wrong") from None
    try:
        return _deck(_Bytes(data), source)
    except (IndexError, UnicodeDecodeError):
        raise NotADeck(f"{source}: the deck code ends too early: part of it is missing") from None


def deck_code(deck: DeckList) -> str:
    """The deck in one word, in the first version that can say it: most programs read that.

    A name is cut to 63 bytes. Raises `ValueError` for a card number that has no set.

    >>> code = deck_code(DeckList("Mine", {"BT1-010": 4, "BT1-009": 2}, {"BT1-001": 1}))
    >>> code
    'DCGEWQEi50BgQABi50BggEJAwFNaW5l'
    >>> read_deck_code(code, "x") == DeckList("Mine", {"BT1-009": 2, "BT1-010": 4}, {"BT1-001": 1})
    True
    """
    eggs, main = _entries(deck.digi_egg_deck), _entries(deck.deck)
    groups = [list(found) for part in (eggs, main) for _, found in groupby(part, lambda e: e.group)]
    version = 1 if all(len(group) <= _MOST_IN_GROUP for group in groups) else 2
    cards = bytes([0]) if version == 2 else b""
    cards += b"".join(_written(group, version) for group in groups)
    name = deck.name.encode()[:_LONGEST_NAME].decode(errors="ignore").encode()
    header = bytes([version << 4 | len(eggs), sum(cards) & 0xFF, len(name)])
    return PREFIX + base64.urlsafe_b64encode(header + cards + name).decode().rstrip("=")


# --- reading ----------------------------------------------------------------------------------


class _Bytes:
    """The bytes of a code, read from the front."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self, first: int, bits: int) -> int:
        """A number of which the first byte has that many bits, and above them whether more follow."""
        value, shift, more = first & ((1 << bits) - 1), bits, first >> bits & 1
        while more:
            following = self.byte()
            value |= (following & 0x7F) << shift
            shift, more = shift + 7, following >> 7
            if shift > 32:
                raise IndexError
        return value


def _deck(data: _Bytes, source: str) -> DeckList:
    first, checksum, name_length = data.byte(), data.byte(), data.byte()
    version = first >> 4
    if version > NEWEST:
        raise NotADeck(f"{source}: a deck code of version {version}; read are 0 to {NEWEST}")
    eggs = first & (0x07 if version in (3, 4) else 0x0F)
    if version >= 5:
        name_length &= 0x3F
    end = len(data.data) - name_length
    if sum(data.data[data.at : end]) & 0xFF != checksum:
        raise NotADeck(f"{source}: the deck code's checksum is wrong: a letter of it was changed")
    sideboard = data.byte() if version >= 2 else 0
    icon = version >= 4 and sideboard >> 7
    if version >= 4:
        sideboard &= 0x7F
    cards = list(_cards(data, version, end))
    name = data.data[end:].decode()
    return DeckList(
        (name[_ICON:] if icon else name).strip() or source,
        _summed(cards[eggs : len(cards) - sideboard]),
        _summed(cards[:eggs]),
    )


def _cards(data: _Bytes, version: int, end: int) -> Iterator[tuple[str, int]]:
    """Numbers and copies, in the order of the code."""
    while data.at < end:
        held_set = _set(data, version)
        first = data.byte()
        width = (first >> 6) + 1
        number = 0
        for _ in range(data.number(first, 5) if version >= 2 else first & 0x3F):
            current = data.byte()
            copies = (current >> 6 if version == 0 else current) + 1
            current = current if version == 0 else data.byte()
            number += data.number(current, 2 if version == 0 else 4)
            yield f"{held_set}-{number:0{width}}", copies


def _set(data: _Bytes, version: int) -> str:
    if version == 0:
        return bytes(data.byte() for _ in range(4)).decode().strip()
    letters = ""
    more = 1
    while more:
        current = data.byte()
        letters += _LETTERS[current & 0x3F]
        more = current >> 7
    return letters


def _summed(cards: list[tuple[str, int]]) -> dict[str, int]:
    """Copies by number; one card with two pictures is one card."""
    found: dict[str, int] = {}
    for number, copies in cards:
        found[number] = found.get(number, 0) + copies
    return found


# --- writing ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Entry:
    """A card of the code: its set and the width of its number, which it shares with a group."""

    group: tuple[str, int]
    number: int
    copies: int


def _entries(copies_of: Mapping[str, int]) -> list[_Entry]:
    found = []
    for number, copies in copies_of.items():
        held_set, dash, place = number.partition("-")
        if not (dash and held_set and place.isascii() and place.isdigit() and len(place) <= 4):
            raise ValueError(f"a deck code cannot name the card {number}")
        if not set(held_set) <= set(_LETTERS):
            raise ValueError(f"a deck code cannot name the set {held_set}")
        found.append(_Entry((held_set, len(place)), int(place), copies))
    return sorted(found, key=lambda entry: (entry.group, entry.number))


def _written(group: list[_Entry], version: int) -> bytes:
    held_set, width = group[0].group
    out = bytearray(
        _LETTERS.index(letter) | (0x80 if place < len(held_set) - 1 else 0)
        for place, letter in enumerate(held_set)
    )
    head = (width - 1) << 6
    if version == 1:
        out.append(head | len(group))
    else:
        out += _number(len(group), 5, head)
    before = 0
    for entry in group:
        out.append(entry.copies - 1)
        out += _number(entry.number - before, 4, 0)
        before = entry.number
    return bytes(out)


def _number(value: int, bits: int, head: int) -> bytes:
    """See `_Bytes.number`: `head` is what the first byte has above that."""
    rest = value >> bits
    out = [head | value & ((1 << bits) - 1) | (1 << bits if rest else 0)]
    while rest:
        out.append(rest & 0x7F | (0x80 if rest >> 7 else 0))
        rest >>= 7
    return bytes(out)
