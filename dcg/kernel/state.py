"""What every game's state has, whatever the game: spans, scope, result, who knows what."""

from __future__ import annotations

from typing import NamedTuple, Protocol, Self

from dcg.kernel.absent import FULL_LOG, NOBODY
from dcg.kernel.course import SpanOpened
from dcg.kernel.errors import FoldError
from dcg.kernel.knowledge import Knowledge


class Result(NamedTuple):
    """How the match ended."""

    winner: int
    reason: str


class Course:
    """The kernel's part of a state, kept by the handlers in `dcg.kernel.fold`."""

    __slots__ = ("forfeited", "knowledge", "perspective", "result", "spans", "tentative")

    def __init__(self) -> None:
        self.spans: list[SpanOpened] = []
        self.tentative = NOBODY
        self.forfeited = NOBODY
        self.result: Result | None = None
        self.perspective = FULL_LOG
        self.knowledge = Knowledge()

    def close_span(self, kind: int) -> None:
        """Closes the innermost span, which must be of this kind; raises `FoldError` otherwise."""
        if not self.spans or self.spans.pop().kind != kind:
            raise FoldError(f"a span of kind {kind} closes that is not the innermost open one")

    def copy(self) -> Course:
        """An independent copy."""
        twin = Course.__new__(Course)
        twin.spans = self.spans.copy()
        twin.tentative = self.tentative
        twin.forfeited = self.forfeited
        twin.result = self.result
        twin.perspective = self.perspective
        twin.knowledge = self.knowledge.copy()
        return twin

    def canonical(self) -> dict[str, object]:
        """Plain data for the digest; knowledge is the game's to place, since it names objects."""
        return {
            "spans": [[span.kind, span.because] for span in self.spans],
            "tentative": self.tentative,
            "forfeited": self.forfeited,
            "result": list(self.result) if self.result else None,
            "perspective": self.perspective,
        }


class State(Protocol):
    """A game's folded state: every fact of the game, put there by an event."""

    course: Course

    def copy(self) -> Self:
        """An independent copy; changing one never changes the other."""
        ...

    def canonical(self) -> dict[str, object]:
        """The digest's input: plain data (maps with string keys, lists, whole numbers, strings) in
        a fixed order, sharing nothing with the state. Maps may hold defaults: `digest` leaves
        them out."""
        ...

    def view(self, seat: int) -> Self:
        """What `seat` may know, equal to the fold of its redacted log."""
        ...

    def recurrence(self) -> object:
        """Plain data equal for two states that differ only in ids and counters."""
        ...
