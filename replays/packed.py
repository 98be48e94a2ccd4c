"""A match made ready to be stored, which can be done in another process than storing it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from dcg.kernel.commit import chain
from dcg.kernel.event import Event
from dcg.official.game import GAME
from replays.summary import Summary, summarise


class NewMatch(Protocol):
    """What a finished or begun match must give to be stored (`dcg.simulation.Played` does)."""

    @property
    def id(self) -> str:
        """The match's id, a UUID."""
        ...

    @property
    def events(self) -> Sequence[Event]:
        """Its events."""
        ...

    @property
    def definitions(self) -> Mapping[bytes, bytes]:
        """The definitions they name."""
        ...


class Packed(NamedTuple):
    """A match as its first commit, encoded, with its line in the listing."""

    commit: bytes
    summary: Summary
    definitions: Mapping[bytes, bytes]

    @property
    def id(self) -> str:
        """The match's id, a UUID."""
        return self.summary.id


def pack(match: NewMatch, recorded_at: int) -> Packed:
    """Encodes a match as one commit; `recorded_at` is nanoseconds since 1970."""
    return Packed(
        chain(match.events, GAME.registry, recorded_at),
        summarise(match.id, match.events, 1, recorded_at),
        match.definitions,
    )
