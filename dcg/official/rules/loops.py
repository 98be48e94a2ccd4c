"""Infinite loops (18-3): the same board again and again within one step of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dcg.kernel.absent import DRAW
from dcg.official.codes import questions
from dcg.official.events.effects import EffectActivated, LoopDeclared
from dcg.official.events.options import Option, PickNumber
from dcg.official.reading.compiled.largest import Largest, largest
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.loop_boards import NEVER, Fork, LoopBoards, LoopFound, Path
from dcg.official.rules.match import MatchDecided, OfficialMatch
from dcg.official.rules.probing import Exploration
from dcg.official.rules.recurrence import Size, board_now, kinds

PATIENCE: Final = 40
"""So many activations in one step are ordinary; from then on boards are compared."""

DEPTH: Final = 10
"""So many effects that each activate the next are ordinary; from then on boards are compared."""

MOST_REPETITIONS: Final = 10
"""The largest number a player can declare a loop to repeat."""

OFTEN: Final = 3
"""What is unknown and has not ended a loop so often does not end it."""


Activated = frozenset[tuple[int, int]]
"""What a loop is: the effects that activate in it, each with the definition of its card."""


class Stopping:
    """A loop that somebody can stop: it repeats as it went, `left` times, and then those players stop it.

    `nested` is how deep within effects that activate each other it goes on.
    """

    __slots__ = (
        "_boards",
        "_cycle",
        "_distances",
        "_first",
        "_here",
        "_lap",
        "_left",
        "_path",
        "_seats",
        "_stopped_at",
        "nested",
    )

    def __init__(
        self,
        found: LoopFound,
        left: int,
        nested: int,
    ) -> None:
        self._boards = found.boards
        self._first = self._here = found.board
        self._cycle = found.cycle
        self._seats = found.seats
        self._distances = found.boards.distances(found.seats)
        self._left = left
        self._path: Path = ()
        self._lap: Path = ()
        self._stopped_at = {found.board}
        self.nested = nested

    def comes_to(self, board: bytes, nested: int) -> bool:
        """Whether the loop goes on at this board, as far as is known."""
        if self._left > 0:
            if board == self._first:
                self._left -= 1
                self._lap = ()
                self.nested = nested
        elif board not in self._distances or board in self._stopped_at:
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
            again = [option for option, kind in zip(options, found, strict=True) if kind in same]
            return again[:1] or options
        choice = self._boards.way(self._here, self._path)
        if not isinstance(choice, Fork) or choice.seat not in self._seats:
            return options
        far = [self._boards.distance(way, self._seats, self._distances) for way in choice.ways]
        return [
            option
            for option, kind in zip(options, found, strict=True)
            if kind < len(far) and far[kind] == min(far)
        ] or options

    def picked(self, kind: int) -> None:
        """Follows a pick."""
        self._path = (*self._path, kind)
        self._lap = (*self._lap, kind)


class LoopGuard:
    """Watches the rest of one step of a match, from its fortieth activation on, or effects that
    activate each other, from the tenth on (`within`); `outer` is what watched already."""

    def __init__(self, outer: LoopGuard | None = None, *, within: bool = False) -> None:
        self.outer = outer
        self._within = within
        self._seen: dict[bytes, tuple[int, int, Size]] = {}
        self._picks: list[int] = []
        self._loop: Stopping | None = None
        self._stopped: dict[Activated, int] = {}
        self._largest: Largest | None = None

    def check(self, match: OfficialMatch, about_to: bytes = b"") -> Asking[bytes | None]:
        """A board seen before, with the same thing `about_to` happen, is a loop (18-3-1). Returns
        what it would be found by, None where nothing has to be forgotten.

        Where no player can stop it whatever they pick: a draw (18-3-2). Otherwise those who can declare how
        often it repeats; it repeats so often, and then they stop it (18-3-3). The same loop, of the same
        effects, is not declared again.
        """
        if self._is_known(match):
            found = match.explored.get(len(match.log))
            if found is not None:
                yield from self._stop(match, found)
            return None
        if self._largest is None:
            self._largest = largest(match.tables)
        key, size = board_now(match.state, self._largest)
        key += about_to
        probe = match.probe
        if probe is not None and probe.has_begun(len(match.log)):
            yield from probe.pause(key, size, within=self._within)
            return None
        if self._loop is not None:
            if self._loop.comes_to(key, match.nested):
                return None
            self._begin()
        seen = self._seen.get(key)
        if seen is None or size.comes_down_from(seen[2]):
            self._seen[key] = len(match.log), len(self._picks), size
            return key
        since, begin, _ = seen
        found = self._find(match, key, size, _activated(match, since), tuple(self._picks[begin:]))
        yield from self._stop(match, found)
        return None

    def _is_known(self, match: OfficialMatch) -> bool:
        """Whether the match is run again up to a loop, so that all loops before that are known."""
        probe = match.probe
        return probe is not None and self._loop is None and not probe.has_begun(len(match.log))

    def _find(
        self, match: OfficialMatch, key: bytes, size: Size, activated: Activated, cycle: Path
    ) -> LoopFound:
        """A loop, and who can stop it; raises `MatchDecided` where nobody can (18-3-2)."""
        often = self._stopped.get(activated, 0)
        self._stopped[activated] = often + 1
        boards = Exploration(match, key, size, within=self._within).explore()
        boards.trusts_unknown = often < OFTEN
        seats = _able(boards, key)
        if not seats:
            raise MatchDecided(DRAW, "endless loop")
        found = LoopFound(boards, key, cycle, seats, often > 0)
        match.explored[len(match.log)] = found
        return found

    def _stop(self, match: OfficialMatch, found: LoopFound) -> Asking[None]:
        """Lets the players declare, and begins to repeat the loop (18-3-3)."""
        left = 0 if found.again else (yield from self._declare(match, found.seats))
        self._begin()
        self._loop = Stopping(found, left, match.nested)

    def forget(self, key: bytes) -> None:
        """What is over does not come back to itself."""
        self._seen.pop(key, None)

    def ends_within(self, nested: int) -> None:
        """An effect that activated during another has ended: with the one it went on in, a loop is over."""
        if self._loop is not None and nested < self._loop.nested:
            self._loop = None

    def _begin(self) -> None:
        self._loop = None
        self._picks.clear()
        self._seen.clear()

    def _declare(self, match: OfficialMatch, able: frozenset[int]) -> Asking[int]:
        """How often the loop repeats, at least; the turn player declares first (18-3-3-1, 18-3-3-2)."""
        match.loop_guard = None
        first = match.state.turn.player
        left = 0
        for seat in (first, 1 - first):
            if seat in able:
                numbers = [PickNumber(times) for times in range(MOST_REPETITIONS + 1)]
                picked = yield from ask(match, seat, questions.LOOP_COUNT, numbers)
                match.emit(LoopDeclared(seat, picked.number))
                left = max(left, picked.number)
        match.loop_guard = self
        return left

    def allowed(self, match: OfficialMatch, options: Sequence[Option]) -> Sequence[Option]:
        """What may be picked of these options now."""
        if match.probe is not None and match.probe.has_begun(len(match.log)):
            return options
        left = options
        if self._loop is not None:
            left = self._loop.open(options, kinds(match.state, options))
        if self.outer is None:
            return left
        outer = self.outer.allowed(match, options)
        return [option for option in left if option in outer] or left

    def picked(
        self, match: OfficialMatch, seat: int, options: Sequence[Option], option: Option
    ) -> None:
        """Remembers a pick."""
        if not self._is_known(match):
            kind = kinds(match.state, options)[options.index(option)]
            self._picks.append(kind)
            if self._loop is not None:
                self._loop.picked(kind)
        if self.outer is not None:
            self.outer.picked(match, seat, options, option)


def _activated(match: OfficialMatch, since: int) -> Activated:
    """The effects that were activated since the log was so long."""
    return frozenset(
        (match.state.definition_of[event.card], event.effect_index)
        for event in match.log[since:]
        if isinstance(event, EffectActivated)
    )


def _able(boards: LoopBoards, board: bytes) -> frozenset[int]:
    """The players who can stop the loop, whatever the other does; both who choose where they can only
    together."""
    either = [seat for seat in (0, 1) if _is_left(boards, board, (seat,))]
    if either or not _is_left(boards, board, (0, 1)):
        return frozenset(either)
    return frozenset(boards.deciding())


def _is_left(boards: LoopBoards, board: bytes, seats: tuple[int, ...]) -> bool:
    """Whether these players can leave the loop from a board."""
    return boards.distances(seats)[board] < NEVER


def watch(match: OfficialMatch) -> Asking[None]:
    """After each activation, and each rule check that something prevented."""
    match.activations += 1
    if match.activations >= PATIENCE:
        if match.loop_guard is None:
            match.loop_guard = LoopGuard()
        yield from match.loop_guard.check(match)


def watch_within(
    match: OfficialMatch, card: int, effect_index: int, permanent: int
) -> Asking[tuple[LoopGuard, bytes | None] | None]:
    """Before an effect activates during another (15-15-9): one that comes back to itself on the same
    board, while it is still being processed, is a loop. Returns what `unwatch_within` takes."""
    match.nested += 1
    if match.nested < DEPTH:
        return None
    if match.nested == DEPTH:
        match.loop_guard = LoopGuard(match.loop_guard, within=True)
    guard = match.loop_guard
    assert guard is not None
    key = yield from guard.check(match, f"{card} {effect_index} {permanent}".encode())
    return guard, key


def unwatch_within(match: OfficialMatch, watched: tuple[LoopGuard, bytes | None] | None) -> None:
    """After it."""
    match.nested -= 1
    if match.probe is not None:
        match.probe.ends_within(len(match.log), match.nested)
    if watched is not None:
        guard, key = watched
        guard.ends_within(match.nested)
        if key is not None:
            guard.forget(key)
        if match.nested == DEPTH - 1:
            match.loop_guard = guard.outer
