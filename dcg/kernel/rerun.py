"""Running a recorded match again: resume, branch and verify are one mechanism.

Fold to a rest point, start the procedure, feed it the recorded answers and chance since, and compare
every event with the record.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from dcg.kernel.absent import NO_EVENT
from dcg.kernel.course import (
    Forfeited,
    HiddenRedealt,
    MatchStarted,
    SpanClosed,
    SpanOpened,
    TentativeKept,
    TentativeOpened,
    TentativeTakenBack,
)
from dcg.kernel.decision import Chance, Decision, Sealed
from dcg.kernel.errors import Difference, Refused
from dcg.kernel.event import AnswerEvent, ChanceEvent, Event
from dcg.kernel.fold import fold
from dcg.kernel.match import Match
from dcg.kernel.offered import checksum
from dcg.kernel.redeal import redeal_problem
from dcg.kernel.rules import Rules
from dcg.kernel.session import ChanceSource, Session
from dcg.kernel.state import State

Dealer = Callable[[State], HiddenRedealt | None]
"""What deals anew what is hidden in a state; None for a game in which nothing can be."""

Asked = Callable[[Match[State], Decision], None]
"""Told of every question before it is answered as the record has it."""

_NOT_LEGAL: Final = "the recorded answer is not legal"

NO_DEALERS: Final[Mapping[int, Dealer]] = {}
"""Whoever wrote the record is believed on what was dealt anew, if it was hidden."""


class _Record:
    """A record being run again: answers chance from it, and compares what the engine gives."""

    def __init__(self, events: Sequence[Event], log: list[Event], beyond: ChanceSource | None):
        self.events = list(events)
        self.log = log
        self.beyond = beyond
        self._compared = len(log)

    def compare(self) -> None:
        """Compares what was emitted since the last comparison; raises `Difference`."""
        begun, upto = self._compared, min(len(self.log), len(self.events))
        emitted, expected = self.log[begun:upto], self.events[begun:upto]
        if emitted != expected:
            pairs = enumerate(zip(emitted, expected, strict=True), begun)
            position, (found, recorded) = next(each for each in pairs if each[1][0] != each[1][1])
            raise Difference(position, recorded, found)
        self._compared = upto

    def next(self) -> Event | None:
        """The recorded event at the end of the log, None where the record is used up."""
        position = len(self.log)
        return self.events[position] if position < len(self.events) else None

    def outcome(self, request: Chance) -> tuple[int, ...]:
        """The recorded outcome, or `beyond`'s once the record is used up."""
        self.compare()
        position, event = len(self.log), self.next()
        if event is None:
            if self.beyond is None:
                end = len(self.events)
                replayed = request if end == position else self.log[end]
                raise Difference(end, None, replayed, "the record ends before this chance")
            return self.beyond(request)
        if not isinstance(event, ChanceEvent):
            raise Difference(position, event, request, "the rules ask for chance here")
        outcome = event.outcome
        if not _possible(request, outcome):
            raise Difference(position, event, request, "chance cannot have given this")
        return outcome


class _Redeals:
    """Puts what was dealt anew at its places: those in the record, and one at its end by `dealer`.

    Each is emitted as soon as the event before it has been, whatever the rules are in the middle of:
    what they go on with they read from the state.
    """

    def __init__(
        self,
        rules: Rules,
        match: Match[State],
        events: Sequence[Event],
        dealer: Dealer | None,
        expected: Mapping[int, Dealer],
    ) -> None:
        self._expected = expected
        self._game = rules.game
        self._match = match
        self._events = events
        self._kinds = list(map(type, events))
        self._dealer = dealer
        match.paused = self._deal
        self._wait(len(match.log))
        if match.pause_at == len(match.log):
            self._deal()

    def postpone(self) -> None:
        """One answer of a sealed question is not logged without the other: deals after both."""
        if self._match.pause_at == len(self._events):
            self._match.pause(len(self._events) + 1)

    def _wait(self, first: int) -> None:
        if HiddenRedealt in self._kinds[first:]:
            self._match.pause(self._kinds.index(HiddenRedealt, first))
        elif self._dealer is not None:
            self._match.pause(max(first, len(self._events)))
        else:
            self._match.pause(NO_EVENT)

    def _deal(self) -> None:
        match, position = self._match, len(self._match.log)
        if position < len(self._events):
            event = self._events[position]
            assert isinstance(event, HiddenRedealt)
            problem = redeal_problem(self._game, match.state, event)
            if problem:
                raise Difference(position, event, None, problem)
            seeded = self._expected.get(position)
            if seeded is not None and (dealt := seeded(match.state)) != event:
                raise Difference(position, event, dealt, "the seed deals otherwise")
            self._wait(position + 1)
        else:
            assert self._dealer is not None
            found, self._dealer = self._dealer(match.state), None
            match.pause(NO_EVENT)
            if found is None:
                return
            event = found
        match.emit(event)


