"""Seeded streams. The only place where randomness is made."""

import hashlib
import random
import uuid
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Stream:
    """A reproducible stream of chance.

    Uses only `random.Random.random`, whose sequence Python guarantees for a seed across versions.
    """

    __slots__ = ("_next",)

    def __init__(self, seed: int, index: int, purpose: str) -> None:
        material = f"{seed}/{index}/{purpose}".encode()
        self._next = random.Random(  # noqa: S311 - games, not secrets
            int.from_bytes(hashlib.blake2b(material, digest_size=16).digest())
        ).random

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, uniform."""
        return int(self._next() * limit)

    def pick(self, options: Sequence[T]) -> T:
        """One of the options, uniform."""
        return options[int(self._next() * len(options))]

    def permutation(self, size: int) -> tuple[int, ...]:
        """A uniform order of 0 to size - 1 (Fisher and Yates)."""
        order = list(range(size))
        draw = self._next
        for last in range(size - 1, 0, -1):
            other = int(draw() * (last + 1))
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def match_id(seed: int, index: int, content: bytes = b"") -> uuid.UUID:
    """The match's id from its seed, index and header content: the same match, the same id."""
    material = f"{seed}/{index}/match/".encode() + content
    return uuid.UUID(bytes=hashlib.blake2b(material, digest_size=16).digest(), version=5)
