"""What can be wrong with an analytics database. Each message is one line for the person who asked."""

import errno
import os
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

_LISTED = 10
"""How many names there are is shown where none comes close to the one asked for."""


class AnalyticsError(Exception):
    """The analytics database cannot be used as it is; the store is untouched."""


class NeedsRebuild(AnalyticsError):
    """Ours, but of another version, of another store, or damaged: `rebuild` replaces it."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(
            f"{path}: {why}; rebuild it (it is derived from the store: nothing is lost)"
        )


class ForeignFile(AnalyticsError):
    """A file that is not an analytics database. Nothing of ours overwrites it, `rebuild` included."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}; give another path, or move that file away and rebuild")


class Busy(AnalyticsError):
    """Another process has the database open for writing."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path}: another process has the analytics database open; try again when it ends"
        )


class Missing(AnalyticsError):
    """There is no analytics database to read."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: there is no analytics database; it is made from the store")


class Unusable(AnalyticsError):
    """The system does not let the database be read or written: there is no such folder, say."""

    def __init__(self, path: Path, why: Exception) -> None:
        super().__init__(f"{path}: {_said(why)}")


class NotWritable(AnalyticsError):
    """A place where nothing may be written; what is there may still be read."""

    def __init__(self, path: Path, why: Exception) -> None:
        super().__init__(f"{path}: cannot be written ({_said(why)})")


class DiskFull(AnalyticsError):
    """There is no room left. What was written before stays."""

    def __init__(self, path: Path, why: Exception) -> None:
        super().__init__(
            f"{path}: the disk is full ({_said(why)}); make room and run the same command again, "
            "or name a place on another disk with --analytics"
        )


def failed(path: Path, why: Exception) -> AnalyticsError:
    """What to raise where the system refused to read or write."""
    said = str(why)
    for kind, codes in ((NotWritable, _FORBIDDEN), (DiskFull, _FULL)):
        if getattr(why, "errno", None) in codes or any(os.strerror(code) in said for code in codes):
            return kind(path, why)
    return Unusable(path, why)


_FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS)
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def _said(why: Exception) -> str:
    """What the system says, without what DuckDB says around it."""
    if isinstance(why, OSError) and why.strerror:
        return why.strerror
    first = str(why).partition("\n")[0]
    known = (os.strerror(code) for code in (*_FORBIDDEN, *_FULL, errno.ENOENT))
    return next((words for words in known if words in first), first)


class NothingSo(AnalyticsError):
    """A filter names what no match of the database has."""

    def __init__(self, what: str, asked: str, known: Sequence[str]) -> None:
        near = get_close_matches(asked, known, n=3, cutoff=0.5)
        if near:
            more = f"did you mean {', '.join(near)}?"
        else:
            more = f"there is: {', '.join(known[:_LISTED])}{', ...' if known[_LISTED:] else ''}"
        super().__init__(f"no recorded match has the {what} {asked!r}; {more}")
