"""A match as one file: its events with the definitions they name (docs/match-file.md).

Files come from strangers: whatever `unpacked` returns is whole, of a bounded size, folds, and is
what its digest and content addresses say.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated
from uuid import UUID

import msgspec
import zstandard

from dcg import games
from dcg.definitions import address
from dcg.game import CardGame
from dcg.kernel.absent import FULL_LOG
from dcg.kernel.digest import digest
from dcg.kernel.errors import LogError
from dcg.kernel.event import Event
from dcg.kernel.header import writer_of
from dcg.kernel.redaction import redact
from dcg.record import MatchRecord
from replays.admission import NotAdmitted, admitted
from replays.definitions import named
from replays.errors import StoreError
from replays.identity import derived_id
from replays.summary import summarise, values_of
from replays.whole_files import read_up_to

SUFFIX = ".dcgmatch"
MARK = b"dcgmatch"
FORMAT = 2
TIME_BYTES = 8
CHECKSUM_BYTES = 16
LARGEST = 4 * 1024 * 1024
"""Bytes of a file, and of its content: two hundred times a long match."""

_BIGGEST = 2**63
_LEVEL = 19
_HEAD = len(MARK) + 1


class NotAMatchFile(StoreError):
    """The bytes are no match file, damaged, or not what they claim to be; nothing was stored."""


class NewerMatchFile(NotAMatchFile):
    """A later program wrote the file."""


class _Content(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    id: bytes
    digest: str
    definitions: tuple[bytes, ...]
    events: bytes


class _TimedContent(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What files of format 1 hold: the time stood among the rest."""

    id: bytes
    recorded_at: Annotated[int, msgspec.Meta(ge=-_BIGGEST, le=_BIGGEST - 1)]
    digest: str
    definitions: tuple[bytes, ...]
    events: bytes


_ENCODE = msgspec.msgpack.Encoder().encode
_DECODE = msgspec.msgpack.Decoder(_Content).decode
_DECODE_TIMED = msgspec.msgpack.Decoder(_TimedContent).decode


def packed(record: MatchRecord) -> bytes:
    """The match as a file's bytes: the same match, the same bytes, whenever and wherever.

    When it was recorded stands by itself at the end (`untimed` is the rest).

    Raises `NotAMatchFile` for a match that could not be read back: one without its definitions, one
    that is too large or that nobody could tell of; `LogError` for one that does not fold, or is of a
    game that is not here.
    """
    content = _ENCODE(
        _Content(
            UUID(record.id).bytes,
            _digest(record.game, record.events, record.definitions),
            tuple(record.definitions[one] for one in sorted(named(record.events))),
            record.game.registry.encode(record.events),
        )
    )
    if len(content) > LARGEST:
        raise NotAMatchFile(f"the match has {len(content)} bytes; a file holds {LARGEST}")
    body = MARK + bytes([FORMAT]) + zstandard.ZstdCompressor(level=_LEVEL).compress(content)
    timed = body + _checksum(body) + record.recorded_at.to_bytes(TIME_BYTES, signed=True)
    return timed + _checksum(timed)


def untimed(data: bytes) -> bytes:
    """A file's bytes without when it was recorded: what two files of one match have in common."""
    return data[: -TIME_BYTES - CHECKSUM_BYTES]


def unpacked(data: bytes) -> MatchRecord:
    """The match in a file's bytes, everything about it checked that needs no rules.

    Raises `NotAMatchFile`, or `LogError` where the log inside cannot be read or folded, or is of a
    game that is not here (`UnknownGame`).
    """
    content, recorded_at = _content(data)
    game = games.written_by(writer_of(content.events))
    events = game.registry.decode(content.events)
    definitions = {address(held): held for held in content.definitions}
    found = _digest(game, events, definitions)
    _check_held(events, content.definitions)
    if found != content.digest:
        raise NotAMatchFile(f"the match ends in {found}, the file says {content.digest!r}")
    record = MatchRecord(_identity(content.id), events, definitions, recorded_at=recorded_at)
    _check_identity(record)
    return record


