"""Stores of version 1 become stores of version 2: the listing says which game a match is of.

No commit is rewritten. What version 1 does not list is read from the headers of the matches.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from dcg.kernel.commit import commit_writer
from dcg.kernel.errors import LogError
from replays.store_file import LISTS_GAMES

_FIRST_COMMITS = (
    "SELECT matches.id, commits.state FROM matches LEFT JOIN commits ON commits.originator_id = "
    "replace(matches.id, '-', '') AND commits.originator_version = 0"
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
            games = [(game_in(data), match) for match, data in connection.execute(_FIRST_COMMITS)]
            connection.execute("ALTER TABLE matches ADD COLUMN game TEXT")
            connection.executemany("UPDATE matches SET game = ? WHERE id = ?", games)
            connection.execute(f"PRAGMA user_version = {LISTS_GAMES}")
        connection.execute("COMMIT")
    finally:
        connection.close()


def game_in(data: bytes | None) -> str:
    """The game that the header in a first commit names; empty where it cannot be read."""
    try:
        return commit_writer(data).game if data is not None else ""
    except LogError:
        return ""


def _is_current(connection: sqlite3.Connection) -> bool:
    """Whether there is nothing to do: a new version, or no listing yet."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    tables = connection.execute("SELECT name FROM sqlite_master WHERE name = 'matches'").fetchall()
    return version >= LISTS_GAMES or not tables
