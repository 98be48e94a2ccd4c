"""What can be wrong with an analytics database. Each message is one line for the person who asked."""

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


class UnreadableMatch(AnalyticsError):
    """A stored match whose events do not fold: it is named in `left_out` and in no other table."""

    def __init__(self, match: str, why: Exception) -> None:
        super().__init__(f"match {match} cannot be read: {why}")


class Missing(AnalyticsError):
    """There is no analytics database to read."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: there is no analytics database; it is made from the store")


class Unusable(AnalyticsError):
    """The system does not let the database be read or written: no such folder, a full disk."""

    def __init__(self, path: Path, why: Exception) -> None:
        reason = why.strerror if isinstance(why, OSError) else str(why).partition("\n")[0]
        super().__init__(f"{path}: {reason}")


class NothingSo(AnalyticsError):
    """A filter names what no match of the database has."""

    def __init__(self, what: str, asked: str, known: Sequence[str]) -> None:
        near = get_close_matches(asked, known, n=3, cutoff=0.5)
        if near:
            more = f"did you mean {', '.join(near)}?"
        else:
            more = f"there is: {', '.join(known[:_LISTED])}{', ...' if known[_LISTED:] else ''}"
        super().__init__(f"no recorded match has the {what} {asked!r}; {more}")
