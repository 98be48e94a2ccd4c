"""The fold: a state is its events, applied in order."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from dcg.kernel.absent import DRAW, NOBODY
from dcg.kernel.course import (
    Forfeited,
    MatchEnded,
    MatchStarted,
    SpanClosed,
    SpanOpened,
    TentativeKept,
    TentativeOpened,
    TentativeTakenBack,
)
from dcg.kernel.errors import FoldError
from dcg.kernel.event import Event
from dcg.kernel.header import check_version
from dcg.kernel.registry import Handler
from dcg.kernel.state import Result, State

S = TypeVar("S", bound=State)

Handlers = Mapping[type[Event], Handler]

MOST_CARDS: Final = 10_000
"""Cards of a match: a deck says how many in a few bytes, and the fold makes every one."""


def fold(state: S, events: Iterable[Event], handlers: Handlers) -> S:
    """Applies every event to `state` in place and returns it.

    Raises `FoldError` naming the position (in `events`) of the first event that does not fit, and
    `NewerLog` for the log of a later engine; `state` is then of no use any more.
    """
    position = 0
    try:
        for position, event in enumerate(events):  # noqa: B007
            handlers[type(event)](state, event)
    except FoldError as error:
        raise FoldError(f"event {position}: {error}") from error
    except (IndexError, KeyError, ValueError, AttributeError, TypeError) as fault:
        raise FoldError(
            f"event {position} does not fit the state: {type(fault).__name__}: {fault}"
        ) from fault
    return state


def _match_started(state: State, event: MatchStarted) -> None:
    check_version(event.header)
    state.course.perspective = event.header.perspective


def _span_opened(state: State, event: SpanOpened) -> None:
    state.course.spans.append(event)


def _span_closed(state: State, event: SpanClosed) -> None:
    state.course.close_span(event.kind)


def _tentative_opened(state: State, event: TentativeOpened) -> None:
    if state.course.tentative != NOBODY:
        raise FoldError("a tentative scope opens inside another")
    _check_seat(event.seat)
    state.course.tentative = event.seat


def _tentative_closed(state: State, event: Event) -> None:
    if state.course.tentative == NOBODY:
        raise FoldError("a tentative scope ends that is not open")
    state.course.tentative = NOBODY


def _forfeited(state: State, event: Forfeited) -> None:
    _check_seat(event.seat)
    state.course.forfeited = event.seat


def _match_ended(state: State, event: MatchEnded) -> None:
    if state.course.result is not None:
        raise FoldError("the match ends a second time")
    if event.winner != DRAW:
        _check_seat(event.winner)
    state.course.result = Result(event.winner, event.reason)


def _check_seat(seat: int) -> None:
    if seat not in (0, 1):
        raise FoldError(f"there is no seat {seat}")


KERNEL_HANDLERS: Final[dict[type[Event], Handler]] = {
    MatchStarted: _match_started,
    SpanOpened: _span_opened,
    SpanClosed: _span_closed,
    TentativeOpened: _tentative_opened,
    TentativeKept: _tentative_closed,
    TentativeTakenBack: _tentative_closed,
    Forfeited: _forfeited,
    MatchEnded: _match_ended,
}
"""Every game's handlers start from these."""


def check_room(there: int, more: int) -> None:
    """Checks that so many more cards can be made, before they are. Raises `FoldError`."""
    if there + more > MOST_CARDS:
        raise FoldError(f"the match brings {there + more} cards; no match has over {MOST_CARDS}")


def ignore(state: State, event: Event) -> None:
    """The handler of events that change no fact of the game, as answers never do."""
