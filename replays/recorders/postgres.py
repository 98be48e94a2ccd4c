"""The library's PostgreSQL recorder with our own mapping: the same rows as in a file.

A store is the schema `dcg` of a database. The library locks the table of commits for each append,
so that positions are given in the order in which appends take effect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self
from uuid import UUID

import psycopg
from eventsourcing.persistence import (
    IntegrityError,
    InterfaceError,
    OperationalError,
    PersistenceError,
    StoredEvent,
)
from eventsourcing.postgres import PostgresApplicationRecorder, PostgresDatastore
from eventsourcing.utils import retry
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict

from replays.errors import (
    DamagedStore,
    NoStoreHere,
    NotAStore,
    StoreBusy,
    StoreError,
    VersionConflict,
)
from replays.listing import COLUMNS, column_types, line_of
from replays.place import ServerAddress
from replays.recorders.commits import (
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

SCHEMA = "dcg"
VERSION = 1
"""Of the tables in the schema; the table `store` has it."""

_PATIENCE = 5
"""Seconds that a connection may take."""

_MAKING = 0x64636731
"""The advisory lock under which one program at a time makes the tables."""

_NAMED = ("dbname", "host", "port", "user", "password")
"""What the library's datastore asks for by name."""

_LISTING = ", ".join(COLUMNS)
_LINE = (
    f"INSERT INTO dcg.matches ({_LISTING}) VALUES ({', '.join(['%s'] * len(COLUMNS))}) "
    f"ON CONFLICT (id) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in COLUMNS)}"
)
_TABLES = (
    "CREATE TABLE IF NOT EXISTS dcg.definitions (address bytea PRIMARY KEY, data bytea)",
    "CREATE TABLE IF NOT EXISTS dcg.matches (" + column_types('text COLLATE "C"', "bigint") + ")",
    "CREATE TABLE IF NOT EXISTS dcg.store (version integer NOT NULL)",
    f"INSERT INTO dcg.store SELECT {VERSION} WHERE NOT EXISTS (SELECT FROM dcg.store)",
)

_FIRST = 0
"""The number of a match's first commit."""


