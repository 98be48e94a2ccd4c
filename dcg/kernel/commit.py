"""A commit: an append batch of events under an envelope, as bytes that never fold silently wrong."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
import zstandard

from dcg.kernel.errors import DamagedLog, NewerLog
from dcg.kernel.event import Event
from dcg.kernel.header import Writer, perspective_of, writer_of
from dcg.kernel.registry import Registry

FORMAT: Final = 1
MAGIC: Final = b"dcg"
CHECKSUM_BYTES: Final = 8
GENESIS: Final = bytes(CHECKSUM_BYTES)
_RAW: Final = 0
_ZSTD: Final = 1
LARGEST: Final = 4 * 1024 * 1024
"""Bytes of events one commit may hold: two hundred times a long match. Read, events take up to a
hundred times their bytes, and a store from a stranger cannot take the whole machine."""

COMPRESSION_LEVEL: Final = 3
"""Higher ones take many times as long for a few per cent; reading does not depend on it."""

_COMPRESSOR: Final = zstandard.ZstdCompressor(level=COMPRESSION_LEVEL)
_DECOMPRESSOR: Final = zstandard.ZstdDecompressor()


class Commit(msgspec.Struct, frozen=True):
    """One row of a match's stream.

    `number` counts commits of the match from 0, `first` is the position of its first event,
    `recorded_at` is wall-clock nanoseconds since 1970 (nothing inside events knows the time),
    `previous` is the checksum of the commit before (zeros for the first): a chain.
    """

    number: int
    first: int
    recorded_at: int
    previous: bytes
    events: tuple[Event, ...]


class _Body(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    number: int
    first: int
    count: int
    recorded_at: int
    previous: bytes
    compression: int
    events: bytes


_ENCODE: Final = msgspec.msgpack.Encoder().encode
_DECODE: Final = msgspec.msgpack.Decoder(_Body).decode


def encode_commit(commit: Commit, registry: Registry, *, compress: bool = True) -> bytes:
    """Magic, format byte, body, checksum. The checksum covers every byte before it.

    Events that compressing does not make smaller, as the few of one answer, are left as they are.
    Raises `ValueError` for more events than could be read back.
    """
    events = registry.encode(commit.events)
    if len(events) > LARGEST:
        raise ValueError(f"{len(commit.events)} events have {len(events)} bytes, over {LARGEST}")
    packed = _COMPRESSOR.compress(events) if compress else events
    smaller = len(packed) < len(events)
    body = _Body(
        commit.number,
        commit.first,
        len(commit.events),
        commit.recorded_at,
        commit.previous,
        _ZSTD if smaller else _RAW,
        packed if smaller else events,
    )
    data = MAGIC + bytes([FORMAT]) + _ENCODE(body)
    return data + _checksum(data)


def checksum_of(data: bytes) -> bytes:
    """The checksum at the end of an encoded commit: what the next one names as `previous`."""
    return data[-CHECKSUM_BYTES:]


def commit_writer(data: bytes) -> Writer:
    """Who wrote a match, and of which game it is, from its first commit; no game is needed for it.

    Raises `DamagedLog` for bytes that are no first commit, `NewerLog` for a later commit format.
    """
    return writer_of(_events_of(_body(data)))


def commit_perspective(data: bytes) -> int:
    """Whose log a match is, from its first commit; no game is needed for it.

    Raises like `commit_writer`.
    """
    return perspective_of(_events_of(_body(data)))


def decode_commit(data: bytes, registry: Registry, writer: Writer | None = None) -> Commit:
    """Reads one commit, or raises `DamagedLog`, `NewerLog` or `UnknownTopic`.

    `writer` is the match's, as its first commit gives it: with it, what a later engine wrote into
    a further commit is said to be newer. One commit proves nothing about its place in the match:
    see `check_chain`.
    """
    body = _body(data)
    return _decoded(body, _events_of(body), registry, writer)


def decode_first(data: bytes, registry_of: Callable[[Writer], Registry]) -> tuple[Writer, Commit]:
    """Reads the first commit of a match by the topics of the game that its header names.

    Raises like `decode_commit`, and what `registry_of` raises.
    """
    body = _body(data)
    events = _events_of(body)
    writer = writer_of(events)
    return writer, _decoded(body, events, registry_of(writer), writer)


def _decoded(body: _Body, events: bytes, registry: Registry, writer: Writer | None) -> Commit:
    decoded = registry.decode(events, writer)
    if len(decoded) != body.count:
        raise DamagedLog(f"{len(decoded)} events where the envelope says {body.count}")
    return Commit(body.number, body.first, body.recorded_at, body.previous, tuple(decoded))


def _body(data: bytes) -> _Body:
    if data[: len(MAGIC)] != MAGIC:
        raise DamagedLog("not a commit of a match (no dcg mark at its start)")
    if len(data) < len(MAGIC) + 1 + CHECKSUM_BYTES:
        raise DamagedLog("truncated: shorter than an envelope")
    version = data[len(MAGIC)]
    if version > FORMAT:
        raise NewerLog(f"commit format {version}; this engine reads {FORMAT}")
    if version < FORMAT:
        raise DamagedLog(f"there is no commit format {version}")
    content, checksum = data[:-CHECKSUM_BYTES], data[-CHECKSUM_BYTES:]
    if _checksum(content) != checksum:
        raise DamagedLog("the checksum does not match: truncated or altered")
    try:
        body = _DECODE(content[len(MAGIC) + 1 :])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DamagedLog(f"the envelope cannot be read: {error}") from error
    if len(body.previous) != CHECKSUM_BYTES:
        raise DamagedLog(f"`previous` has {len(body.previous)} bytes, not {CHECKSUM_BYTES}")
    return body


def _events_of(body: _Body) -> bytes:
    if body.compression == _RAW:
        if len(body.events) > LARGEST:
            raise DamagedLog(f"its events have {len(body.events)} bytes; a commit holds {LARGEST}")
        return body.events
    if body.compression != _ZSTD:
        raise DamagedLog(f"compression {body.compression} is not known")
    try:
        size = zstandard.frame_content_size(body.events)
        if not 0 <= size <= LARGEST:
            raise DamagedLog(f"the compressed events claim a size of {size} bytes")
        return _DECOMPRESSOR.decompress(body.events)
    except (zstandard.ZstdError, MemoryError) as error:
        raise DamagedLog(f"the events cannot be decompressed: {error}") from error


def _checksum(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=CHECKSUM_BYTES).digest()


class Link(NamedTuple):
    """What the next commit of a match must carry."""

    number: int
    first: int
    previous: bytes


START: Final = Link(0, 0, GENESIS)


def check_chain(rows: Iterable[bytes], after: Link = START) -> Link:
    """Checks that encoded commits follow each other without a gap; returns what must come next.

    `after` lets a long match be checked page by page. Raises `DamagedLog` for a number or a first
    position that does not continue the commit before, and for a `previous` that is not its
    checksum (a commit was replaced, or belongs to another match).
    """
    link = after
    for data in rows:
        body = _body(data)
        if body.number != link.number:
            raise DamagedLog(f"commit {body.number} stands where commit {link.number} belongs")
        if body.first != link.first:
            raise DamagedLog(
                f"commit {body.number} begins at event {body.first}, not at {link.first}"
            )
        if body.previous != link.previous:
            raise DamagedLog(f"commit {body.number} does not follow the commit before it")
        link = Link(body.number + 1, body.first + body.count, checksum_of(data))
    return link


def chain(
    events: Sequence[Event], registry: Registry, recorded_at: int, *, compress: bool = True
) -> bytes:
    """A whole match as its only commit."""
    return encode_commit(
        Commit(0, 0, recorded_at, GENESIS, tuple(events)), registry, compress=compress
    )
