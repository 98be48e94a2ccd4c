"""A session runs a game's procedure: answers in, events out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

import msgspec

from dcg.kernel.chance import Stream
from dcg.kernel.course import Forfeited
from dcg.kernel.decision import Chance, Decision, Sealed
from dcg.kernel.errors import Refused
from dcg.kernel.event import ChanceEvent, Event
from dcg.kernel.match import Match
from dcg.kernel.offered import checksum
from dcg.kernel.rules import Rules
from dcg.kernel.state import State


class Player(Protocol):
    """Who answers decisions."""

    @property
    def name(self) -> str:
        """What the player is called in headers and statistics."""
        ...

    def choose(self, match: Match[State], decision: Decision) -> int:
        """The index of the option picked."""
        ...


ChanceSource = Callable[[Chance], tuple[int, ...]]


def drawn_from(stream: Stream, past: Iterable[Event] = ()) -> ChanceSource:
    """Answers chance requests from a seeded stream.

    `past` is what the stream has answered already: a match that goes on after its first events
    were read back continues its own stream with them.
    """
    for event in past:
        if isinstance(event, ChanceEvent):
            stream.skip(event.outcome)

    def outcome(request: Chance) -> tuple[int, ...]:
        if request.below:
            return (stream.below(request.size),)
        return stream.permutation(request.size)

    return outcome


class Session:
    """One running match and the question it waits for.

    `request` is the open decision (or sealed pair of decisions), None once the match is over.
    Refusals happen here and nowhere else, before anything is emitted. A state in which the match
    has ended is not played on.
    """

    def __init__(self, rules: Rules, match: Match[State], chance: ChanceSource) -> None:
        self.rules = rules
        self.match = match
        self.request: Decision | Sealed | None = None
        self._chance = chance
        self._sealed: dict[int, msgspec.Struct] = {}
        self._procedure = rules.procedure(match)
        if match.state.course.result is None:
            self._advance(None)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.request is None

    def open_decision(self, seat: int | None = None) -> Decision | None:
        """What is asked of a seat, or of the first that has not answered; None where nothing is."""
        request = self.request
        if isinstance(request, Sealed):
            for decision in request.decisions:
                if decision.seat not in self._sealed and seat in (None, decision.seat):
                    return decision
            return None
        return request if request is not None and seat in (None, request.seat) else None

    def answer(self, seat: int, option: object) -> None:
        """Answers the open question of `seat` with one of its options, given by content.

        Raises `Refused` (`match_over`, `no_such_seat`, `not_your_decision`, `not_an_option`,
        `already_answered`).
        """
        decision = self._decision_of(seat)
        try:
            # The listed option, not the caller's equal one: True would be recorded for 1.
            listed = decision.options[decision.options.index(option)]
        except ValueError:
            raise Refused(
                "not_an_option",
                f"{option!r} is not one of the {len(decision.options)} options",
                tuple(decision.options),
            ) from None
        if isinstance(self.request, Sealed):
            self._seal(self.request, seat, listed)
        else:
            self._record(decision, listed)

    def choose(self, index: int) -> None:
        """Answers an open (not sealed) decision by the position of the option.

        Raises `Refused` (`match_over`, `sealed`); an index out of range is the caller's error.
        """
        decision = self.request
        if not isinstance(decision, Decision):
            if decision is None:
                raise Refused("match_over", "the match is over")
            raise Refused("sealed", "a sealed question is answered by a seat, with an option")
        self._record(decision, decision.options[index])

    def forfeit(self, seat: int) -> None:
        """`seat` gives up, at any time before the end.

        An answer sealed but not yet revealed leaves no trace. Raises `Refused` (`match_over`,
        `no_such_seat`).
        """
        if self.request is None:
            raise Refused("match_over", "the match is over")
        _check_seat(seat)
        self._procedure.close()
        self.request = None
        self.match.emit(Forfeited(seat))
        self.match.end(1 - seat, "forfeit")

    def legal(self, seat: int) -> Sequence[msgspec.Struct]:
        """The options open to `seat` now; empty when nothing is asked of it."""
        try:
            return self._decision_of(seat).options
        except Refused:
            return ()

    def _decision_of(self, seat: int) -> Decision:
        request = self.request
        if request is None:
            raise Refused("match_over", "the match is over")
        _check_seat(seat)
        if isinstance(request, Sealed):
            if seat in self._sealed:
                raise Refused("already_answered", f"seat {seat} has sealed its answer")
            return request.decisions[seat]
        if request.seat != seat:
            raise Refused(
                "not_your_decision",
                f"the decision is seat {request.seat}'s, not seat {seat}'s",
            )
        return request

    def _seal(self, request: Sealed, seat: int, option: msgspec.Struct) -> None:
        self._sealed[seat] = option
        if len(self._sealed) < len(request.decisions):
            return
        options = (self._sealed[0], self._sealed[1])
        self._sealed.clear()
        for decision, picked in zip(request.decisions, options, strict=True):
            self._emit_answer(decision, picked)
        self._advance(options)

    def _record(self, decision: Decision, option: msgspec.Struct) -> None:
        self._emit_answer(decision, option)
        self._advance(option)

    def _emit_answer(self, decision: Decision, option: msgspec.Struct) -> None:
        self.match.emit(self.rules.answered(decision, option, checksum(decision.options)))

    def _advance(self, reply: object) -> None:
        procedure = self._procedure
        try:
            request = procedure.send(reply)
            while type(request) is Chance:
                outcome = self._chance(request)
                position = len(self.match.log)
                request = procedure.send(outcome)
                _check_outcome(self.match.log[position : position + 1], outcome)
        except StopIteration:
            self.request = None
        else:
            _check_request(request)
            self.request = request  # type: ignore[assignment]


def _check_seat(seat: int) -> None:
    if seat not in (0, 1):
        raise Refused("no_such_seat", f"there is no seat {seat}", (0, 1))


def _check_outcome(events: Sequence[Event], outcome: tuple[int, ...]) -> None:
    """What chance gave is in the very next event, or the match could not be run again."""
    if not events or not isinstance(events[0], ChanceEvent) or events[0].outcome != outcome:
        raise RuntimeError(f"chance gave {outcome}, but {events!r} came next")


def _check_request(request: Decision | Sealed | Chance) -> None:
    if isinstance(request, Decision):
        if not request.options:
            raise RuntimeError(f"question {request.question} has no options")
    elif isinstance(request, Sealed):
        if tuple(decision.seat for decision in request.decisions) != (0, 1):
            raise RuntimeError("a sealed request asks seat 0 and seat 1, in this order")
        for decision in request.decisions:
            _check_request(decision)


def play(session: Session, players: Sequence[Player]) -> None:
    """Lets the players answer until the match is over."""
    match = session.match
    while (request := session.request) is not None:
        if isinstance(request, Decision):
            session.choose(players[request.seat].choose(match, request))
        else:
            asked = session.open_decision()  # one of the two may be in already
            assert asked is not None
            index = players[asked.seat].choose(match, asked)
            session.answer(asked.seat, asked.options[index])
