"""Which decisions led to an event, and what else could have been picked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from dcg.branching import branch
from dcg.definitions import MissingDefinition
from dcg.kernel.absent import FULL_LOG, NO_EVENT, UNKNOWN
from dcg.kernel.course import SpanClosed, SpanOpened
from dcg.kernel.decision import Decision
from dcg.kernel.errors import Difference, LogError
from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.offered import checksum
from dcg.telling import CauseLink
from replays.told_match import ToldMatch


@dataclass(frozen=True)
class DecisionMade:
    """A decision that was made: its answer's number in the record, and `of` how many options.

    `options` are they in words, as the seat that was asked knew them, what nothing told apart
    together; empty where this engine cannot say, and then `unknown` says why. `picked` is the place
    of the one picked among them.
    """

    number: int
    seat: int
    question: str
    of: int
    text: str
    options: tuple[str, ...]
    picked: int
    unknown: str


def leading_to(told: ToldMatch, place: int, links: Sequence[CauseLink]) -> list[int]:
    """The places of the answers that led to an event, in order.

    It, if it is one; those its chain of causes names; the choices made in the same effect, attack
    or other stretch before it; and for each stretch around it the answer that stands just before it
    began, such as to activate the effect.
    """
    found = {place} if _answer(told, place) else set()
    found |= {link.event for link in links if link.event != NO_EVENT and _answer(told, link.event)}
    for depth, (opened, kind, answers) in enumerate(_open(told.events, place)):
        if depth == 0 and kind not in told.words.unrelated_choices:
            found |= set(answers)
        elif depth == 0 and kind in told.words.begun_by_choice and place - 1 in answers:
            found.add(place - 1)
        if opened and _answer(told, opened - 1):
            found.add(opened - 1)
    return sorted(found)


def _answer(told: ToldMatch, place: int) -> bool:
    return isinstance(told.events[place], AnswerEvent)


def _open(events: Sequence[Event], place: int) -> list[tuple[int, int, list[int]]]:
    """The spans around an event, innermost first: where each opened, its kind, and the answers
    before the event that stand in it and in no span within."""
    stack: list[tuple[int, int, list[int]]] = []
    for number, event in enumerate(events[: place + 1]):
        if isinstance(event, SpanOpened):
            stack.append((number, event.kind, []))
        elif isinstance(event, SpanClosed):
            if number < place:
                stack.pop()
        elif isinstance(event, AnswerEvent) and stack:
            stack[-1][2].append(number)
    return stack[::-1]


def decided(told: ToldMatch, place: int) -> DecisionMade:
    """The decision an answer at a place was given to."""
    event = told.events[place]
    assert isinstance(event, AnswerEvent)
    options, picked, unknown = _offered(told, told.recorded(place))
    return DecisionMade(
        told.numbers[place],
        event.seat,
        told.words.question(event.question),
        event.of,
        told.lines[place].text,
        options,
        picked,
        unknown,
    )


def _offered(told: ToldMatch, number: int) -> tuple[tuple[str, ...], int, str]:
    """The options of the record's answer of that number in words, which was picked, and why they
    cannot be told. They are not recorded: the match is run again up to the question."""
    record = told.record
    if record.header.perspective != FULL_LOG:
        return (), UNKNOWN, "a seat's own record cannot be run again"
    event = record.events[number]
    assert isinstance(event, AnswerEvent)
    try:
        session = branch(record, number, 0)
        asked = session.request
        if not isinstance(asked, Decision) or checksum(asked.options) != event.options:
            return (), UNKNOWN, "this engine asks something else here"
        seat = told.telling.seat(record.events[:number], event.seat, record.definitions)
        offered = seat.choices(asked, session.match.state)
    except MissingDefinition:
        return (), UNKNOWN, "the store lacks a card definition of the match"
    except (Difference, LogError, msgspec.DecodeError, LookupError, ValueError):
        return (), UNKNOWN, "this engine does not reproduce the record up to here"
    picked = list(asked.options).index(event.option)  # type: ignore[attr-defined]
    place = next(index for index, one in enumerate(offered) if picked in one.places)
    return tuple(one.text for one in offered), place, ""
