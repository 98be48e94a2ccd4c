"""What the game's events say of turns."""

from __future__ import annotations

from collections.abc import Collection

from dcg.battle_evolution.events.setup import BoardGiven, StartingPlayerDrawn
from dcg.battle_evolution.events.turn import TurnBegun
from dcg.battle_evolution.state.arena import Arena
from dcg.kernel.event import Event


class BattleEvolutionTurns:
    """See `dcg.game.Turns`."""

    kinds: Collection[type[Event]] = frozenset({TurnBegun, StartingPlayerDrawn, BoardGiven})

    def begun(self, event: Event) -> int | None:
        """The turn that has begun with the event, or that a given position is in."""
        if isinstance(event, TurnBegun):
            return event.number
        if isinstance(event, BoardGiven):
            return event.turn or None
        return None

    def first_player(self, event: Event) -> int | None:
        """Who goes first (2-12)."""
        if isinstance(event, StartingPlayerDrawn):
            return event.seat
        if isinstance(event, BoardGiven):
            return event.first_player
        return None

    def number(self, state: Arena) -> int:
        """The turn a state is in."""
        return state.turn
