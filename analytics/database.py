"""The analytics database: a DuckDB file beside the store, derived from it and safe to delete."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import resources
from pathlib import Path

import duckdb

from analytics.errors import Busy, ForeignFile, Missing, NeedsRebuild, Unusable
from analytics.games import own_tables, search_path

REVISION = 2
"""Raised when Python code changes what the projection writes although the SQL stays."""

TABLES = ("projection.sql", "tables.sql")
"""The files under `analytics/sql` that make the tables, in order."""

VIEWS = ("intervals.sql", "events.sql", "chosen.sql")
"""The files with what all statistics share; each statistic has its own under `sql/statistics`."""

_OPTIONS: dict[str, str | bool | int | float | list[str]] = {
    "autoinstall_known_extensions": "false",
    "autoload_known_extensions": "false",
}
_MAGIC = slice(8, 12)
_FAILED_DISK = (duckdb.IOException, duckdb.FatalException, duckdb.TransactionException)
_DAMAGED = "damaged, or written by another version of DuckDB"


def beside(store: Path) -> Path:
    """The usual place of the analytics database of a store."""
    return store.with_name(store.name + ".duckdb")


def log_of(path: Path) -> Path:
    """DuckDB's own write-ahead log, left behind where a process was killed."""
    return path.with_name(path.name + ".wal")


@cache
def sql(name: str) -> str:
    """One of the package's SQL files."""
    return (resources.files("analytics") / "sql" / name).read_text(encoding="utf-8")


@cache
def tables() -> str:
    """The SQL that makes the tables."""
    return "\n".join([*(sql(name) for name in TABLES), *_of_games("tables_sql")])


@cache
def views() -> str:
    """The SQL that makes views and macros, or replaces those there are."""
    statistics = sorted((resources.files("analytics") / "sql" / "statistics").iterdir(), key=str)
    return "\n".join(
        [
            *(sql(name).format(timelines=_timelines()) for name in VIEWS[1:2]),
            *(sql(name) for name in (VIEWS[0], *VIEWS[2:])),
            *(one.read_text(encoding="utf-8") for one in statistics),
            *_of_games("views_sql"),
        ]
    )


def _of_games(what: str) -> Iterator[str]:
    """What each game makes, in its own schema; afterwards all of it can be named without."""
    for held in own_tables().values():
        yield f"CREATE SCHEMA IF NOT EXISTS {held.schema};"
        yield f"SET search_path = '{held.schema},main';"
        yield getattr(held, what)()
    yield f"{search_path()};"


def _timelines() -> str:
    """The events of the games that have a timeline, for the view `events`."""
    columns = "match, event, ordinal, topic, turn, turn_player, actor, because, cards, content"
    return "".join(
        f"SELECT {columns}\nFROM {held.schema}.timeline\nUNION ALL\n"
        for held in own_tables().values()
    )


def version() -> str:
    """Changes with every change of the tables and of what fills them, and with `REVISION`."""
    filling = [sql("fill_page.sql"), *_of_games("fill_sql"), *_of_games("definitions_sql")]
    return f"{REVISION}-{_digest(tables() + ''.join(filling))}"


def views_version() -> str:
    """Changes with every change of a view or macro: those are replaced, the rows stay."""
    return _digest(views())


def _digest(content: str) -> str:
    return hashlib.blake2b(content.encode(), digest_size=4).hexdigest()


@contextmanager
def opened(
    path: Path, *, read_only: bool = False, name: Path | None = None
) -> Iterator[duckdb.DuckDBPyConnection]:
    """An analytics database of this version, made if there is none and it may be written.

    `name` is another name of the file, to open it by; messages name `path`.

    Raises `NeedsRebuild`, `ForeignFile`, `Busy` or, for a read-only one that is not there,
    `Missing`; `Unusable` where the disk fails, also later within the context.
    """
    if read_only and not path.exists():
        raise Missing(path)
    connection = _connect(path, read_only=read_only, name=name)
    try:
        if not read_only and _is_empty(connection):
            create(connection)
        check(connection, path)
        if not _has_these_views(connection):
            if read_only:
                raise NeedsRebuild(path, "an analytics database of another version of dcg")
            replace_views(connection)
        connection.execute(search_path())
        yield connection
    except _FAILED_DISK as error:
        raise Unusable(path, error) from error
    finally:
        connection.close()


