"""Which seat knows which object, and under what handle.

A seat's log never shows the id of an object that seat has not seen: ids follow the deck lists and
would give them away. Each seat instead numbers objects in the order in which it first saw them.
Losing sight (a shuffle) ends the handle; the next sight mints a new one.
"""

from __future__ import annotations

from collections.abc import Iterable

from dcg.kernel.absent import UNKNOWN


class Knowledge:
    """What each seat can name.

    `handles[seat][thing]` is the seat's handle for the object, `UNKNOWN` while it cannot tell it from
    others; `minted[seat]` counts the handles ever given; `seen_at[seat][thing]` is the incarnation
    in which the seat got its last handle, for games that show incarnations relative to that sight.
    In a fold of a seat's log the objects *are* that seat's handles, and only its own row means
    anything.
    """

    __slots__ = ("handles", "minted", "seen_at")

    def __init__(self) -> None:
        self.handles: list[list[int]] = [[], []]
        self.minted: list[int] = [0, 0]
        self.seen_at: list[list[int]] = [[], []]

    def copy(self) -> Knowledge:
        """An independent copy."""
        twin = Knowledge.__new__(Knowledge)
        twin.handles = [self.handles[0].copy(), self.handles[1].copy()]
        twin.minted = self.minted.copy()
        twin.seen_at = [self.seen_at[0].copy(), self.seen_at[1].copy()]
        return twin

    def grow(self, count: int) -> None:
        """Makes room for objects 0 to count - 1."""
        for row in (*self.handles, *self.seen_at):
            row.extend([UNKNOWN] * (count - len(row)))

    def see(self, seat: int, thing: int, incarnation: int = 0) -> None:
        """`seat` sees the object now; nothing changes if it knew it, or if nobody can name it."""
        row = self.handles[seat]
        if thing != UNKNOWN and row[thing] == UNKNOWN:
            row[thing] = self.minted[seat]
            self.minted[seat] += 1
            self.seen_at[seat][thing] = incarnation

    def see_each(self, seat: int, things: Iterable[int]) -> None:
        """`seat` sees the objects, one after another."""
        row, since = self.handles[seat], self.seen_at[seat]
        for thing in things:
            if thing != UNKNOWN and row[thing] == UNKNOWN:
                row[thing] = self.minted[seat]
                self.minted[seat] += 1
                since[thing] = 0

    def see_both(self, things: Iterable[int], incarnation: int = 0) -> None:
        """Both seats see the objects now, one after another: `see` of each seat, in one pass."""
        first, second = self.handles
        for thing in things:
            if thing != UNKNOWN:
                if first[thing] == UNKNOWN:
                    first[thing] = self.minted[0]
                    self.minted[0] += 1
                    self.seen_at[0][thing] = incarnation
                if second[thing] == UNKNOWN:
                    second[thing] = self.minted[1]
                    self.minted[1] += 1
                    self.seen_at[1][thing] = incarnation

    def forget(self, things: Iterable[int]) -> None:
        """Nobody can tell these objects apart any more (a shuffle)."""
        first, second = self.handles
        for thing in things:
            if thing != UNKNOWN:
                first[thing] = UNKNOWN
                second[thing] = UNKNOWN

    def lose(self, seat: int, thing: int) -> None:
        """`seat` loses sight of the object."""
        if thing != UNKNOWN:
            self.handles[seat][thing] = UNKNOWN

    def knows(self, seat: int, thing: int) -> bool:
        """Whether `seat` can name the object."""
        return thing != UNKNOWN and self.handles[seat][thing] != UNKNOWN

    def handle(self, seat: int, thing: int) -> int:
        """The seat's own id for the object, or `UNKNOWN`."""
        return self.handles[seat][thing] if thing != UNKNOWN else UNKNOWN
