"""Match files with one number changed by somebody who mends what a file proves itself with."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple
from uuid import UUID

import msgspec
import zstandard

from dcg.definitions import address
from dcg.kernel.digest import digest
from dcg.kernel.fold import fold
from dcg.record import MatchRecord
from replays.identity import derived_id
from replays.match_file import packed, untimed

_EDGES = (
    *(-(2**63), -(2**31) - 1, -(2**31), -1001, -129, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 11, 15),
    *(16, 31, 60, 99, 100, 127, 128, 255, 256, 1000, 32767, 32768, 2**31 - 1, 2**31, 2**63 - 1),
    2**64 - 1,
)
"""Numbers at which something ends: counts of small things, and the widths of numbers."""

Path = tuple[Any, ...]
"""The way to a number: places in lists, names in maps."""


class Altered(NamedTuple):
    """A file, and what was changed in it: the match, where, and from what to what."""

    data: bytes
    match: str
    path: str
    before: int
    after: int


class Alterations:
    """Seeded changes of single numbers in the events and definitions of some matches.

    Every kind of number (a field of a topic, a place in its structures) is as likely as any other,
    however often it occurs. The digest, the id and the checksum are made to fit.
    """

    def __init__(self, records: Sequence[MatchRecord], seed: int) -> None:
        self._random = random.Random(seed)
        self._records = records
        self._contents = [_content(record) for record in records]
        self._kinds: dict[tuple[Any, ...], list[tuple[int, Path]]] = {}
        for number, content in enumerate(self._contents):
            events = msgspec.msgpack.decode(content[4])
            for path, _ in _numbers(events):
                self._kinds.setdefault(_kind(events, path), []).append((number, (4, *path)))
            for place, data in enumerate(content[3]):
                held = msgspec.json.decode(data)
                for path, _ in _numbers(held):
                    kind = ("definition", *[step for step in path if isinstance(step, str)])
                    self._kinds.setdefault(kind, []).append((number, (3, place, *path)))
        self.kinds = sorted(self._kinds, key=str)

    def __iter__(self) -> Iterator[Altered]:
        while True:
            kind = self._random.choice(self.kinds)
            number, path = self._random.choice(self._kinds[kind])
            yield self._altered(number, path)

    def _altered(self, number: int, path: Path) -> Altered:
        record = self._records[number]
        identity, recorded_at, _, definitions, data = self._contents[number]
        events, definitions = msgspec.msgpack.decode(data), list(definitions)
        if path[0] == 4:
            before, after = self._change(events, path[1:])
            data = msgspec.msgpack.encode(events)
        else:
            held = msgspec.json.decode(definitions[path[1]])
            before, after = self._change(held, path[2:])
            other = msgspec.json.encode(held)
            data = data.replace(address(definitions[path[1]]), address(other))
            definitions[path[1]] = other
            definitions.sort(key=address)
        found, identity = _mended(record, data, identity)
        content = msgspec.msgpack.encode([identity, recorded_at, found, definitions, data])
        where = ".".join(map(str, path))
        return Altered(sealed(content), record.id, where, before, after)

    def _change(self, whole: Any, path: Path) -> tuple[int, int]:
        """Changes the number at a path."""
        held = whole
        for step in path[:-1]:
            held = held[step]
        before = held[path[-1]]
        after = before
        while after == before:
            after = self._random.choice(
                (
                    self._random.choice(_EDGES),
                    before + self._random.choice((-1, 1)),
                    self._random.randrange(-5, 60),
                )
            )
        held[path[-1]] = min(max(after, -(2**63)), 2**64 - 1)
        return before, held[path[-1]]


def sealed(content: bytes) -> bytes:
    """A file of format 1 around a content, as a stranger could make it: mark and checksum are right."""
    body = b"dcgmatch\x01" + zstandard.ZstdCompressor().compress(content)
    return body + hashlib.blake2b(body, digest_size=16).digest()


def _content(record: MatchRecord) -> list[Any]:
    """What a file of format 1 holds of the match."""
    frame = untimed(packed(record))[9:-16]
    identity, *others = msgspec.msgpack.decode(zstandard.ZstdDecompressor().decompress(frame))
    return [identity, record.recorded_at, *others]


def _mended(record: MatchRecord, data: bytes, identity: bytes) -> tuple[str, bytes]:
    """The digest and the id that the events have, as far as they can be read at all."""
    game = record.game
    try:
        events = game.registry.decode(data)
        derived = derived_id(events)
        found = digest(fold(game.new_state(), events, game.handlers))
    except Exception:
        return "dcg1:" + "0" * 32, identity
    return found, UUID(derived).bytes if derived else identity


def _numbers(held: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], int]]:
    """Every number of a structure, with the way to it."""
    if isinstance(held, bool):
        return
    if isinstance(held, int):
        yield path, held
    elif isinstance(held, list):
        for place, part in enumerate(held):
            yield from _numbers(part, (*path, place))
    elif isinstance(held, dict):
        for name, part in held.items():
            yield from _numbers(part, (*path, name))


def _kind(events: Sequence[Any], path: tuple[Any, ...]) -> tuple[Any, ...]:
    """The topic's code, and the field or the place in its structures; items of long lists are alike."""
    return (events[path[0]][0], *path[1:2], *(min(step, 8) for step in path[2:]))
