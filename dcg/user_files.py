"""Reading what a program names: the one module of `dcg` that opens files, and only to read them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol, runtime_checkable

from dcg.given import shown
from dcg.text_of_bytes import text_of

LARGEST_DOCUMENT = 1_000_000
"""Bytes of a deck list, a position or a file of scenarios: ten times a long one."""


@runtime_checkable
class PathLike(Protocol):
    """A path, such as a `pathlib.Path`."""

    def __fspath__(self) -> str:
        """The name of the file."""
        ...


FileName = str | PathLike
"""How a program names a file."""


class UnreadableFile(ValueError):
    """A file that is missing, not text, or larger than any document; one line says which and why."""


class NoSuchFile(UnreadableFile):
    """There is no file of that name."""


_GIVEN: dict[str, bytes] = {}


@contextmanager
def standing_for(name: str, data: bytes) -> Iterator[None]:
    """While it lasts, a file of that name has these bytes: what can be read once only, a pipe, say, may be
    asked for again.

    >>> with standing_for("pipe", b"4 BT1-010"):
    ...     read_text("pipe")
    '4 BT1-010'
    """
    _GIVEN[name] = data
    try:
        yield
    finally:
        del _GIVEN[name]


def file_name(path: FileName) -> str:
    """The name as text. Raises `TypeError` for what names no file."""
    if not isinstance(path, str | PathLike):
        raise TypeError(f"a file is named by text or a path, not {shown(path)}")
    return path if isinstance(path, str) else path.__fspath__()


def read_text(path: FileName) -> str:
    """The text of a file (`text_of` says in which encodings). Never reads more than `LARGEST_DOCUMENT` bytes and one.

    Raises `UnreadableFile`.
    """
    data = read_bytes(path, LARGEST_DOCUMENT)
    try:
        return text_of(data)
    except UnicodeDecodeError as error:
        raise UnreadableFile(f"{path} is not text in UTF-8: byte {error.start}") from None


def read_bytes(path: FileName, limit: int) -> bytes:
    """The bytes of a file, which is larger than any of its kind if it has more than `limit`.

    Never reads more than that and one. Raises `UnreadableFile`.
    """
    try:
        given = _GIVEN.get(file_name(path))
        if given is None:
            with open(file_name(path), "rb") as file:
                data = file.read(limit + 1)
        else:
            data = given
    except IsADirectoryError:
        raise UnreadableFile(f"{path} is a folder, not a file") from None
    except FileNotFoundError:
        raise NoSuchFile(f"there is no file {path}") from None
    except (OSError, ValueError) as error:
        raise UnreadableFile(f"{path}: {getattr(error, 'strerror', None) or error}") from error
    if len(data) > limit:
        raise UnreadableFile(f"{path} is larger than any document: over {limit} bytes")
    return data
