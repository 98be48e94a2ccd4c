"""The header: what a match was before its first event."""

import re
from collections.abc import Callable
from typing import Final, Literal, TypeVar

import msgspec

from dcg.kernel.absent import FULL_LOG
from dcg.kernel.errors import DamagedLog, NewerLog
from dcg.kernel.numbers import Count, Long, SeatOrNobody

T = TypeVar("T")

LOG_VERSION: Final = 1

_NUMBERS: Final = re.compile(r"(?<![0-9])(?<![0-9]\.)[0-9]{1,9}(?:\.[0-9]{1,9}){0,9}\Z")
"""The numbers at the end of an engine's name, with dots between: few, and none of them long."""

Origin = Literal["simulated", "played", "recorded", "imported", "branched"]


class Seat(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Who sat there and with what. `deck` is a deck id or name, shown to people."""

    deck: str
    player: str


class Parent(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The match a branch left, and how many of its events it shares."""

    match: str
    position: Count


class Header(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """First event's content. `seed` and `index` derive every random stream and the match id.

    In a seat's log `perspective` is that seat, `seed` is -1 and the other seat's deck is empty.
    `log_version`, `game`, `rules` and `engine` stay the first four fields in every version, so that
    any engine can tell who wrote a log (see `Writer`).
    """

    log_version: int
    game: str
    rules: str
    engine: str
    origin: Origin
    seats: tuple[Seat, Seat]
    seed: Long
    index: Long
    parent: Parent | None = None
    perspective: SeatOrNobody = FULL_LOG


class Writer(msgspec.Struct, frozen=True, array_like=True):
    """What every version of the header begins with: who wrote the log, and with which codes.

    Read by itself (`writer_of`) it needs no game's registry and passes over whatever follows.
    """

    log_version: int
    game: str = ""
    rules: str = ""
    engine: str = ""


class _Started(msgspec.Struct, array_like=True, tag=0):
    header: Writer


class _Log(msgspec.Struct, array_like=True):
    started: _Started


class _Perspective(msgspec.Struct, array_like=True):
    log_version: int
    game: str
    rules: str
    engine: str
    origin: str
    seats: object
    seed: int
    index: int
    parent: object = None
    perspective: int = FULL_LOG


class _SeatStarted(msgspec.Struct, array_like=True, tag=0):
    header: _Perspective


class _SeatLog(msgspec.Struct, array_like=True):
    started: _SeatStarted


_DECODE: Final = msgspec.msgpack.Decoder(_Log).decode
_DECODE_PERSPECTIVE: Final = msgspec.msgpack.Decoder(_SeatLog).decode


def writer_of(events: bytes) -> Writer:
    """Who wrote a log, from its encoded events: only the first fields of its header are looked at.

    Raises `DamagedLog` where the bytes do not begin with a header.
    """
    return _read(_DECODE, events).started.header


def perspective_of(events: bytes) -> int:
    """Whose log this is, from its encoded events; no game is needed for it.

    Raises `DamagedLog` where the bytes do not begin with a header of this log version.
    """
    return _read(_DECODE_PERSPECTIVE, events).started.header.perspective


def _read(decode: Callable[[bytes], T], events: bytes) -> T:
    try:
        return decode(events)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DamagedLog(f"a match begins with its header: {error}") from error


def is_newer_engine(engine: str, than: str) -> bool:
    """Whether an engine's name is that of a later version of the other ("dcg-0.10", "dcg-0.9").

    Names of another make cannot be compared: then it is not.
    """
    (name, number), (own, own_number) = _numbered(engine), _numbered(than)
    return name == own and bool(own_number) and number > own_number


def is_newer(writer: Writer | Header, engine: str) -> bool:
    """Whether a log was written by a later log version, or a later engine than `engine`."""
    return writer.log_version > LOG_VERSION or is_newer_engine(writer.engine, engine)


def check_version(writer: Writer | Header, engine: str = "") -> None:
    """Raises `NewerLog` for a log of a later version, `DamagedLog` for one of no version at all."""
    if writer.log_version > LOG_VERSION:
        raise newer(writer, engine)
    if writer.log_version < 1:
        raise DamagedLog(f"there is no log version {writer.log_version}")


def newer(writer: Writer | Header, engine: str = "", what: str = "") -> NewerLog:
    """The error for a log of a later version; `what` of it cannot be read by `engine`, this one."""
    by = f" by engine {writer.engine}" if writer.engine else ""
    here = f"this engine{f' ({engine})' if engine else ''}"
    if writer.log_version > LOG_VERSION:
        text = f"written{by} in log version {writer.log_version}; {here} reads {LOG_VERSION}"
    else:
        text = f"written{by}; {here} is older and cannot read all of it"
    return NewerLog(f"{text}: {what}" if what else text)


def _numbered(engine: str) -> tuple[str, tuple[int, ...]]:
    found = _NUMBERS.search(engine)
    if found is None:
        return engine, ()
    return engine[: found.start()], tuple(int(part) for part in found[0].split("."))
