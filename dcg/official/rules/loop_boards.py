"""The boards that a loop comes through, and what leads from each to the next: who can stop it (18-3)."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from dcg.official.events.effects import LoopEffect

OUT: Final = b"out"
"""Where the loop is left: its processing ends, or the match does."""

UNKNOWN: Final = b"unknown"
"""Where chance decides what comes next, or more would have to be tried than is."""

NEVER: Final = 1_000_000
"""So far is it out of the loop from where nothing leads out."""

_PERHAPS: Final = 1_000
"""What is known to lead out is taken before what might."""

Path = tuple[int, ...]
"""What was picked since a board, one number a decision: that of the kind of option, since of equal Tokens
there can be one more each time."""


Activated = frozenset[tuple[int, int]]
"""What a loop is: the effects that activate in it, each by the definition of its card and its index there."""


class Fork:
    """A decision on the way from one board to the next: whose it is, and for each kind of option what comes
    of it; None where that is not known yet."""

    __slots__ = ("seat", "ways")

    def __init__(self, seat: int, kinds: int) -> None:
        self.seat = seat
        self.ways: list[Way | None] = [None] * kinds

    def first_open(self) -> int:
        """The first kind of option of which not everything is known."""
        return next((kind for kind, way in enumerate(self.ways) if not is_whole(way)), 0)


Way = Fork | bytes
"""What comes next: a choice, or the board that is come to, `OUT` or `UNKNOWN`."""


def is_whole(way: Way | None) -> bool:
    """Whether it is known where everything leads that can be picked."""
    if isinstance(way, Fork):
        return all(map(is_whole, way.ways))
    return way is not None


class LoopBoards:
    """A graph: for each board what comes next, up to the boards after it.

    `trusts_unknown` is whether what is unknown might lead out: it no longer is once it did not.
    `activated` are the effects by which a board leads to another, for each way there.
    """

    def __init__(self) -> None:
        self.nexts: dict[bytes, Way | None] = {}
        self.activated: dict[tuple[bytes, bytes], set[Activated]] = {}
        self.trusts_unknown = True

    def way(self, board: bytes, path: Path) -> Way | None:
        """What comes behind these picks."""
        found = self.nexts.get(board)
        for kind in path:
            if not isinstance(found, Fork) or kind >= len(found.ways):
                return None
            found = found.ways[kind]
        return found

    def route_to_open(self, board: bytes) -> Path | None:
        """What to pick from a board on to come to the nearest one of which not everything is known."""
        routes: dict[bytes, Path] = {board: ()}
        waiting = deque([board])
        while waiting:
            here = waiting.popleft()
            way = self.nexts.get(here)
            if not is_whole(way):
                return routes[here]
            assert way is not None
            for path, following in leaves(way):
                if following in self.nexts and following not in routes:
                    routes[following] = (*routes[here], *path)
                    waiting.append(following)
        return None

    def round(self, board: bytes, effects: Activated) -> frozenset[bytes]:
        """The boards that are come through from this one back to itself, where that is done by all of
        these effects and no others; none where it is not."""
        steps = {
            (here, following)
            for (here, following), ways in self.activated.items()
            if any(way <= effects for way in ways)
        }
        boards = _reached(steps, board) & _reached({(to, here) for here, to in steps}, board)
        done = {
            effect
            for here, following in steps
            if here in boards and following in boards
            for way in self.activated[here, following]
            if way <= effects
            for effect in way
        }
        return boards if done == effects else frozenset()

    def deciding(self) -> set[int]:
        """The seats that have a choice anywhere."""
        return {
            choice.seat
            for way in self.nexts.values()
            for choice in _choices(way)
            if len(choice.ways) > 1
        }

    def distances(self, seats: Collection[int]) -> dict[bytes, int]:
        """How many boards these players come through from each until the loop is left, if they do what they
        can and the others nothing; `NEVER` where they cannot stop it."""
        found = dict.fromkeys(self.nexts, NEVER)
        changed = True
        while changed:
            changed = False
            for board, way in self.nexts.items():
                far = self.distance(way, seats, found)
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
            return _PERHAPS if self.trusts_unknown else NEVER
        return min(NEVER, 1 + distances.get(way, _PERHAPS))


class LoopFound(NamedTuple):
    """A loop as it was found: its boards, the one that came back, what was picked from that to itself, who
    can stop it, whether it was performed before, and what activates in it, by one card of each definition.
    """

    boards: LoopBoards
    board: bytes
    cycle: Path
    seats: frozenset[int]
    again: bool
    effects: tuple[LoopEffect, ...] = ()
    round: frozenset[bytes] = frozenset()


def _reached(steps: set[tuple[bytes, bytes]], board: bytes) -> frozenset[bytes]:
    """The boards that one or more of these steps lead to from this one."""
    found: set[bytes] = set()
    waiting = [board]
    while waiting:
        here = waiting.pop()
        for before, following in steps:
            if before == here and following not in found:
                found.add(following)
                waiting.append(following)
    return frozenset(found)


def leaves(way: Way) -> Iterator[tuple[Path, bytes]]:
    """Where what comes next leads in the end, and by which picks."""
    if not isinstance(way, Fork):
        yield (), way
        return
    for kind, one in enumerate(way.ways):
        if one is not None:
            for path, following in leaves(one):
                yield (kind, *path), following


def _choices(way: Way | None) -> Iterator[Fork]:
    if isinstance(way, Fork):
        yield way
        for one in way.ways:
            yield from _choices(one)
