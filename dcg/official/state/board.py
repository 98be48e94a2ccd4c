"""The whole state of a match: what the board holds, and the ways to look at it."""

from __future__ import annotations

from dcg.official.state.contents import Contents
from dcg.official.state.plain import Plain
from dcg.official.state.recurring import Recurring
from dcg.official.state.sight import seen_by


class Board(Contents):
    """The state of a match as the kernel sees it; `Contents` has every fact."""

    __slots__ = ()

    def canonical(self) -> dict[str, object]:
        """Plain data for the digest: docs/log-format.md, "Digest"."""
        return Plain(self).board()

    def recurrence(self) -> object:
        """The state up to renaming of ids, without counters: the same again in a loop (18-3)."""
        return Recurring(self).board()

    def view(self, seat: int) -> Board:
        """What `seat` may know: hidden cards become -1, the others the seat's own handles."""
        return seen_by(self, seat)
