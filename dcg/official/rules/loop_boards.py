"""The boards that a loop comes through, and what leads from each to the next (18-3)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

OUT: Final = b"out"
"""Where the loop is left: its processing ends, or the match does."""

UNKNOWN: Final = b"unknown"
"""Where chance decides what comes next, or more would have to be tried than is."""

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


class LoopStep(NamedTuple):
    """From a board to the next, by the effects that activate between them."""

    here: bytes
    to: bytes
    activated: Activated


class LoopBoards:
    """A graph: for each board what comes next, up to the boards after it, and the steps that were seen.

    `trusts_unknown` is whether what is unknown might lead out: it no longer is once it did not.
    """

    def __init__(self) -> None:
        self.nexts: dict[bytes, Way | None] = {}
        self.steps: set[LoopStep] = set()
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

    def back(self) -> set[tuple[bytes, bytes]]:
        """Each step from a board to what can come next, the other way round; what is not known yet is
        `UNKNOWN`."""
        return {(to, here) for here, way in self.nexts.items() for to in _ends(way)}

    def round(self, board: bytes, effects: Activated) -> frozenset[bytes]:
        """The boards that are come through from this one back to itself, where that is done by all of
        these effects and no others; none where it is not."""
        own = [step for step in self.steps if step.activated <= effects]
        boards = reached([(step.here, step.to) for step in own], board)
        boards &= reached([(step.to, step.here) for step in own], board)
        done = {
            effect for step in own if {step.here, step.to} <= boards for effect in step.activated
        }
        return boards if done == effects else frozenset()


def reached(steps: Iterable[tuple[bytes, bytes]], *boards: bytes) -> frozenset[bytes]:
    """The boards that one or more of these steps lead to from one of these."""
    following: dict[bytes, list[bytes]] = {}
    for here, to in steps:
        following.setdefault(here, []).append(to)
    found: set[bytes] = set()
    waiting = list(boards)
    while waiting:
        for to in following.get(waiting.pop(), ()):
            if to not in found:
                found.add(to)
                waiting.append(to)
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


def choices(way: Way | None) -> Iterator[Fork]:
    """The choices on the way to the next boards."""
    if isinstance(way, Fork):
        yield way
        for one in way.ways:
            yield from choices(one)


def _ends(way: Way | None) -> set[bytes]:
    if isinstance(way, Fork):
        return {end for one in way.ways for end in _ends(one)}
    return {UNKNOWN if way is None else way}
