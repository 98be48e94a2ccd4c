"""Reading what is left of a damaged SQLite file, a row at a time.

Every commit is looked for by its place in the table, never by an index: where a page is damaged, the
rows of that page are lost, and no others.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple
from uuid import UUID

from replays.errors import NotAStore
from replays.recorders.commits import TABLE
from replays.store_file import read_only

UNREADABLE = (sqlite3.DatabaseError, OverflowError, UnicodeDecodeError)
"""What is raised where SQLite cannot read something: also where it quotes a damaged name in saying so."""

_SMALLEST_ROW = 40
"""Bytes; no commit's row is smaller, so a file of some size has at most so many."""


class Rescued(NamedTuple):
    """A match as far as its commits can be read: by number, None where one cannot."""

    match: str
    commits: dict[int, bytes | None]


class DamagedFile:
    """The rows of a store's file that SQLite can still give. Nothing is written to it."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(read_only(path), uri=True)
        # Otherwise SQLite reads nothing of a file that is shorter than its first page says.
        self._connection.execute("PRAGMA writable_schema = ON")
        if not self._asked("SELECT 1 FROM sqlite_master WHERE name = ?", (TABLE,)):
            self._connection.close()
            raise NotAStore(f"{path} is no store, or nothing of it can be read")
        self._connection.text_factory = bytes
        self._most = path.stat().st_size // _SMALLEST_ROW + 1

    def close(self) -> None:
        """Lets go of the file."""
        self._connection.close()

    def matches(self) -> Iterator[Rescued]:
        """Every match of which a commit is known, in the order they were stored."""
        streams: dict[bytes, dict[int, int]] = {}
        for rowid, stream, number in self._rows(1, self._most):
            with suppress(ValueError, AttributeError, TypeError):
                UUID(stream.decode("ascii"))
                if isinstance(number, int) and number >= 0:
                    streams.setdefault(stream, {})[number] = rowid
        for stream, places in streams.items():
            commits = {each: self._data(places[each], stream, each) for each in sorted(places)}
            yield Rescued(str(UUID(stream.decode("ascii"))), commits)

    def listed(self) -> dict[str, int]:
        """How many commits each match of the listing has, as far as that can be read."""
        found: dict[str, int] = {}
        for order in ("ASC", "DESC"):  # from either end, up to what is damaged
            with suppress(*UNREADABLE):
                for match, commits in self._connection.execute(
                    f"SELECT id, commits FROM matches ORDER BY id {order}"
                ):
                    with suppress(ValueError, AttributeError):
                        name = str(UUID(match.decode("ascii")))
                        found[name] = commits if isinstance(commits, int) else 0
        return found

    def definition(self, address: bytes) -> bytes | None:
        """The bytes kept under a content address, unproven; None where they cannot be read."""
        found = self._asked("SELECT data FROM definitions WHERE address = ?", (address,))
        return found[0][0] if found and isinstance(found[0][0], bytes) else None

    def _rows(self, first: int, last: int) -> Iterator[tuple[int, Any, Any]]:
        """Place, stream and number of the rows between two places, past those that are damaged."""
        statement = (
            "SELECT rowid, originator_id, originator_version FROM commits NOT INDEXED "
            "WHERE rowid BETWEEN ? AND ? ORDER BY rowid"
        )
        waiting = [(first, last)]
        while waiting:
            first, last = waiting.pop()
            found = self._asked(statement, (first, last))
            if found is not None:
                yield from found
            elif first < last:
                middle = (first + last) // 2
                waiting += [(middle + 1, last), (first, middle)]

    def _data(self, rowid: int, stream: bytes, number: int) -> bytes | None:
        """What a row holds, if the row found at its place is that one: two can have the same place."""
        found = self._asked(
            "SELECT state FROM commits NOT INDEXED WHERE rowid = ? "
            "AND CAST(originator_id AS BLOB) = ? AND originator_version = ?",
            (rowid, stream, number),
        )
        return found[0][0] if found and isinstance(found[0][0], bytes) else None

    def _asked(self, statement: str, parameters: tuple[Any, ...]) -> list[Any] | None:
        """The rows, None where SQLite cannot read them."""
        try:
            with closing(self._connection.execute(statement, parameters)) as cursor:
                return cursor.fetchall()
        except UNREADABLE:
            return None
