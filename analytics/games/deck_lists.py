"""Fingerprints of deck lists."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

OPENING = 8
"""Decks are presented within so many first events."""

_ADDRESS = 8
"""The bytes of a content address."""


def deck_fingerprint(addresses: bytes, copies: Iterable[tuple[int, int]]) -> str | None:
    """Of copies by the place of their definition among the addresses, whatever their order; None where
    the log does not tell them."""
    held = sorted(
        (addresses[place * _ADDRESS : (place + 1) * _ADDRESS], count)
        for place, count in copies
        if place >= 0
    )
    content = b"".join(address + bytes([count]) for address, count in held)
    return hashlib.blake2b(content, digest_size=8).hexdigest() if content else None
