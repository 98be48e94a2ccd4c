"""The store: a SQLite file of matches, one stream each, one row a commit."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol, Self
from uuid import UUID

from eventsourcing.sqlite import SQLiteDatastore

from dcg.kernel.commit import (
    GENESIS,
    Commit,
    check_chain,
    checksum_of,
    decode_commit,
    encode_commit,
)
from dcg.kernel.errors import LogError
from dcg.kernel.event import Event
from dcg.official.events.setup import DefinitionsGiven
from dcg.official.game import GAME
from replays.errors import NotAStore, UnknownMatch, VersionConflict
from replays.record import MatchRecord
from replays.recorder import CommitRecorder, reading
from replays.summary import Summary, summarise

APPLICATION_ID = 0x64636731
"""Marks the file as ours ("dcg1" in SQLite's application_id)."""

STORE_VERSION = 1

PAGE_SIZE = 16384
"""A match's commit is about 2 KB: in SQLite's usual pages of 4 KB a third would be left empty."""
_SQLITE_MAGIC = b"SQLite format 3\0"
_SQLITE_HEADER = 100
_ADDRESS = 8


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


class MatchStore:
    """Opens, appends to and reads a store. Usable as a context manager."""

    def __init__(self, path: Path, datastore: SQLiteDatastore) -> None:
        self.path = path
        self._datastore = datastore
        self._recorder = CommitRecorder(datastore)

    @classmethod
    def open(cls, path: str | Path, *, create: bool = False) -> Self:
        """Opens the store at `path`; with `create`, makes it where there is no file.

        Raises `NotAStore` for a missing, damaged, foreign or newer file.
        """
        path = Path(path)
        fresh = not path.exists() or path.stat().st_size == 0
        if fresh and not create:
            raise NotAStore(f"there is no store at {path}")
        if not fresh:
            _check_file(path)
        elif not path.parent.is_dir():
            raise NotAStore(f"there is no folder {path.parent} to put the store into")
        with reading():
            store = cls(path, SQLiteDatastore(str(path)))
            if fresh:
                store._create()
        return store

    def _create(self) -> None:
        with sqlite3.connect(self.path) as connection:
            connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {STORE_VERSION}")
        connection.close()
        self._recorder.create_table()

    def close(self) -> None:
        """Lets go of the file."""
        self._datastore.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- writing --------------------------------------------------------------------------------

    def add(self, matches: Iterable[NewMatch], recorded_at: int | None = None) -> int:
        """Stores whole matches, each as its first commit, all or none; how many.

        Raises `VersionConflict` where one is stored already.
        """
        now = time.time_ns() if recorded_at is None else recorded_at
        rows = []
        summaries = []
        definitions: dict[bytes, bytes] = {}
        for match in matches:
            data = encode_commit(Commit(0, 0, now, GENESIS, tuple(match.events)), GAME.registry)
            rows.append((UUID(match.id), 0, data))
            summaries.append(summarise(match.id, match.events, 1, now))
            definitions.update(match.definitions)
        self._recorder.append(rows, definitions, summaries)
        return len(rows)

    def append(
        self, record: MatchRecord, events: Sequence[Event], recorded_at: int | None = None
    ) -> MatchRecord:
        """Appends events to a match as its next commit; the longer record.

        Raises `VersionConflict` if the stored match has gone on since `record` was read.
        """
        now = time.time_ns() if recorded_at is None else recorded_at
        link = record.link
        data = encode_commit(
            Commit(link.number, link.first, now, link.previous, tuple(events)), GAME.registry
        )
        longer = [*record.events, *events]
        summary = summarise(record.id, longer, link.number + 1, now)
        if link.number == 0:
            raise VersionConflict("a match is begun with `add`")
        self._recorder.append([(UUID(record.id), link.number, data)], record.definitions, [summary])
        following = link._replace(
            number=link.number + 1, first=link.first + len(events), previous=checksum_of(data)
        )
        return MatchRecord(record.id, longer, record.definitions, following, now)

    # --- reading --------------------------------------------------------------------------------

    def find(self, text: str) -> str:
        """The id of the match whose id begins with `text` (4 characters or more).

        Raises `UnknownMatch`, naming candidates where there are several.
        """
        wanted = text.strip().lower()
        if len(wanted) < 4:
            raise UnknownMatch(f"{text!r} is too short for a match: give 4 characters or more")
        if set(wanted) - set("0123456789abcdef-"):
            raise UnknownMatch(f"no match {text!r}: ids have the digits 0 to 9 and a to f")
        pattern = wanted + "%"
        found = [
            row[0]
            for row in self._recorder.query(
                "SELECT id FROM matches WHERE id LIKE ? ORDER BY id LIMIT 6", (pattern,)
            )
        ]
        if not found:
            raise UnknownMatch(f"no match {text!r} in {self.path}")
        if len(found) > 1:
            raise UnknownMatch(f"{text!r} is more than one match: {', '.join(found[:5])} ...")
        return str(found[0])

    def record(self, match: str) -> MatchRecord:
        """Reads one match by id or unique beginning of it, its chain of commits checked.

        Raises `UnknownMatch`, or `LogError` where a commit is damaged, missing or of a newer log.
        """
        identity = self.find(match)
        with reading():
            stored = self._recorder.select_events(UUID(identity))
        rows = [row.state for row in stored]
        for place, row in enumerate(stored):
            if row.originator_version != place:
                raise LogError(f"match {identity}: commit {place} is missing")
        link = check_chain(rows)
        events: list[Event] = []
        recorded_at = 0
        for data in rows:
            commit = decode_commit(data, GAME.registry)
            events += commit.events
            recorded_at = commit.recorded_at
        return MatchRecord(identity, events, self._definitions(events), link, recorded_at)

    def _definitions(self, events: Sequence[Event]) -> dict[bytes, bytes]:
        found: dict[bytes, bytes] = {}
        for event in events:
            if isinstance(event, DefinitionsGiven):
                data = event.addresses
                wanted = [data[at : at + _ADDRESS] for at in range(0, len(data), _ADDRESS)]
                marks = ", ".join("?" * len(wanted))
                rows = self._recorder.query(
                    f"SELECT address, data FROM definitions WHERE address IN ({marks})", wanted
                )
                found.update({row[0]: row[1] for row in rows})
                break
        return found

    def definitions(self) -> dict[bytes, bytes]:
        """Every definition of the store, by content address."""
        return {
            row[0]: row[1] for row in self._recorder.query("SELECT address, data FROM definitions")
        }

    def summaries(self) -> list[Summary]:
        """All matches, in the order in which they were first stored."""
        rows = self._recorder.query(
            "SELECT matches.* FROM matches JOIN commits ON commits.originator_id = "
            "replace(matches.id, '-', '') AND commits.originator_version = 0 "
            "ORDER BY commits.rowid"
        )
        return [Summary(*row) for row in rows]

    def ids(self) -> set[str]:
        """The ids of all matches."""
        return {row[0] for row in self._recorder.query("SELECT id FROM matches")}

    def __len__(self) -> int:
        return int(self._recorder.query("SELECT count(*) FROM matches")[0][0])

    def commits(self, after: int = 0, limit: int = 1000) -> Iterator[tuple[int, str, Commit]]:
        """Commits in the order in which they were written: (position, match id, commit).

        Positions only grow; a follower keeps the last one it has handled as `after`.
        """
        with reading():
            found = self._recorder.select_notifications(after, limit, inclusive_of_start=False)
        for row in found:
            match = row.originator_id
            yield row.id, str(match), decode_commit(row.state, GAME.registry)

    def last_position(self) -> int:
        """The position of the newest commit, 0 for an empty store."""
        return int(self._recorder.query("SELECT coalesce(max(rowid), 0) FROM commits")[0][0])

    def rebuild_listing(self) -> int:
        """Derives the listing of matches again from the commits; how many matches."""
        summaries = []
        rows = self._recorder.query("SELECT DISTINCT originator_id FROM commits")
        for row in rows:
            identity = str(UUID(row[0]))
            with reading():
                stored = self._recorder.select_events(UUID(identity))
            commits = [decode_commit(one.state, GAME.registry) for one in stored]
            events = [event for commit in commits for event in commit.events]
            summaries.append(summarise(identity, events, len(commits), commits[-1].recorded_at))
        self._recorder.append([], {}, summaries)
        return len(summaries)


def _check_file(path: Path) -> None:
    try:
        with path.open("rb") as file:
            start = file.read(_SQLITE_HEADER)
    except OSError as error:
        raise NotAStore(f"{path} cannot be read: {error.strerror}") from error
    if not start.startswith(_SQLITE_MAGIC):
        raise NotAStore(f"{path} is not a store: it is not a SQLite file, or its start is damaged")
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        application = connection.execute("PRAGMA application_id").fetchone()[0]
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if application != APPLICATION_ID:
            raise NotAStore(f"{path} is a SQLite file of another program, not a store")
        if version > STORE_VERSION:
            raise NotAStore(
                f"{path} is a store of version {version}; this program reads {STORE_VERSION}"
            )
        expected = int.from_bytes(start[16:18]) * int.from_bytes(start[28:32])
        if path.stat().st_size < expected:
            raise NotAStore(f"{path} is truncated: {path.stat().st_size} of {expected} bytes")
        connection.execute("SELECT count(*) FROM matches").fetchone()
    except sqlite3.DatabaseError as error:
        raise NotAStore(f"{path} is damaged: {error}") from error
    finally:
        connection.close()
