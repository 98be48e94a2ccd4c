"""A board of this game on the screen, and what a seat is asked."""

from __future__ import annotations

from typing import Any

from cli.games.plain.board import PlainBoard
from cli.games.plain.seat import PlainSeat
from dcg.battle_evolution.words.telling import BattleEvolutionBoard, BattleEvolutionSeat
from dcg.kernel.decision import Decision
from dcg.telling import Choice


class DrawnBoard(BattleEvolutionBoard, PlainBoard):
    """See `cli.games.view.BoardView`: the lines of the board."""


class BattleEvolutionDialogue(PlainSeat):
    """See `cli.games.view.SeatDialogue`: cards by name where the seat knows them."""

    def board(self) -> DrawnBoard:
        """The board as the seat knows it."""
        return DrawnBoard(self._game, self._state, self._definitions)

    def question(self, asked: Decision, state: Any) -> list[str]:
        """What is asked."""
        return BattleEvolutionSeat(self._definitions).question(asked, state)

    def choices(self, asked: Decision, state: Any) -> list[Choice]:
        """The answers there are."""
        return BattleEvolutionSeat(self._definitions).choices(asked, state)
