"""Where commits are kept: a recorder for each kind of database, all of them the same to the store."""

from __future__ import annotations

from pathlib import Path

from replays.recorders.commits import CommitRecorder
from replays.recorders.sqlite import SQLiteCommits


def open_recorder(place: str | Path, *, create: bool = False) -> CommitRecorder:
    """The recorder at `place`, a file; with `create`, made where there is none. Raises `StoreError`s."""
    return SQLiteCommits.open(Path(place), create=create)
