"""The header: what a match was before its first event."""

from typing import Literal

import msgspec

from dcg.kernel.errors import NewerLog

LOG_VERSION = 1

Origin = Literal["simulated", "played", "recorded", "imported", "branched"]


class Seat(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Who sat there and with what. `deck` is a deck id or name, shown to people."""

    deck: str
    player: str


class Parent(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The match a branch left, and how many of its events it shares."""

    match: str
    position: int


class Header(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """First event's content. `seed` and `index` derive every random stream and the match id.

    In a seat's log `perspective` is that seat, `seed` is -1 and the other seat's deck is empty.
    `log_version` stays the first field in every version, so that an older engine can read it.
    """

    log_version: int
    game: str
    rules: str
    engine: str
    origin: Origin
    seats: tuple[Seat, Seat]
    seed: int
    index: int
    parent: Parent | None = None
    perspective: int = -1


def newer(version: int) -> NewerLog:
    """The error for a log of a later version."""
    return NewerLog(f"written in log version {version}; this engine reads {LOG_VERSION}")
