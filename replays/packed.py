"""A match made ready to be stored, which can be done in another process than storing it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from dcg.kernel.commit import chain
from dcg.record import MatchRecord
from replays.summary import Summary, summarise


class Packed(NamedTuple):
    """A match as its first commit, encoded, with its line in the listing."""

    commit: bytes
    summary: Summary
    definitions: Mapping[bytes, bytes]

    @property
    def id(self) -> str:
        """The match's id, a UUID."""
        return self.summary.id


def pack(match: MatchRecord, recorded_at: int) -> Packed:
    """Encodes a match as one commit; `recorded_at` is nanoseconds since 1970.

    Raises `UnknownGame`.
    """
    return Packed(
        chain(match.events, match.game.registry, recorded_at),
        summarise(match.id, match.events, 1, recorded_at),
        match.definitions,
    )
