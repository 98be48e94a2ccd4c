"""A running match: the live state and the log, kept in step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from dcg.kernel.absent import NO_CAUSE, NO_EVENT
from dcg.kernel.course import MatchEnded, SpanClosed, SpanOpened
from dcg.kernel.event import Event
from dcg.kernel.fold import Handlers
from dcg.kernel.state import State

S_co = TypeVar("S_co", bound=State, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Generic[S_co]):
    """State and log grow together, and only through `emit`.

    `ordinal` counts the public events so far: every log of the match, full or a seat's, gives an
    event the same ordinal. Games subclass this with what they derive from the state.
    """

    def __init__(self, state: S_co, handlers: Handlers, ordinal: int = 0) -> None:
        self.state = state
        self.log: list[Event] = []
        self.ordinal = ordinal
        self.pause_at = NO_EVENT
        self.paused: Callable[[], None] = _nothing
        self._handlers = handlers

    def pause(self, at: int) -> None:
        """Has `paused` called once the log is so long (`NO_EVENT`: never), between two events of the
        rules: what no rule brings about is emitted then (see `dcg.kernel.rerun`)."""
        self.pause_at = at

    def emit(self, event: Event) -> int:
        """Folds and appends one event; returns its ordinal.

        A private event has no ordinal of its own: it returns the next public one's. An event that
        does not fit raises before it is logged.
        """
        self._handlers[type(event)](self.state, event)
        self.log.append(event)
        ordinal = self.ordinal
        if not event.PRIVATE:
            self.ordinal = ordinal + 1
        if len(self.log) == self.pause_at:
            self.paused()
        return ordinal

    def open_span(self, kind: int, because: int = NO_CAUSE) -> int:
        """Opens a span; returns the ordinal of its opening."""
        return self.emit(SpanOpened(kind, because))

    def close_span(self, kind: int) -> None:
        """Closes the innermost span."""
        self.emit(SpanClosed(kind))

    def end(self, winner: int, reason: str) -> None:
        """Ends the match and explicitly closes every span still open."""
        self.emit(MatchEnded(winner, reason))
        while self.state.course.spans:
            self.close_span(self.state.course.spans[-1].kind)


def _nothing() -> None:
    """Nothing is to be put between two events."""
