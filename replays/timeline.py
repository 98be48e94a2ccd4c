"""The state of a match at any of its positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dcg import games
from dcg.kernel.event import Event
from dcg.kernel.fold import fold


class Timeline:
    """The events of a match and a position among them. Where to stop, `replays.steps` says.

    Position n is after the first n events; `state` is the fold of those. Going forward applies the
    events between; going back folds again from the start (a whole match folds in about a
    millisecond). Raises `UnknownGame`.
    """

    def __init__(self, events: Sequence[Event], position: int = 0) -> None:
        self.events = events
        self.game = games.of(events)
        self.position = 0
        self.state: Any = self.game.new_state()
        self.seek(position)

    def __len__(self) -> int:
        return len(self.events)

    @property
    def event(self) -> Event | None:
        """The event that led to this position, None at the start."""
        return self.events[self.position - 1] if self.position else None

    @property
    def turn(self) -> int:
        """The number of the turn the position is in, by what the state says."""
        return self.game.turns.number(self.state)

    def seek(self, position: int) -> Any:
        """Goes to a position, 0 to len(timeline); a negative one counts from the end.

        Raises `IndexError` beyond either end.
        """
        if position < 0:
            position += len(self.events) + 1
        if not 0 <= position <= len(self.events):
            raise IndexError(f"position {position} is not in 0 to {len(self.events)}")
        if position < self.position:
            self.state = self.game.new_state()
            self.position = 0
        fold(self.state, self.events[self.position : position], self.game.handlers)
        self.position = position
        return self.state