def read(path: Path) -> MatchRecord:
    """The match in a file.

    Raises `NotAMatchFile` that names the file, whatever is wrong inside (its `__cause__` says what),
    `UnusableFile` for one that cannot be read.
    """
    data = read_up_to(path, LARGEST)
    try:
        return unpacked(data)
    except (NotAMatchFile, LogError) as error:
        kind = type(error) if isinstance(error, NotAMatchFile) else NotAMatchFile
        raise kind(f"{path}: {error}") from error


def of_seat(record: MatchRecord, seat: int) -> MatchRecord:
    """The match as `seat` may know it: its redacted log, and the definitions that log names.

    Raises `ValueError` where the record is the other seat's own.
    """
    held = record.header.perspective
    if held not in (FULL_LOG, seat):
        raise ValueError(f"match {record.id[:8]} is seat {held}'s log")
    events = list(record.events) if held == seat else redact(record.events, seat, record.game)
    known = {one: record.definitions[one] for one in named(events) if one in record.definitions}
    return MatchRecord(record.id, events, known, recorded_at=record.recorded_at)


def _content(data: bytes) -> tuple[_Content | _TimedContent, int]:
    """What a file holds, and when it was recorded."""
    if data[: len(MARK)] != MARK:
        raise NotAMatchFile("it is not a match file (no dcgmatch mark at its start)")
    if len(data) > LARGEST:
        raise NotAMatchFile(f"it is larger than any match file: over {LARGEST} bytes")
    if len(data) < _HEAD + CHECKSUM_BYTES:
        raise NotAMatchFile("it is truncated")
    version = data[len(MARK)]
    if version > FORMAT:
        raise NewerMatchFile(
            f"it is a match file of version {version}; this program reads 1 to {FORMAT}"
        )
    body = _sealed(data)
    try:
        if version == 1:
            timed = _DECODE_TIMED(_decompressed(body[_HEAD:]))
            return timed, timed.recorded_at
        if version == FORMAT:
            frame = _sealed(body[:-TIME_BYTES])[_HEAD:]
            recorded_at = int.from_bytes(body[-TIME_BYTES:], signed=True)
            return _DECODE(_decompressed(frame)), recorded_at
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NotAMatchFile(f"its content cannot be read: {error}") from error
    raise NotAMatchFile(f"there is no match file of version {version}")


def _sealed(data: bytes) -> bytes:
    """What stands before the checksum at the end."""
    body, checksum = data[:-CHECKSUM_BYTES], data[-CHECKSUM_BYTES:]
    if _checksum(body) != checksum:
        raise NotAMatchFile("it is truncated or altered: the checksum does not match")
    return body


def _decompressed(frame: bytes) -> bytes:
    """What one frame holds; its stated size is believed only so far as it is not too much."""
    try:
        size = zstandard.frame_content_size(frame)  # -1 where it does not say
        if not 0 <= size <= LARGEST:
            raise NotAMatchFile(f"its content claims {size} bytes, not 0 to {LARGEST}")
        return zstandard.ZstdDecompressor().decompress(
            frame, max_output_size=LARGEST, allow_extra_data=False
        )
    except zstandard.ZstdError as error:
        raise NotAMatchFile(f"its content cannot be decompressed: {error}") from error


def _digest(game: CardGame, events: Sequence[Event], definitions: Mapping[bytes, bytes]) -> str:
    """The digest of the state after all events, which are checked meanwhile."""
    try:
        return digest(admitted(game, events, definitions))
    except NotAdmitted as error:
        raise NotAMatchFile(str(error)) from error


def _check_held(events: Sequence[Event], given: Sequence[bytes]) -> None:
    if [address(held) for held in given] != sorted(named(events)):
        raise NotAMatchFile("it has definitions that the match does not name, or out of order")


def _identity(data: bytes) -> str:
    if len(data) != 16:
        raise NotAMatchFile(f"an id has 16 bytes, not {len(data)}")
    return str(UUID(bytes=data))


def _check_identity(record: MatchRecord) -> None:
    expected = derived_id(record.events)
    if expected not in (None, record.id):
        raise NotAMatchFile(f"it says match {record.id}, but these are the events of {expected}")
    line = values_of(summarise(record.id, record.events, 1, record.recorded_at))
    if any(isinstance(held, int) and not -_BIGGEST <= held < _BIGGEST for held in line):
        raise NotAMatchFile("a number in it is larger than any match has")


def _checksum(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=CHECKSUM_BYTES).digest()
