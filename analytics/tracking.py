"""How far a projection has read its store: the event-sourcing library's tracking record, kept beside the
rows it covers and written in the same transaction, and what others learn from it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import duckdb
from eventsourcing.persistence import Tracking, TrackingRecorder

from analytics.database import opened
from analytics.errors import AnalyticsError
from analytics.layouts import FIGURES, Layout
from replays.store import MatchStore

STORE: Final = "dcg"
"""The name by which tracking records know the application that a projection follows: the store."""


class ProjectionTracking(TrackingRecorder):
    """The tracking record of an open analytics database; it follows one application, `STORE`."""

    def __init__(self, database: duckdb.DuckDBPyConnection) -> None:
        self._database = database

    def insert_tracking(self, tracking: Tracking) -> None:
        """Records that everything up to this position is in the tables; within the caller's transaction."""
        _check(tracking.application_name)
        self._database.execute("UPDATE projection SET position = ?", [tracking.notification_id])

    def max_tracking_id(self, application_name: str) -> int | None:
        """The position that was read up to, None before the first."""
        _check(application_name)
        row = self._database.execute("SELECT position FROM projection").fetchone()
        return int(row[0]) or None if row else None

    def mark(self) -> str:
        """Which commit is at that position (`mark_of`), to notice another store."""
        row = self._database.execute("SELECT mark FROM projection").fetchone()
        return str(row[0]) if row else ""

    def reached(self, position: int, mark: str) -> None:
        """Records a position and which commit is there; within the caller's transaction."""
        self.insert_tracking(Tracking(STORE, position))
        self._database.execute("UPDATE projection SET mark = ?", [mark])


class FollowedFile(TrackingRecorder):
    """The tracking record of an analytics database that other processes write; it is open only while asked."""

    def __init__(self, path: Path, layout: Layout = FIGURES) -> None:
        self._path = path
        self._layout = layout

    def insert_tracking(self, tracking: Tracking) -> None:
        """Only the projection itself records where it is. Raises `PermissionError`."""
        raise PermissionError(f"{self._path} is only read here: the projection writes where it is")

    def max_tracking_id(self, application_name: str) -> int | None:
        """The position it has read up to; None before the first, and while it cannot be read because it
        is not there yet or is being written."""
        try:
            with opened(self._path, self._layout, read_only=True) as database:
                return ProjectionTracking(database).max_tracking_id(application_name)
        except AnalyticsError:
            return None


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
            tracking = ProjectionTracking(database)
            position, mark = tracking.max_tracking_id(STORE) or 0, tracking.mark()
    except AnalyticsError:
        return False
    return position == store.last_position() and mark == mark_of(store, position)


def _check(application_name: str) -> None:
    if application_name != STORE:
        raise ValueError(f"a projection follows {STORE!r}, not {application_name!r}")
