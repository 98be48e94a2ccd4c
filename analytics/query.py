"""Asking the analytics database with SQL, from outside: it can be read, and nothing else reached."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import duckdb

from analytics.database import opened
from analytics.errors import AnalyticsError

_BATCH = 2000
"""Rows fetched at a time."""

_ALONE = (
    "enable_external_access = false",
    "python_enable_replacements = false",
    "lock_configuration = true",
)
"""No file, no network, no extension, no variable of this program, and no way to change that. Variables
of SQL (`SET VARIABLE only_decks = ...`: the filters) can still be set."""


class BadQuery(AnalyticsError):
    """SQL that the database refuses; the message is its own first line, and what would do."""


class QueryResult(NamedTuple):
    """A result: the names of its columns, and the rows as they are fetched."""

    names: tuple[str, ...]
    rows: Iterator[tuple[Any, ...]]


@contextmanager
def asking(path: Path) -> Iterator[duckdb.DuckDBPyConnection]:
    """A connection that can only read this analytics database. Raises as `opened` does."""
    with opened(path, read_only=True) as database:
        for setting in _ALONE:
            database.execute(f"SET {setting}")
        yield database


def ask(database: duckdb.DuckDBPyConnection, query: str) -> QueryResult | None:
    """Runs SQL; the result of its last statement, None where that has none. Raises `BadQuery`."""
    try:
        result = database.execute(query)
    except duckdb.Error as error:
        raise refused(error) from error
    if not result.description:
        return None
    return QueryResult(tuple(str(column[0]) for column in result.description), _fetched(result))


def _fetched(result: duckdb.DuckDBPyConnection) -> Iterator[tuple[Any, ...]]:
    try:
        while rows := result.fetchmany(_BATCH):
            yield from rows
    except duckdb.Error as error:
        raise refused(error) from error


def query_to_parquet(database: duckdb.DuckDBPyConnection, query: str, path: Path) -> None:
    """Writes the result of a query as a Parquet file, a batch at a time.

    Raises `BadQuery`, also for SQL without a result, and `OSError` where the file fails.
    """
    from pyarrow import parquet  # noqa: PLC0415 - takes a fifth of a second

    try:
        reader = database.execute(query).to_arrow_reader(100_000)
        with (
            path.open("wb") as file,
            parquet.ParquetWriter(file, reader.schema) as writer,
        ):
            for batch in reader:
                writer.write_batch(batch)
    except duckdb.Error as error:
        raise refused(error) from error


def tables(database: duckdb.DuckDBPyConnection) -> list[tuple[str, str, str]]:
    """What can be asked: name, kind (table or view) and what it is; tables first."""
    found = database.execute(
        "SELECT table_name, 'table', comment FROM duckdb_tables() WHERE NOT internal UNION ALL "
        "SELECT view_name, 'view', comment FROM duckdb_views() WHERE NOT internal ORDER BY 2, 1"
    ).fetchall()
    return [(str(name), str(kind), str(comment or "")) for name, kind, comment in found]


def columns_of(database: duckdb.DuckDBPyConnection, table: str) -> list[tuple[str, str, str]]:
    """The columns of a table or view: name, type and meaning. Empty for a name there is not."""
    found = database.execute(
        "SELECT column_name, data_type, comment FROM duckdb_columns() "
        "WHERE NOT internal AND table_name = ? ORDER BY column_index",
        [table],
    ).fetchall()
    return [(str(name), str(kind), str(comment or "")) for name, kind, comment in found]


_MEANT = (
    ("read-only mode", "the analytics database can only be read here; nothing was changed"),
    ("operations are disabled", "files, networks and extensions are out of reach of queries"),
    (
        "disabled through configuration",
        "files, networks and extensions are out of reach of queries",
    ),
    ("disabled by configuration", "files, networks and extensions are out of reach of queries"),
    ("configuration has been locked", "settings cannot be changed here, but SET VARIABLE can"),
    ("configuration is locked", "settings cannot be changed here, but SET VARIABLE can"),
)


def refused(error: duckdb.Error) -> BadQuery:
    """What to raise for SQL that the database refused."""
    text = str(error)
    for sign, meaning in _MEANT:
        if sign in text:
            return BadQuery(meaning)
    return BadQuery(" ".join(text.split("\n\nLINE ", maxsplit=1)[0].split()))
