"""The turn cursor: with the board, it says what comes next at every rest point."""

from __future__ import annotations

from typing import NamedTuple

from dcg.kernel.absent import NOBODY
from dcg.official.codes.turn import START, TurnStep


class Remembered(NamedTuple):
    """Something that happened in this turn, for a seat with a card that asks: `what` is true of effects of the
    player `of` (`RememberedThisTurn`)."""

    seat: int
    of: int
    what: bytes


class Turn:
    """`number` counts from 1, 0 before the first. `step` is the last step that was started;
    `ending` is whether the end of the turn timing is being handled. `happened` is what effects ask about
    that has happened in it, in order."""

    __slots__ = ("ending", "happened", "number", "player", "step")

    def __init__(self) -> None:
        self.number = 0
        self.player = NOBODY
        self.step: TurnStep = START
        self.ending = False
        self.happened: list[Remembered] = []

    def copy(self) -> Turn:
        """An independent copy."""
        twin = Turn.__new__(Turn)
        twin.number = self.number
        twin.player = self.player
        twin.step = self.step
        twin.ending = self.ending
        twin.happened = self.happened.copy()
        return twin
