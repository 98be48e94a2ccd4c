"""Where a replay stops: stepping through a match by event, by action, by turn."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

from dcg import games
from dcg.kernel.course import SpanClosed, SpanOpened
from dcg.kernel.event import Event


class Unit(StrEnum):
    """How far a step goes."""

    EVENT = "event"
    ACTION = "action"
    TURN = "turn"


EVENT, ACTION, TURN = Unit.EVENT, Unit.ACTION, Unit.TURN


class Steps:
    """The stops of a match. A stop is a position: the board after so many events (see `Timeline`).

    * `EVENT`: after each event.
    * `ACTION`: after each span of the outermost level, which is what a player did in the main phase
      with all that came of it, a step of the turn the game takes by itself, the end of a turn, or
      set-up. Nothing is unresolved there, so the board is the action's result. What precedes the
      first span (header, decks, a given position) is one action too. An action that was left in its
      middle ends where the match does.
    * `TURN`: just after each turn began.

    Of every unit the start (0) and the end (the number of events) are stops too. With `told`, the
    places of those events somebody is told of, the others are stepped over: `EVENT` stops after
    those only, `ACTION` after actions that have one of them.
    """

    def __init__(self, events: Sequence[Event], told: Iterable[int] | None = None) -> None:
        self.end = len(events)
        kept = range(self.end) if told is None else sorted(told)
        self._turns = _turns(events)
        self.stops: Mapping[Unit, Sequence[int]] = {
            EVENT: _bounded((place + 1 for place in kept), self.end),
            ACTION: _bounded(_with_told(_actions(events), kept), self.end),
            TURN: _bounded(self._turns.values(), self.end),
        }
        self._numbers = list(self._turns)
        self._starts = list(self._turns.values())

    @property
    def turns(self) -> Mapping[int, int]:
        """Where each turn starts, by its number, in order; set-up, turn 0, starts at 0.

        A match from a given position starts in the turn of that position.
        """
        return self._turns

    def turn_start(self, turn: int) -> int:
        """Where a turn starts. Raises `IndexError` where the match has no such turn."""
        if turn not in self._turns:
            known = [number for number in self._turns if number]
            if not known:
                raise IndexError(f"the match has no turn {turn}: it is still in set-up, turn 0")
            raise IndexError(
                f"the match has no turn {turn}: its turns are {known[0]} to {known[-1]}"
            )
        return self._turns[turn]

    def turn_at(self, position: int) -> int:
        """The number of the turn a position is in, 0 in set-up."""
        return self._numbers[bisect_right(self._starts, self._checked(position)) - 1]

    def next(self, position: int, unit: Unit) -> int:
        """The next stop after a position; the end stays where it is.

        Raises `IndexError` for a position that is not in 0 to `end`.
        """
        stops = self.stops[unit]
        return stops[min(bisect_right(stops, self._checked(position)), len(stops) - 1)]

    def previous(self, position: int, unit: Unit) -> int:
        """The last stop before a position: in the middle of an action or a turn, where it began.

        The start stays where it is. Raises `IndexError` like `next`.
        """
        stops = self.stops[unit]
        return stops[max(bisect_left(stops, self._checked(position)) - 1, 0)]

    def _checked(self, position: int) -> int:
        if not 0 <= position <= self.end:
            raise IndexError(f"position {position} is not in 0 to {self.end}")
        return position


def _bounded(stops: Iterable[int], end: int) -> list[int]:
    return sorted({0, *stops, end})


def _turns(events: Sequence[Event]) -> dict[int, int]:
    known = games.of(events).turns
    turns = {0: 0}
    for place, event in enumerate(events):
        if type(event) in known.kinds and (number := known.begun(event)) is not None:
            turns[number] = place + 1
    return turns


def _actions(events: Sequence[Event]) -> list[int]:
    """Where actions end, in order."""
    ends: list[int] = []
    depth = 0
    for place, event in enumerate(events):
        if isinstance(event, SpanOpened):
            if not depth and not ends:
                ends.append(place)
            depth += 1
        elif isinstance(event, SpanClosed):
            depth -= 1
            if not depth:
                ends.append(place + 1)
    return ends


def _with_told(ends: Sequence[int], told: Sequence[int]) -> list[int]:
    """The ends of actions that have an event told of."""
    started = 0
    found = []
    for end in ends:
        if bisect_left(told, end) > bisect_left(told, started):
            found.append(end)
        started = end
    return found
