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
from analytics.timeline import timeline_sql

REVISION = 1
"""Raised when Python code changes what the projection writes although the SQL stays."""

SCHEMA = ("projection.sql", "tables.sql", "winrate.sql")
"""The files under `analytics/sql` that make a database, in order."""

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


@cache
def sql(name: str) -> str:
    """One of the package's SQL files."""
    return (resources.files("analytics") / "sql" / name).read_text(encoding="utf-8")


@cache
def schema() -> str:
    """The SQL that makes an empty database."""
    return "\n".join([*(sql(name) for name in SCHEMA), timeline_sql()])


def version() -> str:
    """Changes with every change of the SQL, and with `REVISION`."""
    content = schema() + sql("fill_page.sql")
    digest = hashlib.blake2b(content.encode(), digest_size=4).hexdigest()
    return f"{REVISION}-{digest}"


@contextmanager
def opened(path: Path, *, read_only: bool = False) -> Iterator[duckdb.DuckDBPyConnection]:
    """An analytics database of this version, made if there is none and it may be written.

    Raises `NeedsRebuild`, `ForeignFile`, `Busy` or, for a read-only one that is not there,
    `Missing`; `Unusable` where the disk fails, also later within the context.
    """
    if read_only and not path.exists():
        raise Missing(path)
    connection = _connect(path, read_only=read_only)
    try:
        if not read_only and _is_empty(connection):
            create(connection)
        check(connection, path)
        yield connection
    except _FAILED_DISK as error:
        raise Unusable(path, error) from error
    finally:
        connection.close()


def create(connection: duckdb.DuckDBPyConnection) -> None:
    """Makes the tables and views, all or none of them."""
    connection.execute("BEGIN")
    connection.execute(schema())
    connection.execute("INSERT INTO projection VALUES (?, 0, '')", [version()])
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


def _connect(path: Path, *, read_only: bool) -> duckdb.DuckDBPyConnection:
    try:
        if _is_blank(path):
            path.unlink()  # an empty file: DuckDB takes it for a damaged one
        elif path.exists():
            _check_magic(path)
        return duckdb.connect(str(path), read_only=read_only, config=_OPTIONS)
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
