"""What the store asks of a recorder, whatever database is behind it, and what all recorders do alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol
from uuid import UUID

from eventsourcing.persistence import Notification, StoredEvent

from dcg.kernel.commit import checksum_of
from replays.errors import DamagedListing
from replays.summary import Summary

TABLE = "commits"
ANY_GAME = "commit/1"
"""The topic of rows that were written before topics named the game."""

FORGOTTEN = "forgotten/1"
"""The topic of a row that says a match was here and is gone."""

CONFLICT = "the match has been appended to meanwhile: read it again and retry"
"""What a `VersionConflict` says."""


def topic_of_game(game: str) -> str:
    """The topic of a game's commits."""
    return f"{game}/{ANY_GAME}"


class CommitRow(NamedTuple):
    """One commit to be appended: the `number`th of a match, encoded."""

    match: UUID
    number: int
    game: str
    data: bytes


class CommitPosition(NamedTuple):
    """Where in the order of writing something was written: a commit, or that a match is forgotten.

    `mark` is the commit's checksum, empty for a match that was forgotten here.
    """

    position: int
    match: str
    mark: str


class CommitRecorder(Protocol):
    """Streams of commits, one a match, with the definitions they name.

    The listing is an inline projection: its lines are written in the transaction of the commits
    they are derived from, and can be made anew from them. Every method raises `StoreBusy` where
    others hold the database, `NotAStore` where what is read is damaged, `StoreError` where it
    cannot be used.
    """

    @property
    def place(self) -> str:
        """Where the store is, as messages say it; without a password."""

    @property
    def path(self) -> Path:
        """The store's file; for a server, a path that files about the store are named after."""

    def append(
        self,
        rows: Sequence[CommitRow],
        definitions: Mapping[bytes, bytes],
        summaries: Sequence[Summary],
    ) -> None:
        """Writes commits, definitions and lines of the listing in one transaction, or nothing.

        Raises `VersionConflict` where a commit of that number is there already.
        """

    def commits(self, match: str) -> list[tuple[int, bytes]]:
        """The commits of a match, in order, each with its number; none where it is not there."""

    def definitions(self, addresses: Sequence[bytes] | None = None) -> dict[bytes, bytes]:
        """Definitions by content address, unproven; those asked for, or all."""

    def beginning(self, text: str, limit: int) -> list[str]:
        """Ids in the listing that begin so, in order, at most `limit`."""

    def newest(self) -> str | None:
        """The id of the match that was stored last, None where there is none."""

    def listed(self, match: str | None = None) -> list[Summary]:
        """Lines of the listing in the order matches were first stored, or the one of a match."""

    def ids(self) -> set[str]:
        """The ids in the listing."""

    def count(self) -> int:
        """How many matches the listing has."""

    def stored(self) -> list[str]:
        """The ids of matches that have commits, in the order they were first stored."""

    def positions(self, after: int, limit: int, games: Sequence[str]) -> list[CommitPosition]:
        """What was written after a position, in order; with `games`, for these games only.

        Of a store that is older than topics that name a game, everything is given.
        """

    def last_position(self, match: str | None = None) -> int:
        """The newest position, or that of a match's last commit; 0 where there is none."""

    def forget(self, matches: Sequence[str]) -> None:
        """Removes the commits and listed lines of matches, all or none; followers learn of it.

        Each row of a commit keeps its place in the order: its topic becomes `FORGOTTEN`, its number the
        negative of its position, its state the commit's last 8 bytes (the checksum, by which a
        follower that read so far knows where it is). One more row of that topic, without a state, is
        written at the end: that is where a follower meets the forgetting.
        """

    def relist(self, summaries: Iterable[Summary], kept: Sequence[str]) -> None:
        """Replaces the listing: these lines, and of the old ones those `kept`, no others."""

    def structure(self) -> list[str]:
        """What is wrong with the database itself, a line each."""

    def close(self) -> None:
        """Lets go of the database."""


def stored_events(rows: Iterable[CommitRow]) -> list[StoredEvent]:
    """Commits as the library is given them."""
    return [StoredEvent(row.match, row.number, topic_of_game(row.game), row.data) for row in rows]


def positions_of(found: Iterable[Notification]) -> list[CommitPosition]:
    """What was written, as the library gives it, with the checksums of the commits."""
    return [
        CommitPosition(row.id, str(row.originator_id), checksum_of(row.state).hex())
        for row in found
    ]


def relisted(
    recorder: CommitRecorder, summaries: Iterable[Summary], kept: Iterable[str]
) -> list[Summary]:
    """The lines of a listing made anew: these, and of the old ones those `kept` that are not damaged."""
    lines = [*summaries]
    for match in kept:
        try:
            lines += recorder.listed(match)
        except DamagedListing:
            continue
    return lines
