"""The opening of a match: the events that are given before anything is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from dcg.kernel.course import header_of
from dcg.kernel.event import Event
from dcg.kernel.header import LOG_VERSION, Header, Origin, Parent, Seat


class Named(Protocol):
    """What a header says of its game (`dcg.game.CardGame` has it)."""

    @property
    def name(self) -> str:
        """The game's name."""
        ...

    @property
    def edition(self) -> str:
        """The edition of its rules."""
        ...

    @property
    def engine(self) -> str:
        """The version of the engine that plays it."""
        ...


@dataclass(frozen=True)
class Opening:
    """The opening events, and the definitions they name by content address."""

    events: tuple[Event, ...]
    definitions: Mapping[bytes, bytes] = field(default_factory=dict)

    @property
    def header(self) -> Header:
        """The match's header."""
        return header_of(self.events)


def match_header(
    game: Named,
    seats: tuple[Seat, Seat],
    seed: int,
    index: int,
    origin: Origin = "simulated",
    parent: Parent | None = None,
) -> Header:
    """A header for a new match of this game, in the log version of this program."""
    return Header(
        LOG_VERSION, game.name, game.edition, game.engine, origin, seats, seed, index, parent
    )
