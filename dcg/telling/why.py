"""Why an event happened: the chain of what brought it about, back to what a player decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dcg.kernel.absent import NO_EVENT
from dcg.kernel.causes import SpanCause, causes
from dcg.kernel.course import SpanOpened
from dcg.kernel.event import AnswerEvent, Event
from dcg.telling.words import GameWords

TRIGGERING = "triggering"
"""How `CauseLink.within` calls what is no stretch of the match: an event that names its own cause."""


class CauseLink(NamedTuple):
    """One step of the chain: the event, and in which stretch of the match the step before was.

    `event` is `NO_EVENT` for the last link where only the course of the game is the reason.
    `chosen` is whether the stretch is one that a player's decision begins.
    """

    event: int
    within: str
    rules: tuple[str, ...] = ()
    chosen: bool = False


def why(events: Sequence[Event], position: int, words: GameWords) -> list[CauseLink]:
    """The event, then what caused it, and so on."""
    links = [CauseLink(position, "", events[position].RULES)]
    current = position
    while True:
        trigger = _trigger(events, current, words)
        if trigger != NO_EVENT:
            current = trigger
            links.append(CauseLink(current, TRIGGERING, events[current].RULES))
        around = causes(events, current)
        cause = next((link for link in around if 0 <= link.because < current), None)
        if cause is None:
            return [*links, *_root(events, around, current, words)]
        current = cause.because
        links.append(CauseLink(current, words.span(cause.kind), events[current].RULES))


def public_places(events: Sequence[Event]) -> list[int]:
    """The place of each public event, by ordinal."""
    return [place for place, event in enumerate(events) if not event.PRIVATE]


def _trigger(events: Sequence[Event], position: int, words: GameWords) -> int:
    """The latest event the one at `position` says it happened by, `NO_EVENT` where it names none."""
    ordinal = max(words.triggered_by(events[position]), default=NO_EVENT)
    public = public_places(events[:position]) if ordinal != NO_EVENT else []
    return public[ordinal] if 0 <= ordinal < len(public) else NO_EVENT


def _root(
    events: Sequence[Event], around: Sequence[SpanCause], position: int, words: GameWords
) -> list[CauseLink]:
    """The decision that began the outermost stretch, or its name.

    Where a decision begins the stretch, it is the first one in it; elsewhere a decision leads to
    what follows directly on it, unless it was to do nothing.
    """
    if not around:
        return []
    opened, code = around[-1].opened, around[-1].kind
    kind, chosen = words.span(code), code in words.begun_by_choice
    began = opened + 1 if chosen else position - 1
    for place in range(max(began, opened + 1), position):
        event = events[place]
        if isinstance(event, AnswerEvent) and (chosen or not words.declines(event)):
            return [CauseLink(place, kind, event.RULES, chosen)]
        if isinstance(event, SpanOpened):
            break
    return [CauseLink(NO_EVENT, kind, chosen=chosen)]