class PostgresCommits(PostgresApplicationRecorder):
    """A `CommitRecorder` on a server; the primary key is what refuses concurrent appends."""

    def __init__(self, address: ServerAddress) -> None:
        self._address = address
        known = conninfo_to_dict(address.url)
        datastore = PostgresDatastore(
            *(str(known.pop(name, "") or "") for name in _NAMED),
            schema=SCHEMA,
            connect_timeout=_PATIENCE,
        )
        # What else the address says (sslmode, for one) has no parameter of its own there.
        assert isinstance(datastore.pool.kwargs, dict)
        datastore.pool.kwargs.update(known)
        super().__init__(datastore, events_table_name=TABLE)

    @classmethod
    def open(cls, address: ServerAddress, *, create: bool = False) -> Self:
        """Opens the store in a database; with `create`, makes it where there is none.

        The database itself must be there. Raises `NotAStore`, `StoreError`.
        """
        with store_errors(address):
            if not _is_there(address) and not create:
                raise NoStoreHere(address)
            recorder = cls(address)
            if create:
                recorder._make()
        return recorder

    def _make(self) -> None:
        """Makes the tables where they are not there; another program may be at it."""
        with psycopg.connect(self._address.url, connect_timeout=_PATIENCE) as connection:
            connection.execute("SELECT pg_advisory_lock(%s)", (_MAKING,))
            connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
            connection.commit()
            self.create_table()
            for statement in _TABLES:
                connection.execute(statement)
            connection.commit()
            connection.execute("SELECT pg_advisory_unlock(%s)", (_MAKING,))

    @property
    def place(self) -> str:
        """The address, without a password."""
        return str(self._address)

    @property
    def path(self) -> Path:
        """In the working folder, what files about the store are named after."""
        return self._address.path

    def close(self) -> None:
        """Lets go of the connections."""
        self.datastore.close()

    # --- writing --------------------------------------------------------------------------------

    def append(
        self,
        rows: Sequence[CommitRow],
        definitions: Mapping[bytes, bytes],
        summaries: Sequence[Summary],
    ) -> None:
        """Writes commits, definitions and lines of the listing in one transaction, or nothing."""
        with store_errors(self._address):
            try:
                self.insert_events(
                    stored_events(rows), definitions=definitions, summaries=summaries
                )
            except IntegrityError as error:
                # The library tries again where a connection broke: maybe after the server had done it.
                if rows and all(self._has(row) for row in rows):
                    return
                raise VersionConflict(CONFLICT) from error

    def _insert_events(
        self,
        curs: Any,
        stored_events: Sequence[StoredEvent],
        *,
        definitions: Mapping[bytes, bytes] | None = None,
        summaries: Iterable[Summary] = (),
        **_: Any,
    ) -> None:
        """What is written before the library locks its table: in one order, so that no two writers
        wait for each other."""
        if definitions:
            curs.executemany(
                "INSERT INTO dcg.definitions VALUES (%s, %s) ON CONFLICT DO NOTHING",
                sorted(definitions.items()),
            )
        lines = [values_of(one) for one in sorted(summaries, key=lambda summary: summary.id)]
        if lines:
            curs.executemany(_LINE, lines)

    def _has(self, row: CommitRow) -> bool:
        return (row.number, row.data) in self.commits(str(row.match))

    def forget(self, matches: Sequence[str]) -> None:
        """Removes the commits and listed lines of matches, all or none; followers learn of it.

        What was written keeps its place in the order, emptied to its checksum.
        """
        with store_errors(self._address), self.datastore.transaction(commit=True) as cursor:
            self._lock_table(cursor)
            self._notify_channel(cursor)
            for match in matches:
                stream = UUID(match)
                cursor.execute(
                    "UPDATE dcg.commits SET originator_version = -notification_id, topic = %s, "
                    "state = substr(state, greatest(length(state) - 7, 1)) "
                    "WHERE originator_id = %s AND originator_version >= 0",
                    (FORGOTTEN, stream),
                )
                cursor.execute(
                    "INSERT INTO dcg.commits (originator_id, originator_version, topic, state, "
                    "notification_id) SELECT %s, -n, %s, ''::bytea, n FROM (SELECT "
                    "nextval(pg_get_serial_sequence('dcg.commits', 'notification_id')) AS n) AS next",
                    (stream, FORGOTTEN),
                )
                cursor.execute("DELETE FROM dcg.matches WHERE id = %s", (match,))

    def relist(self, summaries: Iterable[Summary], kept: Sequence[str]) -> None:
        """Replaces the listing: these lines, and of the old ones those `kept`, no others."""
        lines = relisted(self, summaries, kept)
        with store_errors(self._address), self.datastore.transaction(commit=True) as cursor:
            cursor.execute("DELETE FROM dcg.matches")
            if lines:
                cursor.executemany(_LINE, [values_of(line) for line in lines])

    # --- reading --------------------------------------------------------------------------------

    def commits(self, match: str) -> list[tuple[int, bytes]]:
        """The commits of a match, in order, each with its number."""
        with store_errors(self._address):
            # Forgotten commits have left checksums under numbers below the first.
            found = self.select_events(UUID(match), gt=_FIRST - 1)
        return [(row.originator_version, row.state) for row in found]

    def definitions(self, addresses: Sequence[bytes] | None = None) -> dict[bytes, bytes]:
        """Definitions by content address, unproven; those asked for, or all."""
        statement = "SELECT address, data FROM dcg.definitions"
        rows = (
            self._query(statement)
            if addresses is None
            else self._query(f"{statement} WHERE address = ANY(%s)", (list(addresses),))
        )
        return {bytes(row["address"]): bytes(row["data"] or b"") for row in rows}

    def beginning(self, text: str, limit: int) -> list[str]:
        """Ids in the listing that begin so, in order, at most `limit`."""
        # "g" comes after every digit of an id: the range is those that begin so, by the index.
        rows = self._query(
            "SELECT id FROM dcg.matches WHERE id BETWEEN %s AND %s ORDER BY id LIMIT %s",
            (text, text + "g", limit),
        )
        return [row["id"] for row in rows]

    def newest(self) -> str | None:
        """The id of the match that was stored last."""
        rows = self._query(
            "SELECT originator_id FROM dcg.commits WHERE originator_version = 0 "
            "ORDER BY notification_id DESC LIMIT 1"
        )
        return str(rows[0]["originator_id"]) if rows else None

    def listed(self, match: str | None = None) -> list[Summary]:
        """Lines of the listing in the order matches were first stored, or the one of a match."""
        columns = ", ".join(f"m.{name}" for name in COLUMNS)
        rows = self._query(
            f"SELECT {columns} FROM dcg.matches AS m LEFT JOIN dcg.commits AS c ON "
            "c.originator_id::text = m.id AND c.originator_version = 0 "
            "ORDER BY c.notification_id NULLS LAST"
            if match is None
            else f"SELECT {columns} FROM dcg.matches AS m WHERE m.id = %s",
            () if match is None else (match,),
        )
        return [line_of([row[name] for name in COLUMNS]) for row in rows]

    def ids(self) -> set[str]:
        """The ids in the listing."""
        return {row["id"] for row in self._query("SELECT id FROM dcg.matches")}

    def count(self) -> int:
        """How many matches the listing has."""
        return int(self._query("SELECT count(*) AS n FROM dcg.matches")[0]["n"])

    def stored(self) -> list[str]:
        """The ids of matches that have commits, in the order they were first stored."""
        rows = self._query(
            "SELECT originator_id FROM dcg.commits WHERE originator_version >= 0 "
            "GROUP BY originator_id ORDER BY min(notification_id)"
        )
        return [str(row["originator_id"]) for row in rows]

    def positions(self, after: int, limit: int, games: Sequence[str]) -> list[CommitPosition]:
        """What was written after a position, in order; with `games`, for these games only."""
        topics = [*map(topic_of_game, games), FORGOTTEN] if games else []
        with store_errors(self._address):
            found = self.select_notifications(after, limit, None, topics, inclusive_of_start=False)
        return positions_of(found)

    def last_position(self, match: str | None = None) -> int:
        """The newest position, or that of a match's last commit; 0 where there is none."""
        if match is not None:
            found = self._query(
                "SELECT max(notification_id) AS last FROM dcg.commits WHERE originator_id = %s",
                (match,),
            )
            return int(found[0]["last"] or 0)
        with store_errors(self._address):
            return self.max_notification_id() or 0

    def structure(self) -> list[str]:
        """Nothing: looking after its own files is the server's affair."""
        return []

    def _query(self, statement: str, parameters: Sequence[Any] = ()) -> list[Any]:
        """Rows of a reading statement."""
        with store_errors(self._address):
            return list(self._select(statement, parameters))

    @retry((InterfaceError, OperationalError), max_attempts=10, wait=0.2)
    def _select(self, statement: str, parameters: Sequence[Any]) -> Any:
        """As the library reads: once more where a connection broke."""
        with self.datastore.transaction(commit=False) as cursor:
            execute: Any = cursor.execute
            execute(statement, parameters)
            return cursor.fetchall()


