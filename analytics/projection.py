"""The projection: the store's commits become rows, each exactly once.

A page of commits is read, decoded and folded first; then its rows and the new position are written
in one transaction of DuckDB. A crash before the end of that transaction leaves the position where
it was, and the page is read again; after it, the page is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import duckdb
import pyarrow as pa

from analytics.database import log_of, opened, replaceable
from analytics.errors import NeedsRebuild
from analytics.layouts import FIGURES, Layout
from analytics.page import Page
from analytics.store_pages import page_of, pages, without
from analytics.tracking import STORE, ProjectionTracking, mark_of
from replays.store import MatchStore

PAGE = 150
"""Commits read at a time: of whole matches some 130,000 events, more than one row group of DuckDB's,
which it then writes to the file at once instead of by way of its log: twice as fast."""

_MODEST = "SET threads = 1; SET memory_limit = '96MB'"
"""Inserting goes on beside reading and need not be faster; left alone, DuckDB keeps hundreds of
megabytes for it."""


class Projected(NamedTuple):
    """Where the projection is: the store's position read up to, and what was written to get there.

    `last` is the store's newest position when it began. A match that went on counts again.
    """

    position: int
    last: int
    matches: int = 0
    events: int = 0


Report = Callable[[Projected], None]


def catch_up(
    store: MatchStore,
    path: Path,
    layout: Layout = FIGURES,
    *,
    page: int = PAGE,
    report: Report = lambda _: None,
) -> Projected:
    """Brings the database at `path` up to date with the store; makes it if there is none.

    `report` is called after every page. Interrupted at any moment, it goes on where it stopped.
    A match that cannot be read is left out and named in the table `left_out`. Raises
    `AnalyticsError`s.
    """
    with opened(path, layout) as database:
        database.execute(_MODEST)
        tracking = ProjectionTracking(database)
        position = tracking.max_tracking_id(STORE) or 0
        if position and mark_of(store, position) != tracking.mark():
            raise NeedsRebuild(path, "made from another store than this one")
        progress = Projected(position, max(store.last_position(), position))
        for found in _written(database, store, pages(store, position, page, layout), layout):
            progress = Projected(
                found.position,
                max(progress.last, found.position),
                progress.matches + found.read,
                progress.events + found.events,
            )
            report(progress)
    return progress


def _written(
    database: duckdb.DuckDBPyConnection, store: MatchStore, found: Iterator[Page], layout: Layout
) -> Iterator[Page]:
    """Pages once they are written. The next one is read meanwhile: DuckDB, which takes half of the
    time, works beside Python."""

    def done(page: Page, writing: Future[None]) -> Page:
        try:
            writing.result()
        except _REFUSED_ROWS:
            return _one_by_one(database, store, page, layout)
        return page

    with ThreadPoolExecutor(1) as writer:
        last: tuple[Page, Future[None]] | None = None
        for page in found:
            if last is not None:
                yield done(*last)
            last = page, writer.submit(write, database, page, layout)
        if last is not None:
            yield done(*last)


_REFUSED_ROWS = (duckdb.ConstraintException, duckdb.DataError, duckdb.InvalidInputException)
"""What DuckDB raises for rows it does not take: which match they are of it does not say."""


def _one_by_one(
    database: duckdb.DuckDBPyConnection, store: MatchStore, page: Page, layout: Layout
) -> Page:
    """Writes a page match by match; those the database does not take are left out. What was written."""
    read = events = 0
    for match in page.matches:
        one = page_of(store, [match], page.position, layout)
        try:
            write(database, one, layout)
        except _REFUSED_ROWS as error:
            one = without(one, match, error, layout)
            write(database, one, layout)
        read, events = read + one.read, events + one.events
    return page._replace(read=read, events=events)


def rebuild(
    store: MatchStore,
    path: Path,
    layout: Layout = FIGURES,
    *,
    page: int = PAGE,
    report: Report = lambda _: None,
) -> Projected:
    """Builds the database from the whole store, then puts it in place of the old one.

    Interrupted, the old one stays as it was. Raises `ForeignFile` rather than replace a file that
    is not an analytics database.
    """
    replaceable(path)
    fresh = path.with_name(path.name + ".rebuilding")
    replaceable(fresh)  # another process may be at it
    _remove(fresh)
    try:
        progress = catch_up(store, fresh, layout, page=page, report=report)
        log_of(path).unlink(missing_ok=True)
        fresh.replace(path)
    finally:
        _remove(fresh)
    return progress


def write(database: duckdb.DuckDBPyConnection, page: Page, layout: Layout = FIGURES) -> None:
    """Writes a page's rows and its position, all or nothing.

    A match that is there already went on: its rows are replaced.
    """
    database.execute("BEGIN")
    try:
        _insert(database, page, layout)
        ProjectionTracking(database).reached(page.position, page.mark)
        database.execute("COMMIT")
    except BaseException:
        with suppress(duckdb.Error):  # a commit that failed has ended the transaction itself
            database.execute("ROLLBACK")
        raise


def _insert(database: duckdb.DuckDBPyConnection, page: Page, layout: Layout) -> None:
    tables = layout.of_matches()
    with _registered(database, "page", pa.table({"match": pa.array(page.matches, pa.string())})):
        known = database.execute(
            f"SELECT 1 FROM page SEMI JOIN (SELECT match FROM {tables[0]} UNION ALL "  # noqa: S608 - our own names
            "SELECT match FROM left_out) USING (match) LIMIT 1"
        ).fetchone()
        if known:
            for table in tables:
                database.execute(f"DELETE FROM {table} WHERE match IN (SELECT match FROM page)")  # noqa: S608 - our own names
        for table, rows in page.rows.items():
            with _registered(database, "page_rows", rows):
                database.execute(_inserting(table, rows, new_only=table not in tables))
        database.execute(layout.afterwards())


def _inserting(table: str, rows: pa.Table, *, new_only: bool) -> str:
    """The SQL that writes rows; of a table without rows of matches those whose first column is new."""
    new = f" ANTI JOIN {table} USING ({rows.column_names[0]})" if new_only else ""
    return f"INSERT INTO {table} BY NAME SELECT * FROM page_rows{new}"  # noqa: S608 - our own names


@contextmanager
def _registered(database: duckdb.DuckDBPyConnection, name: str, rows: pa.Table) -> Iterator[None]:
    """Rows that SQL sees for a while, by that name."""
    database.register(name, rows)
    try:
        yield
    finally:
        database.unregister(name)


def _remove(path: Path) -> None:
    path.unlink(missing_ok=True)
    log_of(path).unlink(missing_ok=True)
