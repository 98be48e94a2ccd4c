"""Running a recorded match again: resume, branch and verify are one mechanism.

Fold to a rest point, start the procedure, feed it the recorded answers and chance since, and compare
every event with the record.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dcg.kernel.course import Forfeited, SpanClosed, SpanOpened
from dcg.kernel.decision import Chance, Decision
from dcg.kernel.errors import Difference
from dcg.kernel.event import AnswerEvent, ChanceEvent, Event
from dcg.kernel.fold import fold
from dcg.kernel.rules import Rules
from dcg.kernel.session import ChanceSource, Session


class _Recorded:
    """Answers chance from the record, then from `beyond`."""

    def __init__(self, record: Sequence[Event], start: int, beyond: ChanceSource | None) -> None:
        self.record = record
        self.start = start
        self.beyond = beyond
        self.log: list[Event] = []

    def __call__(self, request: Chance) -> tuple[int, ...]:
        position = self.start + len(self.log)
        _compare(self.log, self.record[self.start :], self.start)
        if position >= len(self.record):
            if self.beyond is None:
                raise Difference(position, None, request, "the record ends before this chance")
            return self.beyond(request)
        event = self.record[position]
        if not isinstance(event, ChanceEvent):
            raise Difference(position, event, request, "the rules ask for chance here")
        return event.outcome


def opening_length(events: Sequence[Event]) -> int:
    """How many events come before the first span: the opening, which is given, not played."""
    for position, event in enumerate(events):
        if isinstance(event, SpanOpened):
            return position
    return len(events)


def rest_before(events: Sequence[Event], position: int, rules: Rules) -> tuple[int, Any]:
    """The last rest point at or before `position`, and a fresh fold of the events up to it.

    A match is at rest where no span is open, from the end of its opening on.
    """
    game = rules.game
    first = rest = opening_length(events)
    depth = 0
    for number in range(first, position):
        event = events[number]
        if isinstance(event, SpanOpened):
            depth += 1
        elif isinstance(event, SpanClosed):
            depth -= 1
            if depth == 0:
                rest = number + 1
    return rest, fold(game.new_state(), events[:rest], game.handlers)


def start(rules: Rules, opening: Sequence[Event], chance: ChanceSource) -> Session:
    """A session for a new match with these opening events (header, decks, a position)."""
    match = rules.new_match(rules.game.new_state(), 0)
    for event in opening:
        match.emit(event)
    return Session(rules, match, chance)


def resume(
    rules: Rules, events: Sequence[Event], position: int, beyond: ChanceSource | None = None
) -> Session:
    """A session that continues from `position`, having replayed the first `position` events.

    The session's log holds at least those events; where the position lies between two questions it
    has run on to the next one, which is determined. Chance after the record comes from `beyond`.
    Raises `Difference` at the first event the engine does not reproduce.
    """
    record = events[: max(position, opening_length(events))]
    rest, state = rest_before(events, position, rules)
    prefix = list(events[:rest])
    match = rules.new_match(state, sum(not event.PRIVATE for event in prefix))
    source = _Recorded(record, rest, beyond)
    source.log = match.log
    session = Session(rules, match, source)
    _feed(session, record, rest)
    match.log[:0] = prefix
    source.start = 0
    return session


def verify(rules: Rules, events: Sequence[Event]) -> None:
    """Runs the whole match again from its opening and compares event by event.

    Raises `Difference` at the first event that the engine does not reproduce.
    """
    source = _Recorded(events, 0, None)
    match = rules.new_match(rules.game.new_state(), 0)
    source.log = match.log
    for event in events[: opening_length(events)]:
        match.emit(event)
    session = Session(rules, match, source)
    _feed(session, events, 0)
    if len(match.log) < len(events):
        position = len(match.log)
        raise Difference(position, events[position], None, "the record goes on")
    if len(match.log) > len(events):
        position = len(events)
        raise Difference(position, None, match.log[position], "the record ends here")


def _feed(session: Session, record: Sequence[Event], start: int) -> None:
    """Answers from the record until it is used up, comparing as it goes."""
    log = session.match.log
    compared = 0
    while True:
        until = len(log)
        expected = record[start + compared : start + until]
        if list(expected) != log[compared : compared + len(expected)]:
            _compare(log, record[start:], start)
        compared = until
        position = start + until
        if session.request is None or position >= len(record):
            return
        event = record[position]
        if isinstance(event, Forfeited):
            session.forfeit(event.seat)
            continue
        request = session.request
        decisions = (request,) if isinstance(request, Decision) else request.decisions
        for offset, decision in enumerate(decisions):
            if position + offset >= len(record):
                return
            answer = record[position + offset]
            if not isinstance(answer, AnswerEvent):
                raise Difference(
                    position + offset, answer, decision, "the rules ask a question here"
                )
            option = answer.option  # type: ignore[attr-defined]
            if answer.seat != decision.seat or option not in decision.options:
                raise Difference(
                    position + offset, answer, decision, "the recorded answer is not legal"
                )
            session.answer(decision.seat, option)


def _compare(log: Sequence[Event], record: Sequence[Event], start: int) -> None:
    for offset, (replayed, recorded) in enumerate(zip(log, record, strict=False)):
        if replayed != recorded:
            raise Difference(start + offset, recorded, replayed)
