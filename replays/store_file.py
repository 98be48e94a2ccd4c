"""The file of a store: how ours is marked, and what is refused before anything is opened.

The checks read the file's first bytes themselves. Asking SQLite would mean opening a file that may
be another program's, and SQLite writes to what it opens where a crash left something to repair.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from urllib.parse import quote

from replays.errors import DamagedStore, NotAStore

APPLICATION_ID = 0x64636731
"""Marks the file as ours ("dcg1" in SQLite's application_id)."""

STORE_VERSION = 4
"""The newest version this program reads: a store from which matches were forgotten, whose rows older
programs would take for damage. A store without such rows stays of version 3."""

LISTING_VERSION = 3
"""Version 1 did not list the games of matches, nor version 2 whose log each is: `replays.upgrade`
adds them."""

PAGE_SIZE = 16384
"""A match's commit is about 2 KB: in SQLite's usual pages of 4 KB a third would be left empty."""

_MAGIC = b"SQLite format 3\0"
_HEADER = 100
_LARGEST_PAGE = 65536
"""SQLite writes this page size as 1."""


def mark(path: Path) -> None:
    """Makes an empty SQLite file that is a store's: the mark is there entirely or not at all."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {LISTING_VERSION}")
        connection.execute("COMMIT")
    finally:
        connection.close()


def is_empty(path: Path) -> bool:
    """Whether there is no file, or one without a byte. Raises `NotAStore` where that is hidden."""
    try:
        return not path.exists() or (path.is_file() and path.stat().st_size == 0)
    except OSError as error:
        raise NotAStore(f"{path} cannot be read: {error.strerror}") from error


def check(path: Path) -> None:
    """Refuses a file that is not a whole store of a version we read. Changes nothing.

    Raises `NotAStore`.
    """
    try:
        with path.open("rb") as file:
            start = file.read(_HEADER)
        # In this order: where a checkpoint was under way, its log is still there to be seen.
        unfinished = _has_log(path)
        size = path.stat().st_size
    except OSError as error:
        raise NotAStore(f"{path} cannot be read: {error.strerror}") from error
    if not start.startswith(_MAGIC):
        raise NotAStore(f"{path} is not a store: it is not a SQLite file, or its start is damaged")
    if len(start) < _HEADER:
        raise DamagedStore(f"{path} is truncated: {len(start)} bytes")
    if int.from_bytes(start[68:72]) != APPLICATION_ID:
        raise NotAStore(f"{path} is a SQLite file of another program, not a store")
    check_version(path, int.from_bytes(start[60:64]))
    page = int.from_bytes(start[16:18])
    expected = (_LARGEST_PAGE if page == 1 else page) * int.from_bytes(start[28:32])
    # A crash while SQLite copies its log into the file leaves the file shorter than its first page
    # says, and nothing lost: the log has the rest.
    if size < expected and not unfinished:
        raise DamagedStore(f"{path} is truncated: {size} of {expected} bytes")


def location(path: Path) -> str:
    """How SQLite is to be told of the file.

    Where nothing can be written beside it (a store shared for reading, an archive), SQLite could
    not even read: its write-ahead log needs a file there. Where there is no such log, it can be told
    that nothing will change, and then needs none.
    """
    # Absolute: SQLite would read a name that begins with "file:" as an address.
    absolute = path.absolute()
    if is_writable(absolute) or not absolute.exists() or _has_log(absolute):
        return str(absolute)
    return read_only(absolute)


def read_only(path: Path) -> str:
    """How SQLite is told to read a file and to leave nothing beside it, where there is no log."""
    unchanging = "" if _has_log(path) else "&immutable=1"
    return f"file:{quote(str(path.absolute()), safe='/')}?mode=ro{unchanging}"


def is_writable(path: Path) -> bool:
    """Whether the file can be written to, and others beside it."""
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def check_version(path: Path, version: int) -> None:
    """Refuses a store that a later program made. Raises `NotAStore`."""
    if version > STORE_VERSION:
        raise NotAStore(
            f"{path} is a store of version {version}; this program reads {STORE_VERSION}"
        )


def _has_log(path: Path) -> bool:
    log = path.with_name(path.name + "-wal")
    return log.exists() and log.stat().st_size > 0
