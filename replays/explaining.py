"""One event explained: what happened, on what board, why, by whose decision, and what followed."""

from __future__ import annotations

from collections.abc import Iterator

from dcg.event_names import topic_of
from dcg.kernel.absent import NO_EVENT
from dcg.kernel.causes import causes
from dcg.kernel.course import SpanClosed, SpanOpened
from dcg.kernel.event import AnswerEvent
from dcg.telling.why import public_places
from replays.decided import decided, leading_to
from replays.explanation import Explanation, Step
from replays.told_match import ToldMatch


def explain(told: ToldMatch, place: int) -> Explanation:
    """The event at a place of the reader's log."""
    event, line = told.events[place], told.lines[place]
    return Explanation(
        told.numbers[place],
        line.turn,
        line.turn_player,
        told.phase(place),
        topic_of(type(event)),
        line.text,
        event.RULES,
        tuple(_facts(told, place)),
        tuple(
            told.telling.concerned(told.state(place), event, told.record.definitions, told.header)
        ),
        tuple(
            Step(
                told.numbers[link.event] if link.event != NO_EVENT else NO_EVENT,
                words,
                link.rules,
            )
            for link, words in told.chain(place)
        ),
        tuple(decided(told, found) for found in leading_to(told, place, told.why(place))),
        tuple(_followed(told, place)),
        *_then(told, place),
    )


def _facts(told: ToldMatch, place: int) -> Iterator[tuple[str, str]]:
    event = told.events[place]
    yield from told.telling.facts(told.state(place), told.events, place, told.record.definitions)
    public = public_places(told.events)
    for because in told.words.triggered_by(event):
        if 0 <= because < len(public):
            found = public[because]
            yield "triggered by", f"{told.numbers[found]}  {told.lines[found].text}"


# --- what followed ------------------------------------------------------------------------------


def _followed(told: ToldMatch, place: int) -> Iterator[Step]:
    """News with the event as its cause: what it triggered, and what happened in the stretches that
    name it; of an answer, what was done by it; of the beginning of a stretch, what is in it."""
    event = told.events[place]
    if place == len(told.events) - 1:
        return
    if isinstance(event, SpanOpened):
        yield from _inside(told, place)
    elif isinstance(event, AnswerEvent):
        if isinstance(told.events[place + 1], SpanOpened):
            yield from _inside(told, place + 1)
        else:
            yield from _until_over(told, place, told.lines[place].depth, answers=False)
    elif not event.PRIVATE:
        yield from _because(told, place)


def _because(told: ToldMatch, place: int) -> Iterator[Step]:
    ordinal = sum(not event.PRIVATE for event in told.events[:place])
    reached = place
    for number in range(place + 1, len(told.events)):
        event = told.events[number]
        if number <= reached:
            continue
        if isinstance(event, SpanOpened) and event.because == ordinal:
            for step in _inside(told, number):
                yield step
                reached = told.place_of(step.number)
        elif ordinal in told.words.triggered_by(event):
            yield _step(told, number, 0)


def _inside(told: ToldMatch, opened: int) -> Iterator[Step]:
    depth = told.lines[opened].depth
    for line in told.lines[opened + 1 :]:
        if isinstance(line.event, SpanClosed) and line.depth == depth + 1:
            return
        if line.news:
            yield _step(told, line.place, line.depth - depth - 1)


def _then(told: ToldMatch, place: int) -> tuple[tuple[Step, ...], str]:
    """What came next in the innermost stretch where anything did, and that stretch's name."""
    depth = told.lines[place].depth
    for around in causes(told.events, place):
        found = tuple(_until_over(told, place, depth))
        if found:
            return found, told.words.span(around.kind)
        depth -= 1
    return (), ""


def _until_over(told: ToldMatch, place: int, depth: int, *, answers: bool = True) -> Iterator[Step]:
    """News after an event in the stretch of that depth, with what is within; `answers` tells
    whether to go on behind the next answer in it."""
    for line in told.lines[place + 1 :]:
        if line.depth <= depth and isinstance(line.event, SpanClosed):
            return
        if line.depth <= depth and isinstance(line.event, AnswerEvent) and not answers:
            return
        if line.news:
            yield _step(told, line.place, line.depth - depth)


def _step(told: ToldMatch, place: int, depth: int) -> Step:
    line = told.lines[place]
    return Step(told.numbers[place], line.text, line.event.RULES, max(depth, 0))
