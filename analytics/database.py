"""The databases of analytics: DuckDB files beside the store, derived from it and safe to delete."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import duckdb

from analytics.errors import Busy, ForeignFile, Missing, NeedsRebuild, Unusable, failed
from analytics.games import search_path
from analytics.layouts import EVENTS, FIGURES, Layout
from analytics.meanings import explain

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


@contextmanager
def opened(
    path: Path, layout: Layout = FIGURES, *, read_only: bool = False, name: Path | None = None
) -> Iterator[duckdb.DuckDBPyConnection]:
    """An analytics database of this version, made if there is none and it may be written.

    `name` is another name of the file, to open it by; messages name `path`.

    Raises `NeedsRebuild`, `ForeignFile`, `Busy` or, for a read-only one that is not there,
    `Missing`; `NotWritable`, `DiskFull` or `Unusable` where the disk fails, also later within the context.
    """
    if read_only and not path.exists():
        raise Missing(path)
    connection = _connect(path, read_only=read_only, name=name)
    try:
        if not read_only and _is_empty(connection):
            create(connection, layout)
        check(connection, path, layout)
        if not _has_these_views(connection, layout):
            if read_only:
                raise NeedsRebuild(path, "an analytics database of another version of dcg")
            replace_views(connection, layout)
        connection.execute(search_path())
        yield connection
    except _FAILED_DISK as error:
        raise failed(path, error) from error
    finally:
        connection.close()


def attach(connection: duckdb.DuckDBPyConnection, path: Path, name: Path | None = None) -> None:
    """Adds the database of events beside `path` to an open one, to be read only; its tables can then be
    named like the others. Raises as `opened` does."""
    events = EVENTS.path(path)
    with opened(events, EVENTS, read_only=True):
        pass  # checked
    place = str(name or events).replace("'", "''")
    connection.execute(f"ATTACH '{place}' AS {EVENTS.name} (READ_ONLY)")
    connection.execute(search_path(EVENTS.name))


def create(connection: duckdb.DuckDBPyConnection, layout: Layout = FIGURES) -> None:
    """Makes the tables and views, all or none of them."""
    connection.execute("BEGIN")
    connection.execute(layout.tables())
    connection.execute(layout.views())
    explain(connection)
    connection.execute(
        "INSERT INTO projection VALUES (?, ?, 0, '')", [layout.version(), layout.views_version()]
    )
    connection.execute("COMMIT")


def replace_views(connection: duckdb.DuckDBPyConnection, layout: Layout = FIGURES) -> None:
    """Makes the views and macros of this version in place of others."""
    connection.execute("BEGIN")
    found = connection.execute(
        "SELECT schema_name, view_name FROM duckdb_views() WHERE NOT internal"
    )
    for schema, name in found.fetchall():
        connection.execute(f'DROP VIEW "{schema}"."{name}"')
    connection.execute(layout.views())
    explain(connection)
    connection.execute("UPDATE projection SET views = ?", [layout.views_version()])
    connection.execute("COMMIT")


def check(connection: duckdb.DuckDBPyConnection, path: Path, layout: Layout = FIGURES) -> None:
    """Raises unless this is an analytics database of this version."""
    found = _version_of(connection)
    if found is None:
        raise ForeignFile(path, "a DuckDB database, but not of dcg's analytics")
    if found != layout.version():
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
        refused = failed(path, error)
        if not path.exists() or not isinstance(refused, Unusable):
            raise refused from error
        raise NeedsRebuild(path, _DAMAGED) from error
    except duckdb.Error as error:
        raise NeedsRebuild(path, _DAMAGED) from error
    except OSError as error:
        raise failed(path, error) from error


def _is_blank(path: Path) -> bool:
    return path.is_file() and path.stat().st_size == 0


def _check_magic(path: Path) -> None:
    """DuckDB itself would try to load an extension for another database's file."""
    with path.open("rb") as file:
        if file.read(_MAGIC.stop)[_MAGIC] != b"DUCK":
            raise ForeignFile(path, "not an analytics database")


def _has_these_views(connection: duckdb.DuckDBPyConnection, layout: Layout) -> bool:
    found = connection.execute("SELECT views FROM projection").fetchone()
    return found == (layout.views_version(),)


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
