"""Asking the analytics database with SQL, from outside: it can be read, and nothing else reached."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import duckdb

from analytics.database import attach, create, log_of, opened
from analytics.errors import AnalyticsError
from analytics.games import own_tables
from analytics.layouts import EVENTS, LAYOUTS
from replays.errors import RefusedStatement
from replays.sql_statements import ALONE, SqlStatement, statements

_BATCH = 2000
"""Rows fetched at a time."""


class BadQuery(AnalyticsError):
    """SQL that the database refuses; the message is its own first line, and what would do."""


class QueryResult(NamedTuple):
    """A result: the names of its columns, and the rows as they are fetched."""

    names: tuple[str, ...]
    rows: Iterator[tuple[Any, ...]]


@contextmanager
def asking(path: Path, *, events: bool = False) -> Iterator[duckdb.DuckDBPyConnection]:
    """A connection that can only read this analytics database, and no other file.

    With `events`, the database of events beside it as well. Raises as `opened` does.
    """
    with (
        _another_name(path) as name,
        _another_name(EVENTS.path(path)) if events else nullcontext(path) as events_name,
        opened(path, read_only=True, name=name) as database,
    ):
        if events:
            attach(database, path, events_name)
        for one in {name.parent, events_name.parent} - {path.parent}:
            shutil.rmtree(one)
        for setting in ("temp_directory = ''", *ALONE):
            database.execute(f"SET {setting}")
        yield database


@contextmanager
def _another_name(path: Path) -> Iterator[Path]:
    """A second name of the file, to be opened by and then removed.

    DuckDB lets SQL write to the path of an open database and beside it, also to a database that is only
    read, and a log laid there would change it at the next start. By this path nothing can be
    written once the name is gone. Where the file system gives a file one name only, or a log that
    belongs to the file is beside it, its own name.
    """
    folder = None
    name = path
    try:
        if path.exists() and not log_of(path).exists():
            folder = Path(tempfile.mkdtemp(prefix=".asking-", dir=path.parent))
            os.link(path, folder / path.name)
            name = folder / path.name
    except OSError:
        pass
    try:
        yield name
    finally:
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)


def understood(text: str) -> list[SqlStatement]:
    """The statements of a text that can be asked. Nothing is run; raises `BadQuery`."""
    try:
        with duckdb.connect(":memory:") as database:
            return statements(database, text)
    except duckdb.Error as error:
        raise refused(error) from error
    except RefusedStatement as error:
        raise BadQuery(str(error)) from error


def wants_events(found: Sequence[SqlStatement]) -> bool:
    """Whether these statements ask about single events."""
    return any(one.tables & EVENTS.names for one in found)


def ask(database: duckdb.DuckDBPyConnection, statement: SqlStatement) -> QueryResult | None:
    """Runs a statement; its result, to be read before the next one runs. None where it has none.

    Raises `BadQuery`, also while rows are fetched.
    """
    try:
        result = database.execute(statement.text)
    except duckdb.Error as error:
        raise refused(error) from error
    if not statement.asks:
        return None
    return QueryResult(tuple(str(column[0]) for column in result.description), _fetched(result))


def _fetched(result: duckdb.DuckDBPyConnection) -> Iterator[tuple[Any, ...]]:
    try:
        while rows := result.fetchmany(_BATCH):
            yield from rows
    except duckdb.Error as error:
        raise refused(error) from error


def query_to_parquet(
    database: duckdb.DuckDBPyConnection, statement: SqlStatement, path: Path
) -> None:
    """Writes the result of a question as a Parquet file, a batch at a time.

    Raises `BadQuery`, and `OSError` where the file fails.
    """
    from pyarrow import parquet  # noqa: PLC0415 - takes a fifth of a second

    try:
        reader = database.execute(statement.text).to_arrow_reader(100_000)
        with (
            path.open("wb") as file,
            parquet.ParquetWriter(file, reader.schema) as writer,
        ):
            for batch in reader:
                writer.write_batch(batch)
    except duckdb.Error as error:
        raise refused(error) from error


class Described(NamedTuple):
    """A table, a view or a column, and what it is; `kind` is table, view or the column's type."""

    name: str
    kind: str
    meaning: str


class AnalyticsCatalogue:
    """What can be asked, whether or not there is a database yet."""

    def __init__(self) -> None:
        self.tables: list[Described] = []
        """Tables first, each by name."""
        self.columns: dict[str, list[Described]] = {}
        """The columns of each table and view. One of whose name an earlier game has one too is called with its
        schema."""
        for layout in LAYOUTS:
            with duckdb.connect(":memory:") as database:
                create(database, layout)
                self._add(database)
        self.tables.sort(key=lambda one: (one.kind, one.name))

    def _add(self, database: duckdb.DuckDBPyConnection) -> None:
        """What this database has and none before."""
        order = ["main", *(held.schema for held in own_tables().values())]
        found = database.execute(
            "SELECT schema_name, table_name, 'table', comment FROM duckdb_tables() WHERE NOT internal "
            "UNION ALL "
            "SELECT schema_name, view_name, 'view', comment FROM duckdb_views() WHERE NOT internal"
        ).fetchall()
        names: dict[tuple[str, str], str] = {}
        before = set(self.columns)
        for schema, name, kind, comment in sorted(found, key=lambda one: order.index(one[0])):
            if (called := name) in before and schema == "main":
                continue
            if name in self.columns:
                called = f"{schema}.{name}"
            names[schema, name] = called
            self.tables.append(Described(called, kind, comment or ""))
            self.columns[called] = []
        for schema, table, name, kind, comment in database.execute(
            "SELECT schema_name, table_name, column_name, data_type, comment FROM duckdb_columns() "
            "WHERE NOT internal ORDER BY table_name, column_index"
        ).fetchall():
            if (schema, table) in names:
                self.columns[names[schema, table]].append(Described(name, kind, comment or ""))


@cache
def catalogue() -> AnalyticsCatalogue:
    """What can be asked. To find it out takes half a second, so it is found out once, when asked for."""
    return AnalyticsCatalogue()


_MEANT = (
    ("read-only mode", "the analytics database can only be read here; nothing was changed"),
    ("operations are disabled", "files, networks and extensions are out of reach of queries"),
    (
        "disabled through configuration",
        "files, networks and extensions are out of reach of queries",
    ),
    ("disabled by configuration", "files, networks and extensions are out of reach of queries"),
)


def refused(error: duckdb.Error) -> BadQuery:
    """What to raise for SQL that the database refused."""
    text = str(error)
    for sign, meaning in _MEANT:
        if sign in text:
            return BadQuery(meaning)
    return BadQuery(" ".join(text.split("\n\nLINE ", maxsplit=1)[0].split()) + _elsewhere(text))


_NO_COLUMN = re.compile(r'Referenced column "(?P<name>[^"]*)" (?:was )?not found')
_TABLES_NAMED = 4


def _elsewhere(text: str) -> str:
    """Which tables have the column that the ones asked do not have: two games have tables of one name."""
    found = _NO_COLUMN.search(text)
    if found is None:
        return ""
    name = found["name"].lower()
    having = [
        table
        for table, columns in catalogue().columns.items()
        if any(column.name.lower() == name for column in columns)
    ]
    more = ", ..." if len(having) > _TABLES_NAMED else ""
    return f"; it is a column of {', '.join(having[:_TABLES_NAMED])}{more}" if having else ""