def _possible(request: Chance, outcome: tuple[int, ...]) -> bool:
    if request.below:
        return len(outcome) == 1 and 0 <= outcome[0] < request.size
    return sorted(outcome) == list(range(request.size))


def opening_length(events: Sequence[Event]) -> int:
    """How many events come before the first span: the opening, which is given, not played. What a
    branch dealt anew at its end is no part of it."""
    for position, event in enumerate(events):
        if isinstance(event, SpanOpened | HiddenRedealt):
            return position
    return len(events)


def last_rest(events: Sequence[Event], position: int) -> int:
    """The last rest point at or before `position`: how many events come before it.

    A match is at rest where no span and no tentative scope is open, from the end of its opening
    on.
    """
    first = rest = opening_length(events)
    depth = 0
    for number in range(first, position):
        event = events[number]
        if isinstance(event, SpanOpened | TentativeOpened):
            depth += 1
        elif isinstance(event, SpanClosed | TentativeKept | TentativeTakenBack):
            depth -= 1
            if depth == 0:
                rest = number + 1
    return rest


def rest_before(events: Sequence[Event], position: int, rules: Rules) -> tuple[int, State]:
    """The last rest point at or before `position`, and a fresh fold of the events up to it.

    Raises `FoldError`.
    """
    rest = last_rest(events, position)
    return rest, fold(rules.game.new_state(), events[:rest], rules.game.handlers)


def start(rules: Rules, opening: Sequence[Event], chance: ChanceSource) -> Session:
    """A session for a new match with these opening events (header, decks, a position).

    Raises `FoldError` for an opening that does not fit itself, and `RuntimeError` for rules that
    do anything before they open a span: the opening could not be told from what was played.
    """
    match = rules.new_match(rules.game.new_state(), 0)
    for event in opening:
        match.emit(event)
    session = Session(rules, match, chance)
    if session.request is not None and opening_length(match.log) != len(opening):
        raise RuntimeError("the procedure does not begin by opening a span")
    return session


def resume(
    rules: Rules,
    events: Sequence[Event],
    position: int,
    beyond: ChanceSource | None = None,
    dealer: Dealer | None = None,
) -> Session:
    """A session that continues from `position`, having replayed the first `position` events.

    Where the position lies between two questions the session has run on to the next one, which is
    determined. Where it lies between two sealed answers the session holds the first, unrecorded:
    both are recorded together. Chance after the record comes from `beyond`, and with `dealer`, what is
    hidden at the position is dealt anew by it (between two sealed answers: after both).

    Raises `Difference` at the first event the engine does not reproduce (or at chance after the
    record, without `beyond`), `FoldError` for a record that cannot be folded.
    """
    record = events[: max(position, opening_length(events))]
    rest, state = rest_before(record, len(record), rules)
    return _run_again(rules, record, rest, state, beyond=beyond, dealer=dealer)


def verify(
    rules: Rules,
    events: Sequence[Event],
    chance: ChanceSource | None = None,
    dealers: Mapping[int, Dealer] = NO_DEALERS,
) -> None:
    """Runs the whole match again from its opening and compares event by event.

    A record that ends at an open question is an unfinished match, and clean.

    The opening is given, and so is chance, unless `chance` (the stream the header's seed derives)
    is to have given the recorded outcomes. What was dealt anew must be what was hidden, and what
    `dealers` has for its position deals. Raises `Difference` at the first event that the engine
    does not reproduce, `FoldError` for an opening that cannot be folded.
    """
    _whole(rules, events, expected=chance, dealers=dealers)


