"""The header: what a match was before its first event."""

from typing import Literal

import msgspec

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
