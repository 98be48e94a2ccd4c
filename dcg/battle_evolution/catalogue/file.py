"""A file of compiled cards: JSON with a line a card, so that a change shows as changed cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from dcg.battle_evolution.language.card import Card, encode_card
from dcg.battle_evolution.title import NAME

_FORMAT = 1
_HEAD = f'{{"catalogue":{_FORMAT},"game":"{NAME}","cards":{{'.encode()
_FOOT = b"}}"


class NotACatalogue(ValueError):
    """The bytes are no file of compiled cards that this program reads; the message is one line."""


class _CatalogueFile(msgspec.Struct, forbid_unknown_fields=True):
    catalogue: int
    game: str
    cards: dict[str, Card]


def by_number(number: str) -> tuple[str, int, str]:
    """The order of card numbers: DCG-9 before DCG-010.

    >>> sorted(["DCG-010", "DCG-9"], key=by_number)
    ['DCG-9', 'DCG-010']
    """
    series, _, place = number.partition("-")
    return series, int(place) if place.isascii() and place.isdigit() else 0, number


def catalogue_bytes(cards: Iterable[Card]) -> bytes:
    """The file with these cards, in the order of their numbers."""
    lines = [
        msgspec.json.encode(card.number) + b":" + encode_card(card)
        for card in sorted(cards, key=lambda card: by_number(card.number))
    ]
    return _HEAD + b"\n" + b",\n".join(lines) + b"\n" + _FOOT + b"\n"


def begins_catalogue(data: bytes) -> bool:
    """Whether the bytes begin as such a file does, of whichever format and game."""
    return b'"catalogue"' in data[:100].partition(b"[")[0]


def card_lines(data: bytes) -> dict[str, bytes]:
    """The cards of a file that `catalogue_bytes` wrote, by number, not decoded yet."""
    found: dict[str, bytes] = {}
    for line in data.splitlines()[1:-1]:
        number, _, card = line.partition(b":")
        found[number.strip(b'"').decode()] = card.removesuffix(b",")
    return found


def read_all(data: bytes) -> Mapping[str, Card]:
    """The cards of a file from anywhere. Raises `NotACatalogue`."""
    try:
        found = msgspec.json.decode(data, type=_CatalogueFile)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise NotACatalogue(
            f"not a file of compiled cards that this version reads ({error}): compile the cards again"
        ) from None
    if (found.catalogue, found.game) != (_FORMAT, NAME):
        raise NotACatalogue(
            f"cards of format {found.catalogue} of the game {found.game!r}: this program reads format "
            f"{_FORMAT} of {NAME!r}"
        )
    wrong = next((number for number, card in found.cards.items() if card.number != number), None)
    if wrong is not None:
        raise NotACatalogue(
            f"the card under {wrong} has another number: {found.cards[wrong].number}"
        )
    return found.cards