def go_on(rules: Rules, events: Sequence[Event], chance: ChanceSource, asked: Asked) -> Session:
    """A session behind the last event of an unfinished match that is run again from its opening.

    Chance gives again what it gave, and goes on behind; `asked` is told every question, so that
    players who remember stand where they stood. Raises as `verify` does.
    """
    return _whole(rules, events, expected=chance, asked=asked)


def _whole(
    rules: Rules,
    events: Sequence[Event],
    *,
    expected: ChanceSource | None,
    dealers: Mapping[int, Dealer] = NO_DEALERS,
    asked: Asked | None = None,
) -> Session:
    """Runs a whole match again; all of it has to be there, and nothing more."""
    if not events or not isinstance(events[0], MatchStarted):
        raise Difference(0, events[0] if events else None, None, "a match begins with its header")
    first = opening_length(events)
    state = fold(rules.game.new_state(), events[:first], rules.game.handlers)
    session = _run_again(
        rules, events, first, state, expected=expected, dealers=dealers, asked=asked
    )
    log = session.match.log
    if len(log) < len(events):
        raise Difference(len(log), events[len(log)], None, "half of a sealed question is recorded")
    if len(log) > len(events):
        raise Difference(len(events), None, log[len(events)], "the record ends here")
    return session


def _run_again(
    rules: Rules,
    events: Sequence[Event],
    rest: int,
    state: State,
    *,
    beyond: ChanceSource | None = None,
    expected: ChanceSource | None = None,
    dealer: Dealer | None = None,
    dealers: Mapping[int, Dealer] = NO_DEALERS,
    asked: Asked | None = None,
) -> Session:
    prefix = list(events[:rest])
    match = rules.new_match(state, sum(not event.PRIVATE for event in prefix))
    # The log is whole before the procedure starts: what looks into it finds absolute positions.
    match.log.extend(prefix)
    record = _Record(events, match.log, beyond)

    def chance(request: Chance) -> tuple[int, ...]:
        position = len(match.log)
        if asked is not None and expected is not None and position >= len(events):
            return expected(request)
        outcome = record.outcome(request)
        if expected is not None and (drawn := expected(request)) != outcome:
            raise Difference(position, events[position], drawn, "the seed gives another outcome")
        return outcome

    redeals = _Redeals(rules, match, events, dealer, dealers)
    session = Session(rules, match, chance)
    _feed(session, record, redeals, asked)
    return session


def _feed(session: Session, record: _Record, redeals: _Redeals, asked: Asked | None) -> None:
    """Answers from the record until it is used up, comparing as it goes."""
    while True:
        record.compare()
        event, request = record.next(), session.request
        position = len(record.log)
        if event is None:
            return
        if request is None:
            raise Difference(position, event, None, "the match is over and the record goes on")
        if isinstance(event, Forfeited):
            if event.seat not in (0, 1):
                raise Difference(position, event, request, "there is no such seat")
            session.forfeit(event.seat)
            continue
        decisions = (request,) if isinstance(request, Decision) else request.decisions
        # Sealed answers stay out of the log until both are in: the offset counts them.
        for offset, decision in enumerate(decisions):
            if position + offset >= len(record.events):
                redeals.postpone()
                return
            if asked is not None:
                asked(session.match, decision)
            _answer(session, decision, record.events[position + offset], position + offset)


def _answer(session: Session, decision: Decision, event: Event, position: int) -> None:
    if not isinstance(event, AnswerEvent):
        raise Difference(position, event, decision, "the rules ask a question here")
    option = event.option  # type: ignore[attr-defined]
    if event.seat != decision.seat:
        raise Difference(position, event, decision, _NOT_LEGAL)
    if isinstance(session.request, Sealed):
        if option not in decision.options:
            raise Difference(position, event, decision, _NOT_LEGAL)
        # It is logged only with the other seat's, which the record may not have.
        sealed = session.rules.answered(decision, option, checksum(decision.options))
        if sealed != event:
            raise Difference(position, event, sealed)
    try:
        session.answer(decision.seat, option)
    except Refused as refused:
        raise Difference(position, event, decision, _NOT_LEGAL) from refused
