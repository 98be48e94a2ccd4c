"""Infinite loops (18-3): the same board again and again within one step of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from dcg.kernel.absent import DRAW
from dcg.kernel.digest import plain_key
from dcg.official.codes import questions
from dcg.official.events.effects import LoopDeclared
from dcg.official.events.options import Option, PickNumber
from dcg.official.reading.compiled.largest import Largest, largest
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.match import MatchDecided, OfficialMatch
from dcg.official.state.recurring import Recurring

PATIENCE: Final = 40
"""So many activations in one step are ordinary; from then on boards are compared."""

DEPTH: Final = 10
"""So many effects that each activate the next are ordinary; from then on boards are compared."""

MOST_REPETITIONS: Final = 10
"""The largest number a player can declare a loop to repeat."""

Path = tuple[int, ...]
"""What was picked since the board of the loop, one number a decision: that of the kind of option,
since of equal Tokens there can be one more each time."""


class Size:
    """What a loop can pile up, and how far it is beyond what any card asks for."""

    __slots__ = ("_beyond", "_counts")

    def __init__(self, match: OfficialMatch, beyond: Mapping[str, int]) -> None:
        state = match.state
        self._counts = (len(state.pending), len(state.registered), len(state.modifiers))
        self._beyond = beyond

    def comes_down_from(self, before: Size) -> bool:
        """Whether there is less of anything: such a loop comes to an end by itself."""
        return any(
            now < then for now, then in zip(self._counts, before._counts, strict=True)
        ) or any(self._beyond.get(name, 0) < far for name, far in before._beyond.items())


class Loop:
    """A board that comes back: the picks that lead back to it, and how often they still repeat.

    `choices` are the decisions found so far by the picks that lead to them, with how many options
    kinds of options they have; `looping` are the picks known to lead back.
    """

    __slots__ = ("choices", "cycle", "left", "looping")

    def __init__(self, cycle: Path, choices: dict[Path, int]) -> None:
        self.cycle = cycle
        self.choices = choices
        self.looping = {cycle}
        self.left = 0

    def leads_back(self, path: Path) -> bool:
        """Whether after these picks the board comes back whatever else is picked."""
        if path in self.looping:
            return True
        count = self.choices.get(path)
        return count is not None and all(self.leads_back((*path, pick)) for pick in range(count))

    def open(self, path: Path, options: Sequence[Option], kinds: Sequence[int]) -> Sequence[Option]:
        """What may be picked: the same again while the loop repeats, then what could end it."""
        self.choices[path] = len(set(kinds))
        if self.left > 0:
            repeated = self.cycle[: len(path)] == path and self.cycle[len(path) :][:1]
            again = repeated and [
                options[at] for at, kind in enumerate(kinds) if kind == repeated[0]
            ]
            return again[:1] if again else options
        ends = self._not_in(options, kinds, path, self._begun())
        return ends or self._not_in(options, kinds, path, None) or options

    def _begun(self) -> set[Path]:
        """Every beginning of picks known to lead back."""
        return {known[:size] for known in self.looping for size in range(1, len(known) + 1)}

    def _not_in(
        self,
        options: Sequence[Option],
        kinds: Sequence[int],
        path: Path,
        begun: set[Path] | None,
    ) -> list[Option]:
        """Options that begin nothing that leads back or, without `begun`, could still end it."""
        return [
            option
            for option, pick in zip(options, kinds, strict=True)
            if not ((*path, pick) in begun if begun is not None else self.leads_back((*path, pick)))
        ]


class LoopGuard:
    """Watches the rest of one step of a match, from its fortieth activation on, or effects that
    activate each other, from the tenth on; `outer` is what watched already."""

    def __init__(self, outer: LoopGuard | None = None) -> None:
        self.outer = outer
        self._seen: dict[bytes, tuple[int, Size]] = {}
        self._loops: dict[bytes, Loop] = {}
        self._loop: Loop | None = None
        self._picks: list[tuple[int, int, int]] = []
        self._largest: Largest | None = None

    def check(self, match: OfficialMatch, about_to: bytes = b"") -> Asking[bytes | None]:
        """A board seen before, with the same thing `about_to` happen, is a loop (18-3-1). Returns
        what it is found by, None where it is one.

        Nobody could stop it: a draw (18-3-2). Otherwise each player who made decisions in it
        declares how often it repeats; it repeats so often, then what leads back to the same board
        cannot be picked any more (18-3-3).
        """
        key, size = self._board(match)
        key += about_to
        found = self._loops.get(key)
        if found is not None:
            found.looping.add(self._path())
            found.left -= 1
            self._begin(key, found)
        else:
            begin, before = self._seen.get(key, (None, size))
            if begin is None or size.comes_down_from(before):
                self._seen[key] = (len(self._picks), size)
                return key
            cycle = self._picks[begin:]
            picked = tuple(pick for _, pick, _ in cycle)
            choices = {picked[:place]: count for place, (_, _, count) in enumerate(cycle)}
            found = self._loops[key] = Loop(picked, choices)
            able = {seat for seat, _, count in cycle if count > 1}
            if able:
                yield from self._declare(match, found, able)
            self._begin(key, found)
        if found.leads_back(()):
            raise MatchDecided(DRAW, "endless loop")
        return None

    def _board(self, match: OfficialMatch) -> tuple[bytes, Size]:
        if self._largest is None:
            self._largest = largest(match.tables)
        recurring = Recurring(match.state, self._largest.things, self._largest.dp)
        key = plain_key(recurring.board())
        return key, Size(match, recurring.beyond)

    def forget(self, key: bytes) -> None:
        """What is over does not come back to itself."""
        self._seen.pop(key, None)

    def _begin(self, key: bytes, loop: Loop) -> None:
        self._loop = loop
        self._picks.clear()
        self._seen.clear()

    def _path(self) -> Path:
        return tuple(pick for _, pick, _ in self._picks)

    def _declare(self, match: OfficialMatch, loop: Loop, able: set[int]) -> Asking[None]:
        """The turn player first (18-3-3-1, 18-3-3-2)."""
        match.loop_guard = None
        first = match.state.turn.player
        for seat in (first, 1 - first):
            if seat in able:
                numbers = [PickNumber(times) for times in range(MOST_REPETITIONS + 1)]
                picked = yield from ask(match, seat, questions.LOOP_COUNT, numbers)
                match.emit(LoopDeclared(seat, picked.number))
                loop.left = max(loop.left, picked.number)
        match.loop_guard = self

    def allowed(self, match: OfficialMatch, options: Sequence[Option]) -> Sequence[Option]:
        """What may be picked of these options now."""
        left = options
        if self._loop is not None:
            left = self._loop.open(self._path(), options, _kinds(match, options))
        if self.outer is None:
            return left
        outer = self.outer.allowed(match, options)
        return [option for option in left if option in outer] or left

    def picked(
        self, match: OfficialMatch, seat: int, options: Sequence[Option], option: Option
    ) -> None:
        """Remembers a pick."""
        kinds = _kinds(match, options)
        self._picks.append((seat, kinds[options.index(option)], len(set(kinds))))
        if self.outer is not None:
            self.outer.picked(match, seat, options, option)


def _kinds(match: OfficialMatch, options: Sequence[Option]) -> list[int]:
    """A number for each option, the same where it makes no difference which is picked."""
    recurring = Recurring(match.state)
    found: dict[str, int] = {}
    return [found.setdefault(recurring.kind(option), len(found)) for option in options]


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
        match.loop_guard = LoopGuard(match.loop_guard)
    guard = match.loop_guard
    assert guard is not None
    key = yield from guard.check(match, f"{card} {effect_index} {permanent}".encode())
    return guard, key


def unwatch_within(match: OfficialMatch, watched: tuple[LoopGuard, bytes | None] | None) -> None:
    """After it."""
    match.nested -= 1
    if watched is not None:
        guard, key = watched
        if key is not None:
            guard.forget(key)
        if match.nested == DEPTH - 1:
            match.loop_guard = guard.outer
