"""What the game's events say of turns."""

from __future__ import annotations

from collections.abc import Collection

from dcg.kernel.event import Event
from dcg.official.events.setup import FirstPlayerChosen, PositionGiven
from dcg.official.events.turn import TurnStarted
from dcg.official.state.board import Board


class OfficialTurns:
    """See `dcg.game.Turns`."""

    kinds: Collection[type[Event]] = frozenset({TurnStarted, FirstPlayerChosen, PositionGiven})

    def begun(self, event: Event) -> int | None:
        """The turn that has begun with the event, or that a given position is in."""
        if isinstance(event, TurnStarted):
            return event.number
        if isinstance(event, PositionGiven):
            return event.turn or None
        return None

    def first_player(self, event: Event) -> int | None:
        """Who goes first (5-2-1-5)."""
        if isinstance(event, FirstPlayerChosen):
            return event.seat
        if isinstance(event, PositionGiven):
            return event.first_player
        return None

    def number(self, state: Board) -> int:
        """The turn a board is in."""
        return state.turn.number
