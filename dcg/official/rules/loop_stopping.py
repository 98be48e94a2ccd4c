"""A loop that is known: it repeats as often as was declared, and then it is stopped (18-3-3-3)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from dcg.official.events.options import Option
from dcg.official.rules.loop_boards import Fork, Path, Way
from dcg.official.rules.loop_rounds import Rounds
from dcg.official.rules.loop_ways_out import LoopFound
from dcg.official.rules.match import OfficialMatch


class Stopping:
    """A loop that somebody can stop: it repeats as it went, `left` times, and then those players stop it.

    `nested` is how deep within effects that activate each other it goes on. One that was performed before
    does not repeat at all (18-3-3): whoever can stop it picks what does not lead on in it, and nothing
    else is forbidden.
    """

    __slots__ = (
        "_cycle",
        "_distances",
        "_first",
        "_here",
        "_lap",
        "_left",
        "_out",
        "_path",
        "_round",
        "_rounds",
        "_seats",
        "_stopped_at",
        "forbids",
        "nested",
    )

    def __init__(self, match: OfficialMatch, found: LoopFound, left: int) -> None:
        self._out = found.out
        self._first = self._here = found.out.board
        self._cycle = found.cycle
        self._seats = found.seats
        self._distances = found.out.distances(found.seats)
        self._round = found.round
        self.forbids = bool(found.round)
        self._left = left
        self._rounds = Rounds(match) if left else None
        self._path: Path = ()
        self._lap: Path = ()
        self._stopped_at = {found.out.board}
        self.nested = match.nested

    def comes_to(self, match: OfficialMatch, board: bytes) -> bool:
        """Whether the loop goes on at this board, as far as is known."""
        if self._left > 0:
            if board == self._first:
                self._left -= 1
                self._lap = ()
                self.nested = match.nested
                assert self._rounds is not None
                if self._rounds.after_one(match, self._left):
                    self._left = 0
        elif board not in self._out.inside or board in self._stopped_at:
            return False
        else:
            self._stopped_at.add(board)
        self._here, self._path = board, ()
        return True

    def open(self, options: Sequence[Option], found: Sequence[int]) -> Sequence[Option]:
        """What may be picked: the same again while the loop repeats, then what ends it as soon as
        possible (18-3-3-3)."""
        if self._left > 0:
            following = self._cycle[: len(self._lap)] == self._lap
            same = self._cycle[len(self._lap) :][:1] if following else ()
            return _of_kinds(options, found, same)[:1] or options
        choice = self._out.boards.way(self._here, self._path)
        if not isinstance(choice, Fork) or choice.seat not in self._seats:
            return options
        ending = [kind for kind, way in enumerate(choice.ways) if not self._goes_on(way)]
        if self.forbids and ending:
            return _of_kinds(options, found, ending) or options
        far = [self._out.distance(way, self._seats, self._distances) for way in choice.ways]
        nearest = [kind for kind, distance in enumerate(far) if distance == min(far)]
        return _of_kinds(options, found, nearest) or options

    def _goes_on(self, way: Way | None) -> bool:
        """Whether this leads on in a loop that was performed before, or another player can see to it that it
        does."""
        if not isinstance(way, Fork):
            return way in self._round
        going_on = [self._goes_on(one) for one in way.ways]
        return all(going_on) if way.seat in self._seats else any(going_on)

    def picked(self, kind: int) -> None:
        """Follows a pick."""
        self._path = (*self._path, kind)
        self._lap = (*self._lap, kind)


def _of_kinds(
    options: Sequence[Option], found: Sequence[int], kinds: Collection[int]
) -> list[Option]:
    return [option for option, kind in zip(options, found, strict=True) if kind in kinds]
