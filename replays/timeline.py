"""Stepping through a match: a cursor with the state at it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from dcg.kernel.course import SpanClosed, SpanOpened
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.official.events.turn import TurnStarted
from dcg.official.game import GAME
from dcg.official.state.board import Board


class Timeline:
    """The events of a match and a position among them.

    Position n is after the first n events; `state` is the fold of those. Stepping forward applies
    one event; stepping back folds again from the start (a whole match folds in about a
    millisecond). An action is a span of the outermost level; turn 0 is everything before turn 1.
    """

    def __init__(self, events: Sequence[Event], position: int = 0) -> None:
        self.events = events
        self.turns: list[int] = [0]
        self.actions: list[int] = []
        self._index()
        self.position = 0
        self.state: Board = GAME.new_state()
        self.seek(position)

    def _index(self) -> None:
        """Where turns and actions begin: the number of events before each."""
        depth = 0
        for place, event in enumerate(self.events):
            if isinstance(event, SpanOpened):
                if depth == 0:
                    self.actions.append(place)
                depth += 1
            elif isinstance(event, SpanClosed):
                depth -= 1
            elif isinstance(event, TurnStarted):
                self.turns.append(place)

    def __len__(self) -> int:
        return len(self.events)

    @property
    def event(self) -> Event | None:
        """The event that led to this position, None at the start."""
        return self.events[self.position - 1] if self.position else None

    @property
    def turn(self) -> int:
        """The number of the turn the position is in, by what the state says."""
        return self.state.turn.number

    def seek(self, position: int) -> Board:
        """Goes to a position, 0 to len(timeline); a negative one counts from the end.

        Raises `IndexError` beyond either end.
        """
        if position < 0:
            position += len(self.events) + 1
        if not 0 <= position <= len(self.events):
            raise IndexError(f"position {position} is not in 0 to {len(self.events)}")
        if position < self.position:
            self.state = GAME.new_state()
            self.position = 0
        fold(self.state, self.events[self.position : position], GAME.handlers)
        self.position = position
        return self.state

    def forward(self, count: int = 1) -> Board:
        """Steps over the next events, to the end at most."""
        return self.seek(min(self.position + count, len(self.events)))

    def back(self, count: int = 1) -> Board:
        """Steps back over events, to the start at most."""
        return self.seek(max(self.position - count, 0))

    def next_action(self) -> Board:
        """Goes to the start of the next action, or the end."""
        return self.seek(_after(self.actions, self.position, len(self.events)))

    def previous_action(self) -> Board:
        """Goes to the start of the action before, or the start."""
        return self.seek(_before(self.actions, self.position))

    def next_turn(self) -> Board:
        """Goes to the start of the next turn, or the end."""
        return self.seek(_after(self.turns, self.position, len(self.events)))

    def previous_turn(self) -> Board:
        """Goes to the start of the turn before, or the start."""
        return self.seek(_before(self.turns, self.position))

    def seek_action(self, number: int) -> Board:
        """Goes to the start of an action, by its number from 0 (set-up is the first).

        Raises `IndexError` where the match has no such action.
        """
        if not 0 <= number < len(self.actions):
            raise IndexError(f"the match has no action {number}: it has {len(self.actions)}")
        return self.seek(self.actions[number])

    def seek_turn(self, number: int) -> Board:
        """Goes to just after the start of a turn.

        Raises `IndexError` where the match has no such turn.
        """
        for place in self.turns[1:]:
            event = self.events[place]
            if isinstance(event, TurnStarted) and event.number == number:
                return self.seek(place + 1)
        known = [event.number for event in self.events if isinstance(event, TurnStarted)]
        there = f"{known[0]} to {known[-1]}" if known else "none"
        raise IndexError(f"the match has no turn {number}: its turns are {there}")

    def state_at(self, position: int) -> Board:
        """The state at another position; the cursor stays."""
        return fold(GAME.new_state(), self.events[:position], GAME.handlers)  # type: ignore[no-any-return]


def _after(places: Sequence[int], position: int, end: int) -> int:
    found = bisect_right(places, position)
    return places[found] if found < len(places) else end


def _before(places: Sequence[int], position: int) -> int:
    found = bisect_left(places, position)
    return places[found - 1] if found else 0