def _is_there(address: ServerAddress) -> bool:
    """Whether the database has a store. Raises `NotAStore` for one of a later program."""
    with psycopg.connect(address.url, connect_timeout=_PATIENCE) as connection:
        found = connection.execute("SELECT to_regclass('dcg.store')").fetchone()
        if found is None or found[0] is None:
            return False
        row = connection.execute("SELECT max(version) FROM dcg.store").fetchone()
    if row is None or row[0] is None:
        return False
    if row[0] > VERSION:
        raise NotAStore(
            f"{address} is a store of version {row[0]}; this program reads {VERSION} on a server"
        )
    return True


@contextmanager
def store_errors(address: ServerAddress) -> Iterator[None]:
    """Turns what the server or the way to it says into one line of ours."""
    try:
        yield
    except (psycopg.Error, PersistenceError) as error:
        if isinstance(error, IntegrityError):
            raise
        cause = error if isinstance(error, psycopg.Error) else error.__cause__ or error
        said = " ".join(str(cause).split())
        if isinstance(cause, errors.LockNotAvailable | errors.DeadlockDetected):
            raise StoreBusy("another program is writing to the store: try again") from error
        if isinstance(cause, errors.DataCorrupted | errors.IndexCorrupted):
            raise DamagedStore(f"the store is damaged: {said}") from error
        if isinstance(cause, errors.DiskFull):
            raise StoreError(
                f"the server's disk cannot be written ({said}): nothing of this commit is stored, "
                "everything before it is; make room and run the same command again"
            ) from error
        raise StoreError(f"{address} cannot be used: {said}") from error
