"""Definitions: what cards are, as bytes that a content address stands for.

A match names the definitions it needs by their addresses; the bytes are kept beside it, each once.
What they say is the game's own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")

ADDRESS_BYTES = 8


class MissingDefinition(Exception):
    """A match names a definition that was not given with it."""


def address(data: bytes) -> bytes:
    """The content address of a definition: the first 8 bytes of BLAKE2b-512 of its bytes."""
    return hashlib.blake2b(data).digest()[:ADDRESS_BYTES]


def split(addresses: bytes) -> list[bytes]:
    """Addresses that an event holds in one piece, one after another."""
    return [
        addresses[start : start + ADDRESS_BYTES]
        for start in range(0, len(addresses), ADDRESS_BYTES)
    ]


class Encoded(Generic[T]):
    """Bytes and content addresses of cards, worked out once for each card object."""

    def __init__(self, encode: Callable[[T], bytes]) -> None:
        self._encode = encode
        self._known: dict[int, tuple[T, bytes, bytes]] = {}

    def of(self, card: T) -> tuple[bytes, bytes]:
        """The bytes of a card and their content address."""
        found = self._known.get(id(card))
        if found is None or found[0] is not card:
            data = self._encode(card)
            found = self._known[id(card)] = (card, data, address(data))
        return found[1], found[2]


class DefinitionTable:
    """The definitions a match needs, in order of first mention, each once."""

    def __init__(self) -> None:
        self.places: dict[bytes, int] = {}
        self.definitions: dict[bytes, bytes] = {}

    def add(self, data: bytes, key: bytes | None = None) -> int:
        """The place of a definition in the list, added if it is new.

        `key` is its content address, where the caller knows it already.
        """
        if key is None:
            key = address(data)
        if key not in self.places:
            self.places[key] = len(self.places)
            self.definitions[key] = data
        return self.places[key]

    @property
    def addresses(self) -> bytes:
        """All content addresses in order, in one piece."""
        return b"".join(self.places)
