"""How far the projection has read its store, and whether that is all of it and the same store."""

from __future__ import annotations

from pathlib import Path

import duckdb

from analytics.database import opened
from analytics.errors import AnalyticsError
from analytics.layouts import FIGURES, Layout
from replays.store import MatchStore


def standing(database: duckdb.DuckDBPyConnection) -> tuple[int, str]:
    """The position in the store that was read up to, and which commit that was (`mark_of`)."""
    row = database.execute("SELECT position, mark FROM projection").fetchone()
    assert row is not None
    return int(row[0]), str(row[1])


def mark_of(store: MatchStore, position: int) -> str:
    """Names the commit at a position, to tell a store from another one; empty if there is none."""
    for found, match, checksum in store.positions(position - 1, 1):
        if found == position:
            return f"{match}/{checksum}"
    return ""


def is_current(store: MatchStore, path: Path, layout: Layout = FIGURES) -> bool:
    """Whether the database at `path` can be read and has all of the store.

    Only reads, whatever the number of matches: a few milliseconds.
    """
    try:
        with opened(path, layout, read_only=True) as database:
            position, mark = standing(database)
    except AnalyticsError:
        return False
    return position == store.last_position() and mark == mark_of(store, position)
