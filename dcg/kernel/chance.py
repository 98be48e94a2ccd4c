"""Seeded streams. The only place where randomness is made.

A match's seed and index are whole numbers from 0 to 2**63 - 1. Whoever knows the seed knows the
shuffles: a match against people takes its seed from the operating system, not from a small number.
"""

import hashlib
import random
import uuid
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

CHANCE: Final = "chance"
"""The purpose of the stream that answers chance requests."""

PLAYERS: Final = ("player/0", "player/1")
"""The purposes of the players' own streams, by seat."""

REDEAL: Final = "redeal"
"""The purpose of the stream that deals anew what is hidden where a branch leaves its parent."""


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
        if size == 1:
            draw()  # so that an outcome alone tells how many numbers it took: see `skip`
        for last in range(size - 1, 0, -1):
            other = int(draw() * (last + 1))
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def skip(self, outcome: Sequence[int]) -> None:
        """Moves past the numbers this outcome (of `below` or `permutation`) took from a stream."""
        if outcome:
            for _ in range(max(1, len(outcome) - 1)):
                self._next()


def determined(moment: str, limit: int) -> int:
    """A number from 0 to limit - 1 that the moment's name alone determines: it looks like chance, and
    whoever comes to that moment again, without what went before, gets it again."""
    digest = hashlib.blake2b(moment.encode(), digest_size=8).digest()
    return int.from_bytes(digest) % limit


def match_id(seed: int, index: int, content: bytes = b"") -> uuid.UUID:
    """The match's id from its seed, index and header content: the same match, the same id."""
    material = f"{seed}/{index}/match/".encode() + content
    return uuid.UUID(bytes=hashlib.blake2b(material, digest_size=16).digest(), version=5)
