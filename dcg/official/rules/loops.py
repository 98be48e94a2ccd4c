"""Infinite loops (18-3): the same board again and again within one settling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dcg.kernel.digest import recurrence_key
from dcg.official.events import questions
from dcg.official.events.effects import LoopDeclared
from dcg.official.events.options import Option, PickNumber
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.match import Decided, OfficialMatch

PATIENCE = 40
"""So many activations in one settling are ordinary; from then on boards are compared."""

MOST_REPETITIONS = 10
"""The largest number a player can declare a loop to repeat."""


class LoopGuard:
    """Watches one settling; the outermost one of a match counts."""

    def __init__(self, match: OfficialMatch) -> None:
        self._match = match
        self._outer = match.loop_guard is not None
        self._activations = 0
        self._seen: dict[bytes, tuple[int, int]] = {}
        self._choices: dict[tuple[int, int], set[int]] = {}
        self._anchor = b""
        self._left = 0
        self._stopping = False

    def check(self) -> Asking:
        """After each activation: a board seen before is a loop (18-3-1).

        Nobody could have stopped it: a draw (18-3-2). Otherwise each player who could declares how
        often it repeats (18-3-3), then has to stop it.
        """
        self._activations += 1
        match = self._match
        if self._outer or self._activations < PATIENCE:
            return
        if match.loop_guard is None:
            match.loop_guard = self
        key = recurrence_key(match.state)
        now = (match.alternatives[0], match.alternatives[1])
        before = self._seen.get(key)
        self._seen[key] = now
        if before is None:
            return
        able = [seat for seat in (0, 1) if now[seat] > before[seat]]
        if not able:
            raise Decided(-1, "endless loop")
        if not self._anchor:
            self._anchor = key
            yield from self._declare(able)
        elif key == self._anchor:
            self._left -= 1
            self._stopping = self._left <= 0

    def _declare(self, able: Sequence[int]) -> Asking:
        match = self._match
        first = match.state.turn.player
        most = 0
        for seat in (first, 1 - first):
            if seat in able:
                match.loop_guard = None
                picked = yield from ask(
                    match,
                    seat,
                    questions.LOOP_COUNT,
                    [PickNumber(times) for times in range(MOST_REPETITIONS + 1)],
                )
                match.loop_guard = self
                match.emit(LoopDeclared(seat, picked.number))
                most = max(most, picked.number)
        self._left = most
        self._stopping = most == 0

    def picked(
        self, match: OfficialMatch, seat: int, options: Sequence[Option], option: Any
    ) -> None:
        """Remembers what keeps the loop going."""
        self._choices.setdefault((seat, len(options)), set()).add(options.index(option))

    def allowed(
        self, match: OfficialMatch, seat: int, options: Sequence[Option]
    ) -> Sequence[Option]:
        """Once the loop has to stop, what kept it going cannot be chosen again (18-3-3-3)."""
        if not self._stopping:
            return options
        repeated = self._choices.get((seat, len(options)), set())
        left = [option for place, option in enumerate(options) if place not in repeated]
        return left or options

    def release(self) -> None:
        """The settling is over."""
        if self._match.loop_guard is self:
            self._match.loop_guard = None
