"""Stores of earlier versions are brought up to date: columns that their listing lacks are added.

Version 1 does not say which game a match is of, nor version 2 whose log it is. No commit is
rewritten: what the listing lacks is read from the headers of the matches.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from dcg.kernel.absent import FULL_LOG
from dcg.kernel.commit import commit_perspective, commit_writer
from dcg.kernel.errors import LogError
from replays.store_file import LISTING_VERSION

FIRST_COMMIT = (
    "commits.originator_id = replace(matches.id, '-', '') AND commits.originator_version = 0"
)
"""What joins a line of the listing with the first commit of its match."""

_FIRST_COMMITS = (
    f"SELECT matches.id, commits.state FROM matches LEFT JOIN commits ON {FIRST_COMMIT}"
)


def upgrade(path: Path) -> None:
    """Brings the listing of a store that can be written to up to date, in one transaction.

    Raises what SQLite raises where that cannot be done; the store is then as it was.
    """
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        if _is_current(connection):
            return
        connection.execute("BEGIN IMMEDIATE")
        # Another program may have done it meanwhile.
        if not _is_current(connection):
            there = {row[1] for row in connection.execute("PRAGMA table_info(matches)")}
            for name, (kind, read) in ADDED.items():
                if name not in there:
                    rows = [
                        (read(data), match) for match, data in connection.execute(_FIRST_COMMITS)
                    ]
                    connection.execute(f"ALTER TABLE matches ADD COLUMN {name} {kind}")
                    connection.executemany(f"UPDATE matches SET {name} = ? WHERE id = ?", rows)
            connection.execute(f"PRAGMA user_version = {LISTING_VERSION}")
        connection.execute("COMMIT")
    finally:
        connection.close()


def game_in(data: bytes | None) -> str:
    """The game that the header in a first commit names; empty where it cannot be read."""
    try:
        return commit_writer(data).game if data is not None else ""
    except LogError:
        return ""


def perspective_in(data: bytes | None) -> int:
    """Whose log a match is, by the header in its first commit; a whole one where that cannot be read."""
    try:
        return commit_perspective(data) if data is not None else FULL_LOG
    except LogError:
        return FULL_LOG


ADDED: Mapping[str, tuple[str, Callable[[bytes | None], object]]] = MappingProxyType(
    {"game": ("TEXT", game_in), "perspective": ("INTEGER", perspective_in)}
)
"""Columns that later versions of the listing have: their type, and where they come from."""


def _is_current(connection: sqlite3.Connection) -> bool:
    """Whether there is nothing to do: a new version, or no listing yet."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    tables = connection.execute("SELECT name FROM sqlite_master WHERE name = 'matches'").fetchall()
    return version >= LISTING_VERSION or not tables
