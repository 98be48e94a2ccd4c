"""One event explained: what happened, on what board, why, by whose decision, and what followed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cli.viewer.decided import DecisionMade, decided, leading_to
from cli.viewer.reasons import chain
from cli.viewer.telling import Telling
from dcg.event_names import topic_of
from dcg.kernel.absent import NO_EVENT
from dcg.kernel.causes import causes
from dcg.kernel.course import SpanClosed, SpanOpened
from dcg.kernel.event import AnswerEvent
from dcg.telling.why import public_places


@dataclass(frozen=True)
class Step:
    """A line of the chain of causes, or of what followed. `number` is the event's in the record,
    -1 for the course of the game; `depth` is how far within what followed it is."""

    number: int
    text: str
    rules: tuple[str, ...] = ()
    depth: int = 0


@dataclass(frozen=True)
class Explanation:
    """What can be said of one event, to one reader. `facts` are its fields in words; `board` is
    what of the board just before it concerns it; `followed` has it as its cause; `then` is what
    came after it in the same stretch, whose name is `within`."""

    number: int
    turn: int
    turn_player: int
    phase: str
    topic: str
    text: str
    rules: tuple[str, ...]
    facts: tuple[tuple[str, str], ...]
    board: tuple[str, ...]
    chain: tuple[Step, ...]
    decisions: tuple[DecisionMade, ...]
    followed: tuple[Step, ...]
    then: tuple[Step, ...]
    within: str


def explain(telling: Telling, place: int) -> Explanation:
    """The event at a place of the reader's log."""
    event, line = telling.events[place], telling.lines[place]
    return Explanation(
        telling.numbers[place],
        line.turn,
        line.turn_player,
        telling.board(place).phase,
        topic_of(type(event)),
        line.text,
        event.RULES,
        tuple(_facts(telling, place)),
        tuple(
            telling.game_view.concerned(
                telling.state(place), event, telling.record.definitions, telling.header
            )
        ),
        tuple(
            Step(
                telling.numbers[link.event] if link.event != NO_EVENT else NO_EVENT,
                words,
                link.rules,
            )
            for link, words in chain(telling, place)
        ),
        tuple(decided(telling, found) for found in leading_to(telling, place, telling.why(place))),
        tuple(_followed(telling, place)),
        *_then(telling, place),
    )


def _facts(telling: Telling, place: int) -> Iterator[tuple[str, str]]:
    event = telling.events[place]
    yield from telling.game_view.facts(
        telling.state(place), telling.events, place, telling.record.definitions
    )
    public = public_places(telling.events)
    for because in telling.words.triggered_by(event):
        if 0 <= because < len(public):
            found = public[because]
            yield "triggered by", f"{telling.numbers[found]}  {telling.lines[found].text}"


# --- what followed ------------------------------------------------------------------------------


def _followed(telling: Telling, place: int) -> Iterator[Step]:
    """News with the event as its cause: what it triggered, and what happened in the stretches that
    name it; of an answer, what was done by it; of the beginning of a stretch, what is in it."""
    event = telling.events[place]
    if place == len(telling.events) - 1:
        return
    if isinstance(event, SpanOpened):
        yield from _inside(telling, place)
    elif isinstance(event, AnswerEvent):
        if isinstance(telling.events[place + 1], SpanOpened):
            yield from _inside(telling, place + 1)
        else:
            yield from _until_over(telling, place, telling.lines[place].depth, answers=False)
    elif not event.PRIVATE:
        yield from _because(telling, place)


def _because(telling: Telling, place: int) -> Iterator[Step]:
    ordinal = sum(not event.PRIVATE for event in telling.events[:place])
    told = place
    for number in range(place + 1, len(telling.events)):
        event = telling.events[number]
        if number <= told:
            continue
        if isinstance(event, SpanOpened) and event.because == ordinal:
            for step in _inside(telling, number):
                yield step
                told = telling.place_of(step.number)
        elif ordinal in telling.words.triggered_by(event):
            yield _step(telling, number, 0)


def _inside(telling: Telling, opened: int) -> Iterator[Step]:
    depth = telling.lines[opened].depth
    for line in telling.lines[opened + 1 :]:
        if isinstance(line.event, SpanClosed) and line.depth == depth + 1:
            return
        if line.news:
            yield _step(telling, line.position, line.depth - depth - 1)


def _then(telling: Telling, place: int) -> tuple[tuple[Step, ...], str]:
    """What came next in the innermost stretch where anything did, and that stretch's name."""
    depth = telling.lines[place].depth
    for around in causes(telling.events, place):
        found = tuple(_until_over(telling, place, depth))
        if found:
            return found, telling.words.span(around.kind)
        depth -= 1
    return (), ""


def _until_over(
    telling: Telling, place: int, depth: int, *, answers: bool = True
) -> Iterator[Step]:
    """News after an event in the stretch of that depth, with what is within; `answers` tells
    whether to go on behind the next answer in it."""
    for line in telling.lines[place + 1 :]:
        if line.depth <= depth and isinstance(line.event, SpanClosed):
            return
        if line.depth <= depth and isinstance(line.event, AnswerEvent) and not answers:
            return
        if line.news:
            yield _step(telling, line.position, line.depth - depth)


def _step(telling: Telling, place: int, depth: int) -> Step:
    line = telling.lines[place]
    return Step(telling.numbers[place], line.text, line.event.RULES, max(depth, 0))
