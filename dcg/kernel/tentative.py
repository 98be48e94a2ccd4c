"""Tentative scopes: taking back what taught its player nothing, by compensating events.

The log is never truncated: what was taken back, and that it was, stays in the record. What the other
seat saw meanwhile it goes on knowing.
"""

from __future__ import annotations

from dcg.kernel.absent import NOBODY, UNKNOWN
from dcg.kernel.course import (
    HiddenRedealt,
    SpanClosed,
    SpanOpened,
    TentativeKept,
    TentativeOpened,
    TentativeTakenBack,
)
from dcg.kernel.errors import Refused
from dcg.kernel.event import ChanceEvent, Event
from dcg.kernel.knowledge import Knowledge
from dcg.kernel.match import Match
from dcg.kernel.rules import Rules
from dcg.kernel.state import State


class TentativeScope:
    """From opening until `keep` or `take_back`; both raise `RuntimeError` once it has ended.

    Spans opened inside it are closed inside it before it ends.
    """

    def __init__(self, rules: Rules, match: Match[State], seat: int) -> None:
        self._rules = rules
        self._match = match
        self._before = match.state.copy()
        self._start = len(match.log) + 1
        self._undo: tuple[int, list[Event]] | None = None
        match.emit(TentativeOpened(seat))

    def keep(self) -> None:
        """What happened since stays."""
        self._check_open()
        self._match.emit(TentativeKept())

    def compensations(self) -> list[Event]:
        """The events that would undo the scope, in order. Changes nothing; worked out once for what has
        happened so far.

        Raises `Refused` (`revealed`) when something in the scope showed its own seat what it did not
        know, or took the other seat's sight of something, or came from chance: that cannot be taken back.
        """
        self._check_open()
        match = self._match
        course, course_before = match.state.course, self._before.course
        seat = course.tentative
        if course.knowledge.minted[seat] != course_before.knowledge.minted[seat]:
            raise Refused("revealed", f"seat {seat} has seen something since")
        other = 1 - seat
        if _lost(course_before.knowledge, course.knowledge, other):
            raise Refused("revealed", f"seat {other} has lost sight of something since")
        if self._undo is None or self._undo[0] != len(match.log):
            self._undo = len(match.log), self._inverses()
        return self._undo[1].copy()

    def _inverses(self) -> list[Event]:
        match = self._match
        state = self._before.copy()
        state.course.tentative = match.state.course.tentative
        undo: list[Event] = []
        for event in match.log[self._start :]:
            # Answers change nothing, and spans that have closed left nothing.
            left = not (event.PRIVATE or isinstance(event, SpanOpened | SpanClosed))
            before = state.copy() if left else state
            self._rules.game.handlers[type(event)](state, event)
            if not left:
                continue
            inverse = None
            if not isinstance(event, ChanceEvent):
                inverse = self._rules.compensate(event, before, state)
            if inverse is None:
                raise Refused("revealed", f"{event.TOPIC} cannot be taken back")
            undo.append(inverse)
        undo.reverse()
        return undo

    def can_take_back(self) -> bool:
        """Whether its seat has learned nothing since the scope opened, the other one lost sight of nothing,
        and nothing came from chance."""
        try:
            self.compensations()
        except Refused:
            return False
        return True

    def take_back(self) -> None:
        """Emits the compensating events; the state is then what it was when the scope opened, but for
        what the other seat knows by now.

        Raises `Refused` (`revealed`) before anything is emitted, `RuntimeError` where the game's
        compensations do not restore the state.
        """
        undo = self.compensations()
        other = 1 - self._match.state.course.tentative
        for event in undo:
            self._match.emit(event)
        self._match.emit(TentativeTakenBack())
        before = self._before.copy()
        for event in self._match.log[self._start :]:
            if isinstance(event, HiddenRedealt):  # by no player: it is not taken back
                self._rules.game.handlers[HiddenRedealt](before, event)
        _keep_knowing(before.course.knowledge, self._match.state.course.knowledge, other)
        if self._match.state.canonical() != before.canonical():
            raise RuntimeError("compensating events do not restore the state")

    def _check_open(self) -> None:
        course = self._match.state.course
        if course.tentative == NOBODY:
            raise RuntimeError("the tentative scope has ended")
        if course.spans != self._before.course.spans:
            raise RuntimeError("a span crosses the border of a tentative scope")


def _keep_knowing(before: Knowledge, now: Knowledge, seat: int) -> None:
    """Puts what a seat knows now where it was before. Raises `RuntimeError` where it has lost sight of
    something, which no taking back gives again."""
    lost = _lost(before, now, seat)
    if lost:
        raise RuntimeError(f"seat {seat} has lost sight of objects {lost} in a tentative scope")
    before.handles[seat] = now.handles[seat].copy()
    before.seen_at[seat] = now.seen_at[seat].copy()
    before.minted[seat] = now.minted[seat]


def _lost(before: Knowledge, now: Knowledge, seat: int) -> list[int]:
    """What a seat could name, and can't any more or under another handle only."""
    then, handles = before.handles[seat], now.handles[seat]
    if then == handles:
        return []
    return [thing for thing, handle in enumerate(then) if handle not in (UNKNOWN, handles[thing])]
