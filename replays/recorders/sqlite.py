"""The library's SQLite recorder with our own mapping: one stored row is one commit.

Rows carry encoded commits as they are; topics of single events live inside them. Definitions and
the listing of matches are written in the same transaction as the commits they belong to.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self
from uuid import UUID

from eventsourcing.persistence import IntegrityError, PersistenceError, StoredEvent
from eventsourcing.sqlite import SQLiteApplicationRecorder, SQLiteCursor, SQLiteDatastore

from replays import store_file
from replays.errors import (
    DamagedStore,
    NoStoreHere,
    NotAStore,
    StoreBusy,
    StoreError,
    VersionConflict,
)
from replays.listing import COLUMNS, column_types, is_id, line_of
from replays.recorders.commits import (
    ANY_GAME,
    CONFLICT,
    FORGOTTEN,
    TABLE,
    CommitPosition,
    CommitRow,
    positions_of,
    relisted,
    stored_events,
    topic_of_game,
)
from replays.summary import Summary, values_of
from replays.upgrade import ADDED, FIRST_COMMIT, upgrade

_TABLES = frozenset({TABLE, "definitions", "matches"})
_DEFINITIONS = (
    "CREATE TABLE IF NOT EXISTS definitions (address BLOB PRIMARY KEY, data BLOB) WITHOUT ROWID"
)
_PARAMETERS = 500
"""Parameters of one statement; every SQLite takes 999."""

_PATIENCE = 5.0
"""Seconds to wait for another program that is making the same store; SQLite waits as long for others."""

_PAUSE = 0.01
"""Seconds between two tries."""

_PRIMARY = 0xFF
"""SQLite's error codes say more in their higher bits."""

_LINE = f"INSERT OR REPLACE INTO matches VALUES ({', '.join('?' * len(COLUMNS))})"


