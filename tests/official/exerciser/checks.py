"""What holds of every course, whatever the effect does."""

from __future__ import annotations

from collections.abc import Iterator

from dcg.kernel.course import MatchEnded
from dcg.kernel.decision import Decision
from dcg.kernel.fold import fold
from dcg.kernel.redaction import redact
from dcg.kernel.rerun import verify
from dcg.official.events.effects import UnsupportedMet
from dcg.official.game import GAME
from dcg.official.state.board import Board
from tests.official.board_fuzz.invariants import blind, told
from tests.official.exerciser.running import Course


def broken(course: Course, *, slowly: bool) -> Iterator[str]:
    """Everything that does not hold; `slowly` asks more of it. What raises says so by itself: a re-run that
    differs, what cannot be told."""
    events = course.events
    match = course.session.match
    request = course.session.request
    if isinstance(request, Decision) and len(request.options) < 2:
        yield "a question with one option"
    if request is None and not any(isinstance(event, MatchEnded) for event in events):
        yield "nothing is asked and the match has not ended"
    state = GAME.new_state()
    first = len(course.placed.opening.events)
    for number, event in enumerate(events):
        GAME.handlers[type(event)](state, event)
        if number + 1 < first:
            continue
        cards = sorted(card for _, _, held in state.places() for card in held)
        if cards != list(range(len(state.definition_of))):
            yield f"event {number}: a card is in no place, or in two"
            break
        if not -10 <= state.memory <= 10:
            yield f"event {number}: memory {state.memory}"
        if isinstance(event, UnsupportedMet):
            yield f"event {number}: nothing runs {event.phrase!r}"
    else:
        if state.canonical() != match.state.canonical():
            yield "the log does not fold to the board that was played on"
    verify(course.rules, events)
    if slowly:
        yield from _seen_by_seats(course)
        yield from told(course.placed.opening, events)


def _seen_by_seats(course: Course) -> Iterator[str]:
    """Each seat's log folds to what that seat knows, and tells nothing of cards it never saw."""
    events, board = course.events, course.session.match.state
    assert isinstance(board, Board)
    for seat in (0, 1):
        own = redact(events, seat, GAME)
        seen = fold(GAME.new_state(), own, GAME.handlers)
        if seen.canonical() != board.view(seat).canonical():
            yield f"the log of seat {seat} does not fold to what that seat knows"
        yield from blind(events, board, own, seat)
