"""Whole files, in and out: what is written is complete or not there; what is read has a limit."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from replays.errors import UnusableFile


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file, replacing one of that name; where writing fails, all is as it was before.

    Raises `UnusableFile` for what `check_replaceable` refuses, and where writing fails.
    """
    check_replaceable(path)
    with writing(path):
        with tempfile.NamedTemporaryFile(
            dir=path.parent, prefix=f".{path.name}.", delete=False
        ) as part:
            beside = Path(part.name)
        try:
            beside.write_bytes(data)
            beside.chmod(0o644)
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Says which file it was where writing fails, on a full disk for one: raises `UnusableFile`."""
    try:
        yield
    except OSError as error:
        raise UnusableFile(f"{path} cannot be written: {error.strerror or error}") from error


def check_replaceable(path: Path) -> None:
    """Raises `UnusableFile` where no file of that name can be: without its folder, or where nothing can be
    written into that. And where it may not be replaced: a folder, a device or a pipe, or a database, which is
    somebody's matches and never what a page or a table was written to.

    What takes long to make is asked for first, and made then.
    """
    if path.is_dir():
        raise UnusableFile(f"{path} is a folder, not a file")
    try:
        if not path.parent.is_dir():
            raise UnusableFile(f"there is no folder {path.parent} to put {path.name} into")
        if not os.access(path.parent, os.W_OK | os.X_OK):
            raise UnusableFile(f"{path} cannot be written: its folder may only be read")
        if not path.exists():
            return
        if not path.is_file():
            raise UnusableFile(f"{path} is no ordinary file: nothing can take its place")
        with path.open("rb") as file:
            start = file.read(_START)
    except ValueError as error:
        raise UnusableFile(f"{str(path)!r} is no name of a file: {error}") from None
    if any(start[at : at + len(mark)] == mark for at, mark in _DATABASES):
        raise UnusableFile(f"{path} is a database: it is not replaced; give another name")


_START = 16
_DATABASES = ((0, b"SQLite format 3"), (8, b"DUCK"))
"""Where databases say what they are: stores, and analytics databases."""


def read_up_to(path: Path, limit: int) -> bytes:
    """A file's bytes; at most `limit` and one more, which says it is longer. Raises `UnusableFile`."""
    if path.is_dir():
        raise UnusableFile(f"{path} is a folder, not a file")
    try:
        with path.open("rb") as file:
            return file.read(limit + 1)
    except FileNotFoundError:
        raise UnusableFile(f"there is no file {path}") from None
    except ValueError as error:
        raise UnusableFile(f"{str(path)!r} is no name of a file: {error}") from None
