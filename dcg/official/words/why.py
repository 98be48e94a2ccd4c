"""Why an event happened: the chain of what brought it about, back to what a player decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dcg.kernel.causes import Cause, causes
from dcg.kernel.course import SpanOpened
from dcg.kernel.event import Event
from dcg.official.codes.spans import MAIN_ACTION
from dcg.official.events.effects import EffectsTriggered
from dcg.official.events.options import No
from dcg.official.events.setup import Answered
from dcg.official.words.course import span

TRIGGERING = "triggering"
"""How `CauseLink.within` calls what is no stretch of the match: effects triggering by an event."""


class CauseLink(NamedTuple):
    """One step of the chain: the event, and in which stretch of the match the step before was.

    `event` is -1 for the last link where only the course of the game is the reason.
    """

    event: int
    within: str
    rules: tuple[str, ...] = ()


def why(events: Sequence[Event], position: int) -> list[CauseLink]:
    """The event, then what caused it, and so on."""
    links = [CauseLink(position, "", events[position].RULES)]
    current = position
    while True:
        trigger = _trigger(events, current)
        if trigger >= 0:
            current = trigger
            links.append(CauseLink(current, TRIGGERING, events[current].RULES))
        around = causes(events, current)
        cause = next((link for link in around if 0 <= link.because < current), None)
        if cause is None:
            return [*links, *_root(events, around, current)]
        current = cause.because
        links.append(CauseLink(current, span(cause.kind), events[current].RULES))


def _trigger(events: Sequence[Event], position: int) -> int:
    """What effects triggered by, -1 where the event is no triggering or it is not said."""
    event = events[position]
    if not isinstance(event, EffectsTriggered):
        return -1
    ordinal = max(effect.because for effect in event.effects)
    public = [place for place, one in enumerate(events[:position]) if not one.PRIVATE]
    return public[ordinal] if 0 <= ordinal < len(public) else -1


def _root(events: Sequence[Event], around: Sequence[Cause], position: int) -> list[CauseLink]:
    """The decision that began the outermost stretch, or its name.

    Only what is done in the main phase is begun by a decision; elsewhere one leads to what follows
    directly on it, unless it was to do nothing.
    """
    if not around:
        return []
    opened = around[-1].opened
    kind = span(around[-1].kind)
    began = opened + 1 if around[-1].kind == MAIN_ACTION else position - 1
    for place in range(max(began, opened + 1), position):
        event = events[place]
        if isinstance(event, Answered) and not (
            isinstance(event.option, No) and around[-1].kind != MAIN_ACTION
        ):
            return [CauseLink(place, kind, event.RULES)]
        if isinstance(event, SpanOpened):
            break
    return [CauseLink(-1, kind)]
