"""One event explained: what happened, on what board, why, by whose decision, and what followed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from dcg.harmless import inert
from dcg.kernel.absent import NO_EVENT
from replays.decided import DecisionMade

MOST = 6
"""So many options, and so many events that followed, are listed; the rest are counted."""

NEXT = 3
"""So many events are listed that came next without the event being said to be their cause."""


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

    def __str__(self) -> str:
        return "\n".join(text for text, _ in lines(self))


def lines(said: Explanation, *, most: int = MOST) -> list[tuple[str, str]]:
    """The explanation line by line, each with its style; harmless."""
    return [(inert(text), style) for text, style in _lines(said, most)]


def _lines(said: Explanation, most: int) -> Iterator[tuple[str, str]]:
    turn = f"turn {said.turn} of Seat {said.turn_player}, {said.phase}" if said.turn else "set-up"
    shown = f"Event {said.number}" if said.number != NO_EVENT else "An event of this view only"
    yield f"{shown}, {turn}", ""
    yield f"  {said.text}", "bold"
    if said.rules:
        yield f"  rules {', '.join(said.rules)}", "dim"
    if said.facts:
        width = max(len(name) for name, _ in said.facts)
        yield "", ""
        yield f"What it says ({said.topic})", "bold"
        for name, text in said.facts:
            yield f"  {name:<{width}}  {text}", ""
    if said.board:
        yield "", ""
        yield "The board just before", "bold"
        for text in said.board:
            yield f"  {text}", ""
    yield "", ""
    yield "Why", "bold"
    for step in said.chain:
        yield _step(step), ""
    yield "", ""
    yield "Who decided it", "bold"
    yield from _decisions(said.decisions, most)
    yield "", ""
    yield "What followed from it", "bold"
    yield from _followed(said, most)


def _step(step: Step) -> str:
    number = f"{step.number:>6}" if step.number != NO_EVENT else " " * 6
    rules = f"   rules {', '.join(step.rules)}" if step.rules else ""
    return f"{number}  {'  ' * step.depth}{step.text}{rules}"


def _decisions(decisions: Sequence[DecisionMade], most: int) -> Iterator[tuple[str, str]]:
    if not decisions:
        yield "  nobody, as far as this log tells: the game went on by itself", ""
    for one in decisions:
        yield f"{one.number:>6}  {one.text}: one of {one.of} options ({one.question})", ""
        if one.unknown:
            yield f"          the options: {one.unknown}", "dim"
            continue
        others = [text for place, text in enumerate(one.options) if place != one.picked]
        if others:
            more = f" and {len(others) - most} more" if len(others) > most else ""
            yield f"          instead of: {'; '.join(others[:most])}{more}", "dim"


def _followed(said: Explanation, most: int) -> Iterator[tuple[str, str]]:
    steps = said.followed
    if not steps:
        yield "  nothing names it as its cause", ""
    for step in steps[:most]:
        yield f"{step.number:>6}  {'  ' * step.depth}{step.text}", ""
    if len(steps) > most:
        yield f"        and {len(steps) - most} more", "dim"
    if not steps and said.then:
        yield f"  the next in this {said.within}:", ""
        for step in said.then[:NEXT]:
            yield f"{step.number:>6}  {'  ' * step.depth}{step.text}", ""


def data(said: Explanation) -> dict[str, Any]:
    """The explanation for programs."""
    return {
        "event": said.number,
        "turn": said.turn,
        "turn_player": said.turn_player,
        "phase": said.phase,
        "topic": said.topic,
        "text": said.text,
        "rules": list(said.rules),
        "facts": dict(said.facts),
        "board_before": list(said.board),
        "why": [
            {"event": _known(step), "text": step.text, "rules": list(step.rules)}
            for step in said.chain
        ],
        "decisions": [
            {
                "event": one.number,
                "seat": one.seat,
                "question": one.question,
                "of": one.of,
                "text": one.text,
                "options": list(one.options) if not one.unknown else None,
                "picked": one.picked if not one.unknown else None,
                "unknown": one.unknown or None,
            }
            for one in said.decisions
        ],
        "followed": [
            {"event": _known(step), "text": step.text, "depth": step.depth}
            for step in said.followed
        ],
        "then": [
            {"event": _known(step), "text": step.text, "depth": step.depth} for step in said.then
        ],
        "within": said.within,
    }


def _known(step: Step) -> int | None:
    return step.number if step.number != NO_EVENT else None
