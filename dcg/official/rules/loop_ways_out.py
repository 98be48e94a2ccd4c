"""How far it is out of a loop, and who can stop it (18-3-2, 18-3-3)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from dcg.official.events.effects import LoopEffect
from dcg.official.rules.loop_boards import (
    OUT,
    UNKNOWN,
    Activated,
    Fork,
    LoopBoards,
    Path,
    Way,
    choices,
    reached,
)

NEVER: Final = 1_000_000
"""So far is it out of the loop from where nothing leads out."""

_PERHAPS: Final = 1_000
"""What is known to lead out is taken before what might."""


class WaysOut:
    """What leads out of a loop: the one of these effects that comes through this board.

    `inside` are the boards that lead back to that one; where it comes back only through what is unknown, those
    that lead to that. On all others the loop is over, also where another one is ahead: that one is
    stopped for itself (18-3-3). What leads on to another round of the same effects is no way out.
    """

    __slots__ = ("_ahead", "_ending", "_unknown", "board", "boards", "inside")

    def __init__(self, boards: LoopBoards, board: bytes, effects: Activated) -> None:
        back = boards.back()
        self.boards = boards
        self._ending = reached(back, OUT)
        self._unknown = reached(back, UNKNOWN)
        self.board = board
        self.inside = reached(back, board)
        if board not in self.inside or not boards.trusts_unknown:
            self.inside |= self._unknown
        self.inside |= {board}
        again = [
            here for here in boards.nexts if here not in self.inside and boards.round(here, effects)
        ]
        self._ahead = self.inside.union(again, reached(back, *again))

    def able(self) -> frozenset[int]:
        """The players who can stop the loop, whatever the other does; both who choose where they can only
        together. Who might stop it, where something is unknown, only where nobody can for certain."""
        for far in (_PERHAPS, NEVER):
            either = [seat for seat in (0, 1) if self.distances((seat,))[self.board] < far]
            if either:
                return frozenset(either)
            if self.distances((0, 1))[self.board] < far:
                return frozenset(
                    choice.seat
                    for board in self.inside
                    for choice in choices(self.boards.nexts[board])
                    if len(choice.ways) > 1
                )
        return frozenset()

    def distances(self, seats: Collection[int]) -> dict[bytes, int]:
        """How many boards of it these players come through from each until the loop is left, if they do what
        they can and the others nothing; `NEVER` where they cannot stop it."""
        found = {board: self._at_first(board) for board in self.boards.nexts}
        changed = True
        while changed:
            changed = False
            for board in self._ahead:
                far = self.distance(self.boards.nexts[board], seats, found)
                if far < found[board]:
                    found[board], changed = far, True
        return found

    def distance(self, way: Way | None, seats: Collection[int], distances: dict[bytes, int]) -> int:
        """The same of what comes next, given that of the boards."""
        if isinstance(way, Fork):
            far = [self.distance(one, seats, distances) for one in way.ways]
            return min(far) if way.seat in seats else max(far)
        if way == OUT:
            return 0
        if way is None or way == UNKNOWN:
            return _PERHAPS if self.boards.trusts_unknown else NEVER
        return min(NEVER, distances[way] + (way in self._ahead))

    def _at_first(self, board: bytes) -> int:
        """How far it is without what the players do in the loop."""
        if board in self._ahead:
            return NEVER
        if board in self._unknown:
            return _PERHAPS
        return 0 if board in self._ending else NEVER


class LoopFound(NamedTuple):
    """A loop as it was found: what leads out of it, what was picked from its board to itself, who can stop it,
    whether it was performed before, what activates in it, by one card of each definition, and the boards
    of it that must not be come to again.
    """

    out: WaysOut
    cycle: Path
    seats: frozenset[int]
    again: bool
    effects: tuple[LoopEffect, ...] = ()
    round: frozenset[bytes] = frozenset()
