"""Digests: the same events give the same state and the same digest, on every machine."""

import hashlib
from typing import Final

import msgspec

from dcg.kernel.state import State

DIGEST_VERSION: Final = "dcg1"
_ENCODER: Final = msgspec.msgpack.Encoder(order="deterministic")


def digest(state: State) -> str:
    """`dcg1:` and 32 hexadecimal digits: BLAKE2b-128 of the canonical state in MessagePack."""
    return f"{DIGEST_VERSION}:{_hash(pruned(state.canonical())).hex()}"


def recurrence_key(state: State) -> bytes:
    """Equal for two states that differ only in ids and counters (loops, rule-dependent)."""
    return plain_key(state.recurrence())


def plain_key(plain: object) -> bytes:
    """Equal for equal plain data, defaults left out."""
    return _hash(pruned(plain))


def _hash(plain: object) -> bytes:
    return hashlib.blake2b(_ENCODER.encode(plain), digest_size=16).digest()


def pruned(plain: object) -> object:
    """Leaves out map entries that are None, False, 0, empty: a new field with its default changes
    no digest."""
    if isinstance(plain, dict):
        return {
            key: value
            for key, value in ((key, pruned(value)) for key, value in plain.items())
            if value is not None and value is not False and value not in (0, "", b"", [], {})
        }
    if isinstance(plain, list | tuple):
        return [pruned(value) for value in plain]
    return plain
