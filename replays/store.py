"""The store: a SQLite file of matches, one stream each, one row a commit."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Self
from uuid import UUID

from eventsourcing.sqlite import SQLiteDatastore

from dcg import games
from dcg.definitions import address
from dcg.kernel.commit import (
    START,
    Commit,
    check_chain,
    checksum_of,
    decode_commit,
    decode_first,
    encode_commit,
)
from dcg.kernel.errors import DamagedLog
from dcg.kernel.event import Event
from dcg.record import MatchRecord
from replays import store_file
from replays.definitions import named
from replays.errors import NotAStore, UnknownMatch
from replays.packed import Packed, pack
from replays.recorder import TABLES, CommitRecorder, reading
from replays.summary import Summary, summarise
from replays.upgrade import game_in, upgrade

_PARAMETERS = 500
"""Parameters of one statement; every SQLite takes 999."""

_CANDIDATES = 5
"""How many matches are listed where an id's beginning is ambiguous."""


class MatchStore:
    """Opens, appends to and reads a store. Usable as a context manager."""

    def __init__(self, path: Path, datastore: SQLiteDatastore) -> None:
        self.path = path
        self._datastore = datastore
        self._recorder = CommitRecorder(datastore)
        self._proven: dict[bytes, bytes] = {}
        """Definitions read and checked: a content address never gets other content."""
        self._lists_games = True

    @classmethod
    def open(cls, path: str | Path, *, create: bool = False) -> Self:
        """Opens the store at `path`; with `create`, makes it where there is no file.

        Raises `NotAStore` for a missing, damaged, foreign or newer file, `StoreError` for one
        that cannot be used now.
        """
        path = Path(path)
        fresh = store_file.is_empty(path)
        if fresh and not create:
            raise NotAStore(f"there is no store at {path}")
        if not fresh:
            store_file.check(path)
        elif not path.parent.is_dir():
            raise NotAStore(f"there is no folder {path.parent} to put the store into")
        with reading():
            if fresh:
                store_file.mark(path)
            elif store_file.is_writable(path.absolute()):
                upgrade(path)
                # SQLite has now undone what a crash left unfinished: maybe the mark itself.
                if store_file.is_empty(path):
                    store_file.mark(path)
            store = cls(path, SQLiteDatastore(store_file.location(path)))
            store._begin()
        return store

    def _begin(self) -> None:
        """Makes the tables of a new store, also where a crash came between mark and tables."""
        version, tables = self._recorder.standing()
        store_file.check_version(self.path, version)
        if not tables:
            store_file.mark(self.path)
            self._recorder.create_table()
        elif not tables >= TABLES:
            missing = ", ".join(sorted(TABLES - tables))
            raise NotAStore(f"{self.path} is damaged: it has no {missing}")
        self._lists_games = not tables or version >= store_file.STORE_VERSION

    def close(self) -> None:
        """Lets go of the file."""
        self._datastore.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- writing --------------------------------------------------------------------------------

    def add(self, matches: Iterable[MatchRecord | Packed], recorded_at: int | None = None) -> int:
        """Stores whole matches, each as its first commit, all or none; how many.

        A packed match has its time already. Raises `VersionConflict` where one is stored already.
        """
        now = time.time_ns() if recorded_at is None else recorded_at
        packed = [one if isinstance(one, Packed) else pack(one, now) for one in matches]
        definitions: dict[bytes, bytes] = {}
        for match in packed:
            definitions.update(match.definitions)
        self._recorder.append(
            [(UUID(match.id), 0, match.commit) for match in packed],
            definitions,
            [match.summary for match in packed],
        )
        return len(packed)

    def append(
        self, record: MatchRecord, events: Sequence[Event], recorded_at: int | None = None
    ) -> MatchRecord:
        """Appends events to a match as its next commit; the longer record.

        Raises `VersionConflict` if the stored match has gone on since `record` was read,
        `ValueError` for a record that was not read from a store (`add` begins a match), or whose
        header names another version of the engine: its events would be read as that one's.
        """
        if record.link == START:
            raise ValueError("a match is begun with `add`")
        if record.header.engine != record.game.engine:
            raise ValueError(f"engine {record.header.engine} began the match: branch it instead")
        now = time.time_ns() if recorded_at is None else recorded_at
        link = record.link
        data = encode_commit(
            Commit(link.number, link.first, now, link.previous, tuple(events)), record.game.registry
        )
        longer = [*record.events, *events]
        summary = summarise(record.id, longer, link.number + 1, now)
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
        # "g" comes after every digit of an id: the range is those that begin so, by the index.
        found = [
            row[0]
            for row in self._recorder.query(
                "SELECT id FROM matches WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ?",
                (wanted, wanted + "g", _CANDIDATES + 1),
            )
        ]
        if not found:
            raise UnknownMatch(f"no match {text!r} in {self.path}")
        if len(found) > 1:
            more = " ..." if len(found) > _CANDIDATES else ""
            listed = ", ".join(found[:_CANDIDATES])
            raise UnknownMatch(f"{text!r} is more than one match: {listed}{more}")
        return str(found[0])

    def record(self, match: str) -> MatchRecord:
        """Reads one match by id or unique beginning of it, its chain of commits checked.

        Definitions that are missing or damaged are left out: the match still reads, and
        verifying it says so. Raises `UnknownMatch`, or `LogError` where a commit is damaged,
        missing or of a newer log, or the match is of a game that is not here (`UnknownGame`).
        """
        identity = self.find(match)
        with reading():
            stored = self._recorder.select_events(UUID(identity))
        if not stored:
            raise DamagedLog(f"match {identity}: its commits are missing")
        rows = [row.state for row in stored]
        for place, row in enumerate(stored):
            if row.originator_version != place:
                raise DamagedLog(f"match {identity}: commit {place} is missing")
        link = check_chain(rows)
        commits = _decoded(rows)
        events = [event for commit in commits for event in commit.events]
        definitions = self._definitions(events)
        return MatchRecord(identity, events, definitions, link, commits[-1].recorded_at)

    def _definitions(self, events: Sequence[Event]) -> dict[bytes, bytes]:
        """What these events name, as far as it is there and is what its address says."""
        wanted = named(events)
        proven = self._proven
        unread = [one for one in wanted if one not in proven]
        for start in range(0, len(unread), _PARAMETERS):
            page = unread[start : start + _PARAMETERS]
            marks = ", ".join("?" * len(page))
            rows = self._recorder.query(
                f"SELECT address, data FROM definitions WHERE address IN ({marks})", page
            )
            proven.update({row[0]: row[1] for row in rows if address(row[1]) == row[0]})
        return {one: proven[one] for one in wanted if one in proven}

    def definitions(self) -> dict[bytes, bytes]:
        """Every definition of the store, by content address."""
        return {
            row[0]: row[1] for row in self._recorder.query("SELECT address, data FROM definitions")
        }

    def summaries(self) -> list[Summary]:
        """All matches, in the order in which they were first stored; last, any without commits."""
        return self._listed("ORDER BY commits.rowid NULLS LAST")

    def summary(self, match: str) -> Summary:
        """The listing's line of one match. Raises `UnknownMatch`."""
        return self._listed("WHERE matches.id = ?", (self.find(match),))[0]

    def _listed(self, which: str, parameters: Sequence[str] = ()) -> list[Summary]:
        """Lines of the listing. In a store of version 1 that could not be upgraded, the game is
        read from the match."""
        game = "" if self._lists_games else ", commits.state"
        rows = self._recorder.query(
            f"SELECT matches.*{game} FROM matches LEFT JOIN commits ON commits.originator_id = "
            f"replace(matches.id, '-', '') AND commits.originator_version = 0 {which}",
            parameters,
        )
        if self._lists_games:
            return [Summary(*row) for row in rows]
        return [Summary(*(*row[:-1], game_in(row[-1]))) for row in rows]

    def ids(self) -> set[str]:
        """The ids of all matches."""
        return {row[0] for row in self._recorder.query("SELECT id FROM matches")}

    def __len__(self) -> int:
        return int(self._recorder.query("SELECT count(*) FROM matches")[0][0])

    def positions(self, after: int = 0, limit: int = 1000) -> list[tuple[int, str, str]]:
        """Commits in the order they were written, unread: (position, match id, checksum).

        Positions only grow; a follower keeps the last one it has handled as `after`, and reads
        whole matches: one damaged commit stops nobody.
        """
        with reading():
            found = self._recorder.select_notifications(after, limit, inclusive_of_start=False)
        return [(row.id, str(row.originator_id), checksum_of(row.state).hex()) for row in found]

    def last_position(self) -> int:
        """The position of the newest commit, 0 for an empty store."""
        return int(self._recorder.query("SELECT coalesce(max(rowid), 0) FROM commits")[0][0])

    def problems(self) -> list[str]:
        """What is wrong with the file as a whole, a line each; empty where nothing is.

        Looks at SQLite's structure (reads the whole file), compares streams with the listing, and
        definitions with their addresses. What is inside a match `verify_match` proves.
        """
        found = [
            f"SQLite: {row[0]}"
            for row in self._recorder.query("PRAGMA integrity_check(20)")
            if row[0] != "ok"
        ]
        streams = {
            str(UUID(row[0]))
            for row in self._recorder.query("SELECT DISTINCT originator_id FROM commits")
        }
        listed = self.ids()
        found += [f"match {match} is stored, but not listed" for match in sorted(streams - listed)]
        found += [f"match {match} is listed, but not stored" for match in sorted(listed - streams)]
        found += [
            f"definition {held.hex()} is damaged"
            for held, data in self.definitions().items()
            if address(data) != held
        ]
        return found

    def rebuild_listing(self) -> int:
        """Derives the listing of matches again from the commits; how many matches.

        Matches of games that are not here keep the lines they have.
        """
        summaries = []
        rows = self._recorder.query("SELECT DISTINCT originator_id FROM commits")
        for row in rows:
            identity = str(UUID(row[0]))
            with reading():
                stored = self._recorder.select_events(UUID(identity))
            try:
                commits = _decoded([one.state for one in stored])
            except games.UnknownGame:
                continue
            events = [event for commit in commits for event in commit.events]
            summaries.append(summarise(identity, events, len(commits), commits[-1].recorded_at))
        self._recorder.append([], {}, summaries)
        return len(summaries)


def _decoded(rows: Sequence[bytes]) -> list[Commit]:
    """All commits of a match, by the game that its header names. Raises `LogError`."""
    writer, first = decode_first(rows[0], lambda writer: games.written_by(writer).registry)
    registry = games.find(writer.game).registry
    return [first, *(decode_commit(data, registry, writer) for data in rows[1:])]
