"""One event explained: what happened, on what board, why, by whose decision, and what followed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cli.viewer.decided import Decided, decided, leading_to
from cli.viewer.reasons import chain
from cli.viewer.telling import Telling
from dcg.kernel.causes import causes
from dcg.kernel.course import SpanClosed, SpanOpened
from dcg.kernel.event import UNKNOWN, AnswerEvent, Event
from dcg.official.events.effects import EffectsTriggered
from dcg.official.words import Wording
from dcg.official.words.boards.picture import FieldCard, Picture, SidePicture
from dcg.official.words.course import span
from dcg.official.words.explaining import facts


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
    decisions: tuple[Decided, ...]
    followed: tuple[Step, ...]
    then: tuple[Step, ...]
    within: str


def explain(view: Telling, place: int) -> Explanation:
    """The event at a place of the reader's log."""
    event, line = view.events[place], view.lines[place]
    picture = view.picture(place)
    now = Wording(view.board(place), view.names)
    return Explanation(
        view.numbers[place],
        line.turn,
        line.turn_player,
        picture.phase,
        event.TOPIC.partition(".")[2],
        line.text,
        event.RULES,
        tuple(_facts(view, now, place)),
        tuple(_board(now, picture, event)),
        tuple(
            Step(view.numbers[link.event] if link.event >= 0 else UNKNOWN, words, link.rules)
            for link, words in chain(view, place)
        ),
        tuple(decided(view, found) for found in leading_to(view, place, view.why(place))),
        tuple(_followed(view, place)),
        *_then(view, place),
    )


def _facts(view: Telling, now: Wording, place: int) -> Iterator[tuple[str, str]]:
    event = view.events[place]
    yield from facts.facts(now, event)
    if isinstance(event, EffectsTriggered):
        public = [number for number, one in enumerate(view.events) if not one.PRIVATE]
        for because in dict.fromkeys(effect.because for effect in event.effects):
            if 0 <= because < len(public):
                found = public[because]
                yield "triggered by", f"{view.numbers[found]}  {view.lines[found].text}"
    paid = facts.price(view.events, place)
    if paid is not None:
        change = f"{paid.change:+d} by effects" if paid.change else "unchanged"
        yield "cost", f"{paid.base}, {change}: {paid.paid} paid"


# --- the board ----------------------------------------------------------------------------------


def _board(now: Wording, picture: Picture, event: Event) -> Iterator[str]:
    if picture.turn:
        yield f"Memory {now.board.memory_of(picture.player)} for Seat {picture.player}"
    yield from picture.notes
    standing = {
        held.id: (side, held)
        for side in picture.sides
        for held in (*side.battle_area, side.breeding_area)
        if held is not None
    }
    for identity in facts.involved(now, event):
        side, held = standing[identity]
        yield _standing(now, side, held)
        for given in facts.in_force(now, identity):
            yield f"  in force: {given}"
    seat = getattr(event, "seat", UNKNOWN)
    for side in picture.sides:
        if side.seat == seat:
            yield (
                f"Seat {seat}: security {side.security}, hand {len(side.hand)}, "
                f"deck {side.deck}, trash {len(side.trash)}"
            )


def _standing(now: Wording, side: SidePicture, held: FieldCard) -> str:
    parts = [f"Lv.{held.level}"] if held.level is not None else []
    if held.dp is not None:
        known = now.names.facts(now.board, now.board.permanents[held.id].top)
        printed = known.dp if known is not None else held.dp
        changed = f" (printed {printed})" if printed not in (None, held.dp) else ""
        parts.append(f"{held.dp} DP{changed}")
    parts.append("suspended" if held.suspended else "unsuspended")
    if held.played_this_turn:
        parts.append("played this turn")
    if held.under:
        parts.append(f"over {', '.join(held.under)}")
    return f"Seat {side.seat}'s {held.name}: {', '.join(parts)}"


# --- what followed ------------------------------------------------------------------------------


def _followed(view: Telling, place: int) -> Iterator[Step]:
    """News with the event as its cause: what it triggered, and what happened in the stretches that
    name it; of an answer, what was done by it; of the beginning of a stretch, what is in it."""
    event = view.events[place]
    if place == len(view.events) - 1:
        return
    if isinstance(event, SpanOpened):
        yield from _inside(view, place)
    elif isinstance(event, AnswerEvent):
        if isinstance(view.events[place + 1], SpanOpened):
            yield from _inside(view, place + 1)
        else:
            yield from _until_over(view, place, view.lines[place].depth, answers=False)
    elif not event.PRIVATE:
        yield from _because(view, place)


def _because(view: Telling, place: int) -> Iterator[Step]:
    ordinal = sum(not event.PRIVATE for event in view.events[:place])
    told = place
    for number in range(place + 1, len(view.events)):
        event = view.events[number]
        if number <= told:
            continue
        if isinstance(event, SpanOpened) and event.because == ordinal:
            for step in _inside(view, number):
                yield step
                told = view.place_of(step.number)
        elif isinstance(event, EffectsTriggered) and any(
            effect.because == ordinal for effect in event.effects
        ):
            yield _step(view, number, 0)


def _inside(view: Telling, opened: int) -> Iterator[Step]:
    depth = view.lines[opened].depth
    for line in view.lines[opened + 1 :]:
        if isinstance(line.event, SpanClosed) and line.depth == depth + 1:
            return
        if line.news:
            yield _step(view, line.position, line.depth - depth - 1)


def _then(view: Telling, place: int) -> tuple[tuple[Step, ...], str]:
    """What came next in the innermost stretch where anything did, and that stretch's name."""
    depth = view.lines[place].depth
    for around in causes(view.events, place):
        found = tuple(_until_over(view, place, depth))
        if found:
            return found, span(around.kind)
        depth -= 1
    return (), ""


def _until_over(view: Telling, place: int, depth: int, *, answers: bool = True) -> Iterator[Step]:
    """News after an event in the stretch of that depth, with what is within; `answers` tells
    whether to go on behind the next answer in it."""
    for line in view.lines[place + 1 :]:
        if line.depth <= depth and isinstance(line.event, SpanClosed):
            return
        if line.depth <= depth and isinstance(line.event, AnswerEvent) and not answers:
            return
        if line.news:
            yield _step(view, line.position, line.depth - depth)


def _step(view: Telling, place: int, depth: int) -> Step:
    line = view.lines[place]
    return Step(view.numbers[place], line.text, line.event.RULES, max(depth, 0))
