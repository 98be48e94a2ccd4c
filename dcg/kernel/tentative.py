"""Tentative scopes: taking back what revealed nothing, by compensating events.

The log is never truncated: what was taken back, and that it was, stays in the record.
"""

from __future__ import annotations

from typing import Any

from dcg.kernel.course import TentativeKept, TentativeOpened, TentativeTakenBack
from dcg.kernel.digest import digest
from dcg.kernel.errors import Refused
from dcg.kernel.event import ChanceEvent, Event
from dcg.kernel.match import Match
from dcg.kernel.rules import Rules


class TentativeScope:
    """From opening until `keep` or `take_back`."""

    def __init__(self, rules: Rules, match: Match[Any], seat: int) -> None:
        self._rules = rules
        self._match = match
        self._before = match.state.copy()
        match.emit(TentativeOpened(seat))
        self._start = len(match.log)

    def keep(self) -> None:
        """What happened since stays."""
        self._match.emit(TentativeKept())

    def compensations(self) -> list[Event]:
        """The events that would undo the scope, in order.

        Raises `Refused` (`revealed`) when something in the scope showed a seat what it did not
        know, or came from chance: that cannot be taken back.
        """
        states = [self._before.copy()]
        states[0].course.tentative = self._match.state.course.tentative
        events = [event for event in self._match.log[self._start :] if not event.PRIVATE]
        for event in events:
            state = states[-1].copy()
            self._match._handlers[type(event)](state, event)
            states.append(state)
        undo = []
        for number in range(len(events) - 1, -1, -1):
            event = events[number]
            inverse = None
            if not isinstance(event, ChanceEvent):
                inverse = self._rules.compensate(event, states[number], states[number + 1])
            if inverse is None:
                raise Refused("revealed", f"{event.TOPIC} cannot be taken back")
            undo.append(inverse)
        return undo

    def can_take_back(self) -> bool:
        """Whether nothing was revealed since the scope opened."""
        try:
            self.compensations()
        except Refused:
            return False
        return True

    def take_back(self) -> None:
        """Emits the compensating events; the state is then what it was when the scope opened."""
        for event in self.compensations():
            self._match.emit(event)
        self._match.emit(TentativeTakenBack())
        if digest(self._match.state) != digest(self._before):
            raise AssertionError("compensating events do not restore the state")
