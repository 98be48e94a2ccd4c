"""Infinite loops (18-3): the same board again and again within one step of a match."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from dcg.kernel.absent import DRAW
from dcg.official.events.effects import EffectActivated, LoopDeclared, LoopEffect
from dcg.official.events.options import Option
from dcg.official.reading.compiled.largest import Largest, largest
from dcg.official.rules.asking import Asking
from dcg.official.rules.loop_boards import Activated, LoopBoards, Path
from dcg.official.rules.loop_numbers import declared
from dcg.official.rules.loop_stopping import Stopping
from dcg.official.rules.loop_ways_out import LoopFound, WaysOut
from dcg.official.rules.match import MatchDecided, OfficialMatch
from dcg.official.rules.probing import Exploration, activated_in
from dcg.official.rules.recurrence import Size, board_now, kinds

PATIENCE: Final = 40
"""So many activations in one step are ordinary; from then on boards are compared."""

DEPTH: Final = 10
"""So many effects that each activate the next are ordinary; from then on boards are compared."""

OFTEN: Final = 3
"""What is unknown and has not ended a loop so often does not end it."""


class LoopGuard:
    """Watches the rest of one step of a match, from its fortieth activation on, or effects that
    activate each other, from the tenth on (`within`, at that `depth`); `outer` is what watched already."""

    def __init__(self, outer: LoopGuard | None = None, *, depth: int = 0) -> None:
        self.outer = outer
        self.within = depth > 0
        self.depth = depth
        self._seen: dict[bytes, tuple[int, int, Size]] = {}
        self._picks: list[int] = []
        self._loop: Stopping | None = None
        self._stopped: dict[Activated, int] = {}
        self._largest: Largest | None = None
        self._tried: LoopBoards | None = None

    def check(
        self,
        match: OfficialMatch,
        about_to: bytes = b"",
        activating: tuple[int, int] | None = None,
    ) -> Asking[bytes | None]:
        """A board seen before, with the same thing `about_to` happen, is a loop (18-3-1). Returns
        what it would be found by, None where nothing has to be forgotten. `activating` is the effect that
        activates during another now.

        Where no player can stop it whatever they pick: a draw (18-3-2). Otherwise those who can declare how
        often it repeats; it repeats so often, and then they stop it (18-3-3). The same loop, of the same
        effects, is not performed again.
        """
        if self._is_known(match):
            yield from self._follow(match)
            return None
        if self._largest is None:
            self._largest = largest(match.tables)
        key, size = board_now(match.state, self._largest)
        key += about_to
        probe = match.probe
        if probe is not None and probe.has_begun(len(match.log)):
            yield from probe.pause(key, size, within=self.within)
            return None
        if self._loop is not None:
            if self._loop.comes_to(match, key):
                return None
            if not self._loop.forbids:
                self._begin()
            self._loop = None
            if self._is_known(match):
                yield from self._follow(match)
                return None
        seen = self._seen.get(key)
        if seen is None or size.comes_down_from(seen[2]):
            self._seen[key] = len(match.log), len(self._picks), size
            if is_about_a_stopped_loop(match, activating):
                self._begins_again(match, key, size)
            return key
        since, begin, _ = seen
        found = self._find(match, key, size, since, tuple(self._picks[begin:]))
        yield from self._stop(match, found)
        return None

    def check_before(self, match: OfficialMatch) -> Asking[None]:
        """Before the first of what is pending activates: whether that would begin a loop again."""
        probe = match.probe
        if self._largest is None:
            self._largest = largest(match.tables)
        if self._loop is not None or (probe is not None and probe.paused):
            return
        key, size = board_now(match.state, self._largest)
        if probe is not None and probe.has_begun(len(match.log)):
            yield from probe.pause(key, size, within=self.within)
        else:
            self._begins_again(match, key, size)

    def _is_known(self, match: OfficialMatch) -> bool:
        """Whether the match is run again up to a loop, so that all loops before that are known."""
        probe = match.probe
        return probe is not None and self._loop is None and not probe.has_begun(len(match.log))

    def _follow(self, match: OfficialMatch) -> Asking[None]:
        """A loop that was found at this place when the match was played."""
        found = match.explored.get(len(match.log))
        if found is not None:
            yield from self._stop(match, found)

    def _find(
        self, match: OfficialMatch, key: bytes, size: Size, since: int, cycle: Path
    ) -> LoopFound:
        """A loop, and who can stop it; raises `MatchDecided` where nobody can (18-3-2)."""
        activated = activated_in(match, since)
        often = self._stopped.get(activated, 0)
        self._stopped[activated] = often + 1
        boards = Exploration(match, key, size, within=self.within).explore()
        boards.trusts_unknown = often < OFTEN
        out = WaysOut(boards, key, activated)
        seats = out.able()
        if not seats:
            raise MatchDecided(DRAW, "endless loop")
        again = often > 0 or activated in map(frozenset, match.state.stopped)
        found = LoopFound(out, cycle, seats, again, _cards_of(match, since))
        match.explored[len(match.log)] = found
        return found

    def _begins_again(self, match: OfficialMatch, key: bytes, size: Size) -> None:
        """Whether what waits to activate could lead through a loop that was performed before, which it must
        not (18-3-3): then whoever can leave it picks what does not lead on in it."""
        found = match.explored.get(len(match.log))
        if found is None:
            if match.probe is not None:
                return
            boards = self._tried
            if boards is None or key not in boards.nexts or boards.route_to_open(key) is not None:
                boards = Exploration(match, key, size, within=self.within).explore()
                self._tried = boards
            loops = map(frozenset, match.state.stopped)
            loop = next((held for held in loops if boards.round(key, held)), None)
            if loop is None:
                return
            out = WaysOut(boards, key, loop)
            seats = out.able()
            if not seats:
                return
            found = LoopFound(out, (), seats, again=True, round=boards.round(key, loop))
            match.explored[len(match.log)] = found
        self._loop = Stopping(match, found, 0)

    def _stop(self, match: OfficialMatch, found: LoopFound) -> Asking[None]:
        """Lets the players declare, and begins to repeat the loop (18-3-3)."""
        left = 0 if found.again else (yield from self._declare(match, found))
        self._begin()
        self._loop = Stopping(match, found, left)

    @property
    def goes_round(self) -> bool:
        """Whether a loop is being repeated, or stopped."""
        return self._loop is not None

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

    def _declare(self, match: OfficialMatch, found: LoopFound) -> Asking[int]:
        """How often the loop repeats, at least; the turn player declares first (18-3-3-1, 18-3-3-2)."""
        match.loop_guard = None
        first = match.state.turn.player
        left = 0
        for seat in (first, 1 - first):
            if seat in found.seats:
                times = yield from declared(match, seat)
                match.emit(LoopDeclared(seat, times, found.effects))
                left = max(left, times)
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

    def picked(self, match: OfficialMatch, options: Sequence[Option], option: Option) -> None:
        """Remembers a pick."""
        if not self._is_known(match):
            kind = kinds(match.state, options)[options.index(option)]
            self._picks.append(kind)
            if self._loop is not None:
                self._loop.picked(kind)
        if self.outer is not None:
            self.outer.picked(match, options, option)


def _cards_of(match: OfficialMatch, since: int) -> tuple[LoopEffect, ...]:
    """The effects that were activated since the log was so long, each by one of the cards that have it."""
    found: dict[tuple[int, int], LoopEffect] = {}
    for event in match.log[since:]:
        if isinstance(event, EffectActivated):
            effect = match.state.definition_of[event.card], event.effect_index
            found.setdefault(effect, LoopEffect(event.card, event.effect_index))
    return tuple(found.values())


def is_about_a_stopped_loop(
    match: OfficialMatch, activating: tuple[int, int] | None = None
) -> bool:
    """Whether an effect of a loop that was performed before waits to activate, or does so now."""
    if not match.state.stopped:
        return False
    return _is_about(match, frozenset().union(*match.state.stopped), activating)


def _is_about(
    match: OfficialMatch, effects: Set[tuple[int, int]], activating: tuple[int, int] | None
) -> bool:
    return activating in effects or any(
        (entry.definition, entry.effect.effect_index) in effects for entry in match.state.pending
    )


def watch(match: OfficialMatch) -> Asking[None]:
    """After each activation, and each rule check that something prevented."""
    match.activations += 1
    guard: LoopGuard | None = match.loop_guard
    if guard is None and (match.activations >= PATIENCE or is_about_a_stopped_loop(match)):
        guard = match.loop_guard = LoopGuard()
    if guard is not None:
        yield from guard.check(match)


def watch_pending(match: OfficialMatch) -> Asking[None]:
    """Before the first of what is pending activates."""
    if is_about_a_stopped_loop(match):
        if match.loop_guard is None:
            match.loop_guard = LoopGuard()
        yield from match.loop_guard.check_before(match)


def watch_within(
    match: OfficialMatch, card: int, effect_index: int, permanent: int
) -> Asking[tuple[LoopGuard, bytes | None] | None]:
    """Before an effect activates during another (15-15-9): one that comes back to itself on the same
    board, while it is still being processed, is a loop. Returns what `unwatch_within` takes."""
    match.nested += 1
    effect = match.state.definition_of[card], effect_index
    guard: LoopGuard | None = match.loop_guard
    if guard is None or not guard.within:
        is_of_another = guard is not None and guard.goes_round
        if match.nested < DEPTH and (is_of_another or not is_about_a_stopped_loop(match, effect)):
            return None
        guard = match.loop_guard = LoopGuard(guard, depth=match.nested)
    key = yield from guard.check(match, f"{card} {effect_index} {permanent}".encode(), effect)
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
        if match.nested == guard.depth - 1:
            match.loop_guard = guard.outer