def create(connection: duckdb.DuckDBPyConnection) -> None:
    """Makes the tables and views, all or none of them."""
    connection.execute("BEGIN")
    connection.execute(tables())
    connection.execute(views())
    connection.execute("INSERT INTO projection VALUES (?, ?, 0, '')", [version(), views_version()])
    connection.execute("COMMIT")


def replace_views(connection: duckdb.DuckDBPyConnection) -> None:
    """Makes the views and macros of this version in place of others."""
    connection.execute("BEGIN")
    found = connection.execute(
        "SELECT schema_name, view_name FROM duckdb_views() WHERE NOT internal"
    )
    for schema, name in found.fetchall():
        connection.execute(f'DROP VIEW "{schema}"."{name}"')
    connection.execute(views())
    connection.execute("UPDATE projection SET views = ?", [views_version()])
    connection.execute("COMMIT")


def check(connection: duckdb.DuckDBPyConnection, path: Path) -> None:
    """Raises unless this is an analytics database of this version."""
    found = _version_of(connection)
    if found is None:
        raise ForeignFile(path, "a DuckDB database, but not of dcg's analytics")
    if found != version():
        raise NeedsRebuild(path, "an analytics database of another version of dcg")


def replaceable(path: Path) -> None:
    """Raises `ForeignFile` for a file that `rebuild` must not replace, `Busy` for one in use."""
    if not path.exists() or _is_blank(path):
        return
    try:
        connection = _connect(path, read_only=True)
    except NeedsRebuild:
        return
    try:
        if _version_of(connection) is None and not _is_empty(connection):
            raise ForeignFile(path, "a DuckDB database, but not of dcg's analytics")
    finally:
        connection.close()


def _connect(path: Path, *, read_only: bool, name: Path | None = None) -> duckdb.DuckDBPyConnection:
    try:
        if _is_blank(path):
            path.unlink()  # an empty file: DuckDB takes it for a damaged one
        elif path.exists():
            _check_magic(path)
        return duckdb.connect(str(name or path), read_only=read_only, config=_OPTIONS)
    except duckdb.IOException as error:
        if "Could not set lock" in str(error):
            raise Busy(path) from error
        if not path.exists():
            raise Unusable(path, error) from error
        raise NeedsRebuild(path, _DAMAGED) from error
    except duckdb.Error as error:
        raise NeedsRebuild(path, _DAMAGED) from error
    except OSError as error:
        raise Unusable(path, error) from error


def _is_blank(path: Path) -> bool:
    return path.is_file() and path.stat().st_size == 0


def _check_magic(path: Path) -> None:
    """DuckDB itself would try to load an extension for another database's file."""
    with path.open("rb") as file:
        if file.read(_MAGIC.stop)[_MAGIC] != b"DUCK":
            raise ForeignFile(path, "not an analytics database")


def _has_these_views(connection: duckdb.DuckDBPyConnection) -> bool:
    return connection.execute("SELECT views FROM projection").fetchone() == (views_version(),)


def _is_empty(connection: duckdb.DuckDBPyConnection) -> bool:
    row = connection.execute("SELECT count(*) FROM duckdb_tables() WHERE NOT internal").fetchone()
    return row == (0,)


def _version_of(connection: duckdb.DuckDBPyConnection) -> str | None:
    """The version a database of ours says it has, None for any other database."""
    try:
        row = connection.execute("SELECT version FROM projection").fetchone()
    except (duckdb.CatalogException, duckdb.BinderException):
        return None
    return str(row[0]) if row else None
