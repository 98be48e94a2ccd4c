"""Why something happened: the chain of spans around an event and their causes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dcg.kernel.absent import NO_CAUSE
from dcg.kernel.course import SpanClosed, SpanOpened
from dcg.kernel.event import Event


@dataclass(frozen=True)
class SpanCause:
    """One link: the span's kind, where it opened, and the position of what brought it about.

    `because` is `NO_CAUSE` where only the course of the game did.
    """

    kind: int
    opened: int
    because: int


def causes(events: Sequence[Event], position: int) -> list[SpanCause]:
    """The open spans around the event at `position` (0-based), innermost first."""
    places: list[int] = []
    stack: list[tuple[SpanOpened, int]] = []
    for place, event in enumerate(events[: position + 1]):
        if not event.PRIVATE:
            places.append(place)
        if isinstance(event, SpanOpened):
            stack.append((event, place))
        elif isinstance(event, SpanClosed):
            stack.pop()
    return [
        SpanCause(span.kind, opened, NO_CAUSE if span.because == NO_CAUSE else places[span.because])
        for span, opened in reversed(stack)
    ]
