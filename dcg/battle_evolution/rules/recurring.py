"""Finding a position again: how a match without end ends (s-2)."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from dcg.battle_evolution.reading.match import ArenaMatch

_ENCODER: Final = msgspec.msgpack.Encoder()


def position_key(match: ArenaMatch, seat: int) -> int:
    """A number for the position at the start of a turn of `seat`: equal positions have equal ones."""
    data = _ENCODER.encode([seat, match.state.recurrence()])
    return int.from_bytes(hashlib.blake2b(data, digest_size=4).digest()) >> 1