class SQLiteCommits(SQLiteApplicationRecorder):
    """A `CommitRecorder` in one file; the primary key is what refuses concurrent appends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._unlisted: list[str] = []
        """Columns of the listing that this store is too old to have."""
        super().__init__(SQLiteDatastore(store_file.location(path)), events_table_name=TABLE)

    @classmethod
    def open(cls, path: Path, *, create: bool = False) -> Self:
        """Opens the store in the file at `path`; with `create`, makes it where there is no file.

        Raises `NotAStore` for a missing, damaged, foreign or newer file, `StoreError` for one
        that cannot be used now.
        """
        fresh = store_file.is_empty(path)
        if fresh and not create:
            raise NoStoreHere(path)
        if not fresh:
            store_file.check(path)
        elif not path.parent.is_dir():
            raise NotAStore(f"there is no folder {path.parent} to put the store into")
        with store_errors():
            if fresh:
                store_file.mark(path)
            elif store_file.is_writable(path.absolute()):
                upgrade(path)
                # SQLite has now undone what a crash left unfinished: maybe the mark itself.
                if store_file.is_empty(path):
                    store_file.mark(path)
            recorder = cls(path)
            recorder._connect()
            recorder._begin()
        return recorder

    def _connect(self) -> None:
        """Opens the file for the first time, which gives a new one its write-ahead log.

        SQLite waits for another program before a transaction, but not before this change. Raises
        `StoreBusy` where the other takes longer than it would be waited for there.
        """
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                self._query("PRAGMA user_version")
                return
            except StoreBusy:
                if time.monotonic() > end:
                    raise
            time.sleep(_PAUSE)

    def _begin(self) -> None:
        """Makes the tables of a new store, also where a crash came between mark and tables."""
        version = int(self._query("PRAGMA user_version")[0][0])
        store_file.check_version(self.path, version)
        rows = self._query("SELECT name FROM sqlite_master WHERE type = 'table'")
        tables = {row[0] for row in rows}
        if not tables:
            store_file.mark(self.path)
            self.create_table()
        elif not tables >= _TABLES:
            missing = ", ".join(sorted(_TABLES - tables))
            raise DamagedStore(f"{self.path} is damaged: it has no {missing}")
        if tables and version < store_file.LISTING_VERSION:
            there = {row[1] for row in self._query("PRAGMA table_info(matches)")}
            self._unlisted = [name for name in ADDED if name not in there]

    @property
    def place(self) -> str:
        """The file."""
        return str(self.path)

    def close(self) -> None:
        """Lets go of the file."""
        self.datastore.close()

    def construct_create_table_statements(self) -> list[str]:
        """The library's table of rows, and ours beside it."""
        return [
            *super().construct_create_table_statements(),
            _DEFINITIONS,
            f"CREATE TABLE IF NOT EXISTS matches ({column_types('TEXT', 'INTEGER')}) WITHOUT ROWID",
        ]

    # --- writing --------------------------------------------------------------------------------

    def append(
        self,
        rows: Sequence[CommitRow],
        definitions: Mapping[bytes, bytes],
        summaries: Sequence[Summary],
    ) -> None:
        """Writes commits, definitions and lines of the listing in one transaction, or nothing."""
        with store_errors():
            try:
                self.insert_events(
                    stored_events(rows), definitions=definitions, summaries=summaries
                )
            except IntegrityError as error:
                raise VersionConflict(CONFLICT) from error

    def _insert_events(
        self,
        c: SQLiteCursor,
        stored_events: Sequence[StoredEvent],
        *,
        definitions: Mapping[bytes, bytes] | None = None,
        summaries: Iterable[Summary] = (),
        **_: Any,
    ) -> Sequence[int] | None:
        c.executemany(
            self.insert_events_statement,
            [
                (row.originator_id.hex, row.originator_version, row.topic, row.state)  # type: ignore[union-attr]
                for row in stored_events
            ],
        )
        c.executemany(
            "INSERT OR IGNORE INTO definitions VALUES (?, ?)", list((definitions or {}).items())
        )
        c.executemany(_LINE, [values_of(summary) for summary in summaries])
        return None

    def forget(self, matches: Sequence[str]) -> None:
        """Removes the commits and listed lines of matches, all or none; followers learn of it.

        What was written keeps its place in the order, emptied to its checksum: a follower that has
        read so far still knows where it is.
        """
        with store_errors(), self.datastore.transaction(commit=True) as cursor:
            for match in matches:
                stream = UUID(match).hex
                cursor.execute(
                    "UPDATE commits SET originator_version = -rowid, topic = ?, state = substr("
                    "state, -8) WHERE originator_id = ? AND originator_version >= 0",
                    (FORGOTTEN, stream),
                )
                cursor.execute(
                    "INSERT INTO commits SELECT ?, -1 - coalesce(max(rowid), 0), ?, x'' FROM commits",
                    (stream, FORGOTTEN),
                )
                cursor.execute("DELETE FROM matches WHERE id = ?", (match,))
            cursor.execute(f"PRAGMA user_version = {store_file.STORE_VERSION}")

    def relist(self, summaries: Iterable[Summary], kept: Sequence[str]) -> None:
        """Replaces the listing: these lines, and of the old ones those `kept`, no others."""
        lines = relisted(self, summaries, kept)
        with store_errors(), self.datastore.transaction(commit=True) as cursor:
            cursor.execute("DELETE FROM matches")
            cursor.executemany(_LINE, [values_of(line) for line in lines])

    # --- reading --------------------------------------------------------------------------------

    def commits(self, match: str) -> list[tuple[int, bytes]]:
        """The commits of a match, in order, each with its number."""
        return self._read(
            "SELECT originator_version, state FROM commits WHERE originator_id = ? AND "
            "originator_version >= 0 ORDER BY originator_version",
            (UUID(match).hex,),
            lambda row: (_whole(row[0]), _bytes(row[1])),
        )

    def definitions(self, addresses: Sequence[bytes] | None = None) -> dict[bytes, bytes]:
        """Definitions by content address, unproven; those asked for, or all."""
        statement = "SELECT address, data FROM definitions"
        if addresses is None:
            return dict(self._read(statement, (), _definition))
        found: dict[bytes, bytes] = {}
        for start in range(0, len(addresses), _PARAMETERS):
            page = addresses[start : start + _PARAMETERS]
            marks = ", ".join("?" * len(page))
            found.update(self._read(f"{statement} WHERE address IN ({marks})", page, _definition))
        return found

    def beginning(self, text: str, limit: int) -> list[str]:
        """Ids in the listing that begin so, in order, at most `limit`."""
        # "g" comes after every digit of an id: the range is those that begin so, by the index.
        rows = self._query(
            "SELECT id FROM matches WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ?",
            (text, text + "g", limit),
        )
        return [row[0] for row in rows if is_id(row[0])]

    def newest(self) -> str | None:
        """The id of the match that was stored last."""
        found = self._read(
            "SELECT originator_id FROM commits WHERE originator_version = 0 "
            "ORDER BY rowid DESC LIMIT 1",
            (),
            _match,
        )
        return found[0] if found else None

    def listed(self, match: str | None = None) -> list[Summary]:
        """Lines of the listing in the order matches were first stored, or the one of a match.

        In an older store that could not be upgraded, what the listing lacks is read from the match.
        """
        columns = ", ".join(
            "commits.state" if name in self._unlisted else f"matches.{name}" for name in COLUMNS
        )
        which = "ORDER BY commits.rowid NULLS LAST" if match is None else "WHERE matches.id = ?"
        rows = self._query(
            f"SELECT {columns} FROM matches LEFT JOIN commits ON {FIRST_COMMIT} {which}",
            () if match is None else (match,),
        )
        for name in self._unlisted:
            place, read = COLUMNS.index(name), ADDED[name][1]
            rows = [(*row[:place], read(row[place]), *row[place + 1 :]) for row in rows]
        return [line_of(row) for row in rows]

    def ids(self) -> set[str]:
        """The ids in the listing."""
        return {str(row[0]) for row in self._query("SELECT id FROM matches")}

    def count(self) -> int:
        """How many matches the listing has."""
        return int(self._query("SELECT count(*) FROM matches")[0][0])

    def stored(self) -> list[str]:
        """The ids of matches that have commits, in the order they were first stored."""
        return self._read(
            "SELECT originator_id FROM commits WHERE originator_version >= 0 "
            "GROUP BY originator_id ORDER BY min(rowid)",
            (),
            _match,
        )

    def positions(self, after: int, limit: int, games: Sequence[str]) -> list[CommitPosition]:
        """What was written after a position, in order; with `games`, for these games only."""
        topics = [*map(topic_of_game, games), ANY_GAME, FORGOTTEN] if games else []
        with store_errors():
            try:
                return positions_of(
                    self.select_notifications(after, limit, None, topics, inclusive_of_start=False)
                )
            except (ValueError, TypeError, AttributeError, IndexError) as error:
                raise DamagedStore(f"the store is damaged: {error}") from error

    def last_position(self, match: str | None = None) -> int:
        """The newest position, or that of a match's last commit; 0 where there is none."""
        if match is not None:
            statement = "SELECT max(rowid) FROM commits WHERE originator_id = ?"
            return int(self._query(statement, (UUID(match).hex,))[0][0] or 0)
        with store_errors():
            return self.max_notification_id() or 0

    def structure(self) -> list[str]:
        """What SQLite finds wrong with the file; reads all of it."""
        try:
            rows = self._query("PRAGMA integrity_check(20)")
        except DamagedStore as error:
            return [str(error)]
        return [f"SQLite: {row[0]}" for row in rows if row[0] != "ok"]

    def _read(
        self, statement: str, parameters: Sequence[Any], made: Callable[[Any], Any]
    ) -> list[Any]:
        """Rows as `made` of each. Raises `DamagedStore` for one that is none of ours."""
        try:
            return [made(row) for row in self._query(statement, parameters)]
        except (ValueError, TypeError) as error:
            raise DamagedStore(f"the store is damaged: {error}") from error

    def _query(self, statement: str, parameters: Sequence[Any] = ()) -> list[Any]:
        """Rows of a reading statement."""
        with store_errors(), self.datastore.transaction(commit=False) as cursor:
            cursor.execute(statement, parameters)
            return list(cursor.fetchall())


