"""The library's SQLite recorder with our own mapping: one stored row is one commit.

Rows carry encoded commits as they are; topics of single events live inside them. Definitions and
the listing of matches are written in the same transaction as the commits they belong to.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import astuple, fields
from typing import Any
from uuid import UUID

from eventsourcing.persistence import IntegrityError, PersistenceError, StoredEvent
from eventsourcing.sqlite import SQLiteApplicationRecorder, SQLiteCursor, SQLiteDatastore

from replays.errors import NotAStore, StoreBusy, StoreError, VersionConflict
from replays.summary import Summary

TOPIC = "commit/1"
TABLE = "commits"
TABLES = frozenset({TABLE, "definitions", "matches"})
_DEFINITIONS = (
    "CREATE TABLE IF NOT EXISTS definitions (address BLOB PRIMARY KEY, data BLOB) WITHOUT ROWID"
)
_PRIMARY = 0xFF
"""SQLite's error codes say more in their higher bits."""
_COLUMNS = tuple(field.name for field in fields(Summary))
_TYPES = {"str": "TEXT", "int": "INTEGER", "int | None": "INTEGER"}


class CommitRecorder(SQLiteApplicationRecorder):
    """Streams of commits, one a match; the primary key is what refuses concurrent appends."""

    def __init__(self, datastore: SQLiteDatastore) -> None:
        super().__init__(datastore, events_table_name=TABLE)

    def construct_create_table_statements(self) -> list[str]:
        """The library's table of rows, and ours beside it."""
        columns = ", ".join(
            f"{field.name} {_TYPES[str(field.type)]}"
            + (" PRIMARY KEY" if field.name == "id" else "")
            for field in fields(Summary)
        )
        return [
            *super().construct_create_table_statements(),
            _DEFINITIONS,
            f"CREATE TABLE IF NOT EXISTS matches ({columns}) WITHOUT ROWID",
        ]

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
        marks = ", ".join("?" * len(_COLUMNS))
        c.executemany(
            f"INSERT OR REPLACE INTO matches VALUES ({marks})",
            [astuple(summary) for summary in summaries],
        )
        return None

    def append(
        self,
        rows: Sequence[tuple[UUID, int, bytes]],
        definitions: Mapping[bytes, bytes],
        summaries: Sequence[Summary],
    ) -> None:
        """Writes commits, definitions and summaries in one transaction, or nothing.

        Raises `VersionConflict` where a commit of that number is already there.
        """
        stored = [StoredEvent(match, number, TOPIC, data) for match, number, data in rows]
        with reading():
            try:
                self.insert_events(stored, definitions=definitions, summaries=summaries)
            except IntegrityError as error:
                raise VersionConflict(
                    "the match has been appended to meanwhile: read it again and retry"
                ) from error

    def standing(self) -> tuple[int, frozenset[str]]:
        """The file's version, and the names of the tables in it."""
        version = int(self.query("PRAGMA user_version")[0][0])
        rows = self.query("SELECT name FROM sqlite_master WHERE type = 'table'")
        return version, frozenset(row[0] for row in rows)

    def query(self, statement: str, parameters: Sequence[Any] = ()) -> list[Any]:
        """Rows of a reading statement."""
        with reading(), self.datastore.transaction(commit=False) as cursor:
            cursor.execute(statement, parameters)
            return list(cursor.fetchall())


@contextmanager
def reading() -> Iterator[None]:
    """Turns what SQLite says of a file it cannot use into one line of ours."""
    try:
        yield
    except (sqlite3.DatabaseError, PersistenceError) as error:
        if isinstance(error, IntegrityError | sqlite3.ProgrammingError):
            raise
        cause = error if isinstance(error, sqlite3.Error) else error.__cause__
        code = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_OK) & _PRIMARY
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise StoreBusy("another program is writing to the store: try again") from error
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise NotAStore(f"the store is damaged: {error}") from error
        if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
            raise StoreError(
                f"the disk cannot be written ({error}): nothing of this commit is stored, everything "
                "before it is; make room and run the same command again"
            ) from error
        raise StoreError(f"the store cannot be used: {error}") from error
