"""A catalogue as a file: JSON with a line a card, so that a change shows as changed cards.

The first line names the game and the format, and each card begins with its number: one card can be
found and decoded without the others.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from dcg.card_text import NotCards
from dcg.digits import number_in
from dcg.language.bounds import out_of_bounds

FORMAT: Final = 1
_HIGHEST: Final = 999_999
"""No set has as many cards, and no game as many sets."""


class NumberedCard(Protocol):
    """What a card of any game has."""

    @property
    def number(self) -> str:
        """What it is known by."""
        ...


CardT = TypeVar("CardT", bound=NumberedCard)


def by_number(number: str) -> tuple[str, int, int, str]:
    """The order of card numbers.

    >>> sorted(["DCG-010", "DCG-9", "BT10-001", "BT2-010", "BT2-009"], key=by_number)
    ['BT2-009', 'BT2-010', 'BT10-001', 'DCG-9', 'DCG-010']
    """
    series, _, place = number.partition("-")
    letters = series.rstrip("0123456789")
    digits = series[len(letters) :]
    return (
        letters,
        number_in(digits, _HIGHEST) or 0,
        number_in(place, _HIGHEST) or 0,
        number,
    )


def begins_catalogue(data: bytes) -> bool:
    """Whether the bytes begin as a catalogue file does, of whichever format and game.

    >>> begins_catalogue(b'[{"number": "BT1-010"}]')
    False
    """
    return b'"catalogue"' in data[:100].partition(b"[")[0]


def game_of_catalogue(data: bytes) -> str | None:
    """The game that a catalogue file names; None for what is no such file.

    >>> game_of_catalogue(b'{"catalogue":1,"game":"chess","cards":{'), game_of_catalogue(b"[]")
    ('chess', None)
    """
    found = _GAME.search(data[:200]) if begins_catalogue(data) else None
    return found["game"].decode() if found is not None else None


_GAME: Final = re.compile(rb'"game"\s*:\s*"(?P<game>[\x20-\x21\x23-\x5b\x5d-\x7e]{1,60})"')


def card_lines(data: bytes) -> dict[str, bytes]:
    """The cards of a file that `CatalogueFile.written` made, by number, not decoded yet."""
    found: dict[str, bytes] = {}
    for line in data.splitlines()[1:-1]:
        number, _, card = line.partition(b":")
        found[number.strip(b'"').decode()] = card.removesuffix(b",")
    return found


class CatalogueFile(Generic[CardT]):
    """Writes and reads the catalogue files of one game."""

    def __init__(self, game: str, card: type[CardT], encode: Callable[[CardT], bytes]) -> None:
        """`encode` makes canonical JSON of a card."""
        self._game = game
        self._encode = encode
        fields = [("catalogue", int), ("game", str), ("cards", dict[str, card])]  # type: ignore[valid-type]
        self._shape: Any = msgspec.defstruct("Shape", fields, forbid_unknown_fields=True)

    def written(self, cards: Iterable[CardT]) -> bytes:
        """The file with these cards, in the order of their numbers."""
        head = f'{{"catalogue":{FORMAT},"game":"{self._game}","cards":{{'.encode()
        lines = [
            msgspec.json.encode(card.number) + b":" + self._encode(card)
            for card in sorted(cards, key=lambda card: by_number(card.number))
        ]
        return head + b"\n" + b",\n".join(lines) + b"\n}}\n"

    def read(self, data: bytes) -> dict[str, CardT]:
        """The cards of a file from anywhere, by number. Raises `NotCards`."""
        named = game_of_catalogue(data)
        if named is not None and named != self._game:
            raise NotCards(f"these are compiled cards of the game {named!r}, not of {self._game!r}")
        try:
            found = msgspec.json.decode(data, type=self._shape)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise NotCards(
                f"not a catalogue that this version reads ({error}): compile the cards again"
            ) from None
        if (found.catalogue, found.game) != (FORMAT, self._game):
            raise NotCards(
                f"a catalogue of format {found.catalogue} of the game {found.game!r}: this program "
                f"reads format {FORMAT} of {self._game!r}"
            )
        cards: dict[str, CardT] = found.cards
        wrong = next((number for number, card in cards.items() if card.number != number), None)
        if wrong is not None:
            raise NotCards(f"the card under {wrong} has another number: {cards[wrong].number}")
        for number, card in cards.items():
            if reason := out_of_bounds(card):
                raise NotCards(f"{number} {reason}")
        return cards
