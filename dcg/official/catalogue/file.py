"""A catalogue as a file: JSON with a line a card, so that a change shows as changed cards.

The first line names the game and the format, and each card begins with its number: one card can be
found and decoded without the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from dcg.official.game import NAME
from dcg.official.language.card import Card, encode_card

_FORMAT = 1
_HEAD = f'{{"catalogue":{_FORMAT},"game":"{NAME}","cards":{{'.encode()
_FOOT = b"}}"


class NotACatalogue(ValueError):
    """The bytes are no catalogue file this program reads; the message is one line."""


class _CatalogueFile(msgspec.Struct, forbid_unknown_fields=True):
    catalogue: int
    game: str
    cards: dict[str, Card]


def by_number(number: str) -> tuple[str, int, int, str]:
    """The order of card numbers: BT2 before BT10, BT1-009 before BT1-010."""
    series, _, place = number.partition("-")
    letters = series.rstrip("0123456789")
    digits = series[len(letters) :]
    return (
        letters,
        int(digits) if digits.isascii() and digits else 0,
        int(place) if place.isascii() and place.isdigit() else 0,
        number,
    )


def catalogue_bytes(cards: Iterable[Card]) -> bytes:
    """The file with these cards, in the order of their numbers.

    >>> print(catalogue_bytes([Card("BT1-010", "Agumon", "digimon")]).decode().splitlines()[1])
    "BT1-010":{"node":"card","category":"digimon","name":"Agumon","number":"BT1-010"}
    """
    lines = [
        msgspec.json.encode(card.number) + b":" + encode_card(card)
        for card in sorted(cards, key=lambda card: by_number(card.number))
    ]
    return _HEAD + b"\n" + b",\n".join(lines) + b"\n" + _FOOT + b"\n"


def begins_catalogue(data: bytes) -> bool:
    """Whether the bytes begin as a catalogue file does, of whichever format and game.

    >>> begins_catalogue(b'[{"number": "BT1-010"}]')
    False
    """
    return b'"catalogue"' in data[:100].partition(b"[")[0]


def card_lines(data: bytes) -> dict[str, bytes]:
    """The cards of a file that `catalogue_bytes` wrote, by number, not decoded yet."""
    found: dict[str, bytes] = {}
    for line in data.splitlines()[1:-1]:
        number, _, card = line.partition(b":")
        found[number.strip(b'"').decode()] = card.removesuffix(b",")
    return found


def read_all(data: bytes) -> Mapping[str, Card]:
    """The cards of a catalogue file from anywhere. Raises `NotACatalogue`."""
    try:
        found = msgspec.json.decode(data, type=_CatalogueFile)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise NotACatalogue(
            f"not a catalogue that this version reads ({error}): compile the dump again"
        ) from None
    if (found.catalogue, found.game) != (_FORMAT, NAME):
        raise NotACatalogue(
            f"a catalogue of format {found.catalogue} of the game {found.game!r}: this program reads "
            f"format {_FORMAT} of {NAME!r}"
        )
    wrong = next((number for number, card in found.cards.items() if card.number != number), None)
    if wrong is not None:
        raise NotACatalogue(
            f"the card under {wrong} has another number: {found.cards[wrong].number}"
        )
    return found.cards