def _whole(value: Any) -> int:
    if isinstance(value, int):
        return value
    raise TypeError(f"the number of a commit is {value!r}")


def _bytes(value: Any) -> bytes:
    if isinstance(value, bytes):
        return value
    raise TypeError(f"a commit is no bytes, but {type(value).__name__}")


def _match(row: Any) -> str:
    if isinstance(row[0], str):
        return str(UUID(row[0]))
    raise TypeError(f"{row[0]!r} stands where the id of a match belongs")


def _definition(row: Any) -> tuple[bytes, bytes]:
    return (
        (row[0], row[1]) if isinstance(row[0], bytes) and isinstance(row[1], bytes) else (b"", b"")
    )


@contextmanager
def store_errors() -> Iterator[None]:
    """Turns what SQLite says of a file it cannot use into one line of ours."""
    try:
        yield
    except UnicodeDecodeError as error:
        # SQLite quotes a damaged schema in what it says of it.
        raise DamagedStore("the store is damaged: a name in its schema is no text") from error
    except (sqlite3.DatabaseError, PersistenceError) as error:
        if isinstance(error, IntegrityError | sqlite3.ProgrammingError):
            raise
        cause = error if isinstance(error, sqlite3.Error) else error.__cause__
        code = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_OK) & _PRIMARY
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise StoreBusy("another program is writing to the store: try again") from error
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or any(
            sign in str(error) for sign in _UNREADABLE
        ):
            raise DamagedStore(f"the store is damaged: {error}") from error
        if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
            raise StoreError(
                f"the disk cannot be written ({error}): nothing of this commit is stored, everything "
                "before it is; make room and run the same command again"
            ) from error
        if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN):
            raise StoreError(
                "the store, or the folder it is in, may only be read: nothing can be recorded there"
            ) from error
        raise StoreError(f"the store cannot be used: {error}") from error


_UNREADABLE = ("Could not decode to UTF-8", "no such column", "no such table", "malformed")
"""What is said, without a code of its own, of text whose bytes are no text, and of a damaged schema."""
