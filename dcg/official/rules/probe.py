"""What a match that is only tried waits for: the boards of a loop (18-3)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from dcg.kernel.decision import Decision
from dcg.official.codes import questions
from dcg.official.events.options import PickNumber
from dcg.official.rules.recurrence import Size

MOST_BESIDE: Final = 400
"""So many activations within others are waited for between two boards."""


class LoopLeft(Exception):
    """What is tried has left the loop."""


class Undecided(Exception):
    """What is tried comes to where nothing says what is next."""


class Probe:
    """Waits in a match that is run again, from `position` on, for the boards of one loop: one `within` effects
    that activate each other, or not. `nested` is how deep it is within them: at each round deeper."""

    __slots__ = ("_beside", "_position", "_within", "board", "nested", "paused")

    def __init__(self, position: int, nested: int, *, within: bool) -> None:
        self._position = position
        self.nested = nested
        self._within = within
        self.board: tuple[bytes, Size] | None = None
        self.paused = False
        self._beside = 0

    def has_begun(self, position: int) -> bool:
        """Whether the match, with so many events, has come to the board of the loop."""
        return position >= self._position

    def pause(self, board: bytes, size: Size, *, within: bool) -> Generator[Decision, object, None]:
        """Comes to a board: waits until whoever tries has looked at it."""
        if within == self._within:
            self.paused = True
            self.board = board, size
            self._beside = 0
            yield Decision(0, questions.LOOP_COUNT, (PickNumber(0),))
        else:
            self._beside += 1
            if self._beside > MOST_BESIDE:
                raise Undecided

    def ends_within(self, position: int, nested: int) -> None:
        """An effect that activated during another has ended: the loop is left with the one it began in."""
        if self.has_begun(position) and nested < self.nested:
            raise LoopLeft

    def rests(self, position: int) -> None:
        """The match has come to rest: the loop is left."""
        if self.has_begun(position):
            raise LoopLeft
