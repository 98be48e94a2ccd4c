"""Matches as Polars data frames, for notebooks and programs.

from pathlib import Path
from analytics.frames import frames

with frames(Path("dcg.db")) as data:
    data.statistic("matchups", Filters(decks=("bench-red",)))
    data.query("SELECT turn, avg(memory_handed) FROM turns GROUP BY turn ORDER BY turn")
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import duckdb
import polars as pl

from analytics.bookmark import is_current
from analytics.database import beside
from analytics.errors import AnalyticsError, NeedsRebuild
from analytics.filters import EVERYTHING, Filters, choose
from analytics.listed import STATISTICS
from analytics.projection import catch_up, rebuild
from analytics.query import BadQuery, asking, refused, understood
from replays.store import MatchStore


class NoSuchStatistic(AnalyticsError):
    """There is no statistic of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no statistic {name!r}; there are {', '.join(STATISTICS)}")


class Frames:
    """Statistics and answers to SQL as data frames. Nothing can be written, and no file reached."""

    def __init__(self, database: duckdb.DuckDBPyConnection) -> None:
        self._database = database

    def statistic(self, name: str, filters: Filters = EVERYTHING) -> pl.DataFrame:
        """A statistic as `dcg stats NAME` gives it, all columns; shares are 0 to 1.

        Raises `NoSuchStatistic`, and `NothingSo` for a filter with a name that no match has.
        """
        found = STATISTICS.get(name)
        if found is None:
            raise NoSuchStatistic(name)
        rows = found.read(self._database, filters).rows
        names = [column.name for column in found.columns()]
        return pl.DataFrame(rows, schema=names, orient="row", infer_schema_length=None)

    def notes(self, name: str, filters: Filters = EVERYTHING) -> tuple[str, ...]:
        """What a reader of that statistic must know. Raises as `statistic` does."""
        found = STATISTICS.get(name)
        if found is None:
            raise NoSuchStatistic(name)
        return found.read(self._database, filters).notes

    def query(self, sql: str, filters: Filters = EVERYTHING) -> pl.DataFrame:
        """The answer to SQL over the tables and views of docs/analytics.md.

        `filters` hold for the views of statistics and for `chosen`. Raises `BadQuery`.
        """
        choose(self._database, filters)
        found = understood(self._database, sql)
        if sum(one.asks for one in found) != 1:
            raise BadQuery("a data frame holds the answer to one question")
        frame = pl.DataFrame()
        try:
            for one in found:
                answer = self._database.execute(one.text)
                if one.asks:
                    frame = answer.pl()
        except duckdb.Error as error:
            raise refused(error) from error
        return frame


@contextmanager
def frames(store: Path) -> Iterator[Frames]:
    """The matches of a store, its analytics database first brought up to date (or rebuilt).

    Raises `StoreError` and `AnalyticsError` where one of them cannot be used.
    """
    path = beside(store)
    with MatchStore.open(store) as opened:
        if not is_current(opened, path):
            try:
                catch_up(opened, path)
            except NeedsRebuild:
                rebuild(opened, path)
    with asking(path) as database:
        yield Frames(database)


__all__ = ["BadQuery", "Filters", "Frames", "NoSuchStatistic", "frames"]
