"""Matches as Polars data frames, for notebooks and programs.

from pathlib import Path
from analytics.filters import Filters
from analytics.frames import frames

with frames(Path("dcg.db")) as data:
    data.statistic("matchups", Filters(decks=("bench-red",)))
    data.query("SELECT turn, avg(memory_handed) FROM turns GROUP BY turn ORDER BY turn")
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import duckdb
import polars as pl

from analytics.errors import AnalyticsError
from analytics.filters import EVERYTHING, Filters, choose
from analytics.findings import Statistic
from analytics.listed import STATISTICS
from analytics.place import current
from analytics.query import BadQuery, asking, refused, understood, wants_events
from replays.place import Place
from replays.store import MatchStore


class NoSuchStatistic(AnalyticsError):
    """There is no statistic of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no statistic {name!r}; there are {', '.join(STATISTICS)}")


class Frames:
    """Statistics and answers to SQL as data frames. Nothing can be written, and no file reached.

    The database is open only while it is asked, so that others can add matches meanwhile.
    """

    def __init__(self, store: MatchStore, path: Path) -> None:
        self._store = store
        self._path = path

    def statistic(self, name: str, filters: Filters = EVERYTHING) -> pl.DataFrame:
        """A statistic as `dcg stats NAME` gives it, all columns; shares are 0 to 1.

        Raises `NoSuchStatistic`, and `NothingSo` for a filter with a name that no match has.
        """
        names = [column.name for column in _named(name).columns()]
        rows = self.rows(name, filters)
        return pl.DataFrame(rows, schema=names, orient="row", infer_schema_length=None)

    def rows(self, name: str, filters: Filters = EVERYTHING) -> Sequence[Any]:
        """The rows of that statistic. Raises as `statistic` does."""
        with asking(self._path) as database:
            return _named(name).read(database, filters).rows

    def notes(self, name: str, filters: Filters = EVERYTHING) -> tuple[str, ...]:
        """What a reader of that statistic must know. Raises as `statistic` does."""
        with asking(self._path) as database:
            return _named(name).read(database, filters).notes

    def query(self, sql: str, filters: Filters = EVERYTHING) -> pl.DataFrame:
        """The answer to SQL over the tables and views of docs/analytics.md.

        `filters` hold for the views of statistics and for `chosen`. Raises `BadQuery`.
        """
        found = understood(sql)
        if not any(one.asks for one in found):
            raise BadQuery("there is no question in it: give a SELECT")
        if sum(one.asks for one in found) != 1:
            raise BadQuery("a data frame holds the answer to one question")
        events = wants_events(found)
        frame = pl.DataFrame()
        with (
            current(self._store, self._path, events=events) as path,
            asking(path, events=events) as database,
        ):
            choose(database, filters)
            try:
                for one in found:
                    answer = database.execute(one.text)
                    if one.asks:
                        frame = answer.pl()
            except duckdb.Error as error:
                raise refused(error) from error
        return frame


def _named(name: str) -> Statistic[Any]:
    found = STATISTICS.get(name)
    if found is None:
        raise NoSuchStatistic(name)
    return found


@contextmanager
def frames(store: MatchStore | str | Place, analytics: Path | None = None) -> Iterator[Frames]:
    """The matches of a store, open or by its place, its analytics database first brought up to date
    (or rebuilt).

    `analytics` is where that database is, if not beside the store. Raises `StoreError` and
    `AnalyticsError` where one of them cannot be used.
    """
    if isinstance(store, MatchStore):
        with current(store, analytics) as path:
            yield Frames(store, path)
        return
    with MatchStore.open(store) as opened, current(opened, analytics) as path:
        yield Frames(opened, path)
