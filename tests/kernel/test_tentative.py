"""Taking back: history stays, the state returns, and what was seen stays seen."""

from typing import Any

import pytest

from dcg.kernel.course import TentativeKept, TentativeOpened, TentativeTakenBack
from dcg.kernel.digest import digest
from dcg.kernel.errors import Refused
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.match import Match
from dcg.kernel.redaction import redact
from dcg.kernel.rerun import resume, verify
from dcg.kernel.session import Session
from dcg.kernel.tentative import TentativeScope
from tests.kernel.matches import Script, stream_of
from tests.kernel.tiny_game import (
    GAME,
    Answered,
    CardPlayed,
    CardsDrawn,
    CardTakenUp,
    CardTossed,
    DieRolled,
    Draw,
    Pass,
    Roll,
    Stake,
    StakeSet,
    TakeBack,
    TinyState,
    opening,
)
from tests.kernel.tiny_rules import EFFECT, RULES, TinyRules


def _match() -> Match[TinyState]:
    match: Match[TinyState] = Match(GAME.new_state(), GAME.handlers)
    for event in opening(0):
        match.emit(event)
    match.emit(StakeSet(0, 0, 3))
    match.emit(DieRolled(0))
    return match


def test_taking_back_restores_the_state_and_keeps_the_history() -> None:
    match = _match()
    before = digest(match.state)
    scope = TentativeScope(RULES, match, 0)
    start = len(match.log)
    match.emit(StakeSet(0, 1, 2))
    match.emit(StakeSet(0, 2, 1))
    assert scope.can_take_back()
    scope.take_back()
    assert digest(match.state) == before
    assert match.log[start - 1 :] == [
        TentativeOpened(0),
        StakeSet(0, 1, 2),
        StakeSet(0, 2, 1),
        StakeSet(0, 1, 2),
        StakeSet(0, 0, 3),
        TentativeTakenBack(),
    ]


@pytest.mark.parametrize("event", [CardsDrawn(0, (7,)), DieRolled(3)])
def test_what_was_seen_or_rolled_cannot_be_taken_back(event: Event) -> None:
    match = _match()
    scope = TentativeScope(RULES, match, 0)
    match.emit(StakeSet(0, 1, 2))
    match.emit(event)
    log, before = match.log.copy(), digest(match.state)
    assert not scope.can_take_back()
    with pytest.raises(Refused) as caught:
        scope.take_back()
    assert caught.value.code == "revealed"
    assert match.log == log
    assert digest(match.state) == before
    scope.keep()
    assert match.log[-1] == TentativeKept()


def test_what_the_other_seat_saw_is_taken_back_and_it_goes_on_knowing() -> None:
    match = _match()
    match.emit(CardsDrawn(0, (7,)))
    before = match.state.copy()
    scope = TentativeScope(RULES, match, 0)
    match.emit(CardTossed(0, 7))
    assert scope.can_take_back()
    scope.take_back()
    assert match.log[-2:] == [CardTakenUp(0, 7), TentativeTakenBack()]
    knows = match.state.course.knowledge.knows
    assert (before.course.knowledge.knows(1, 7), knows(1, 7)) == (False, True)
    assert match.state.view(0).canonical() == before.view(0).canonical()
    assert match.state.hands[0] == [7]
    for seat in (0, 1):
        own = fold(GAME.new_state(), redact(match.log, seat, GAME), GAME.handlers)
        assert own.canonical() == match.state.view(seat).canonical()


def _with_a_card_in_sight() -> Match[TinyState]:
    match = _match()
    match.emit(CardsDrawn(0, (7,)))
    match.emit(CardsDrawn(1, (15,)))
    match.emit(CardPlayed(1, 15, 5))
    return match


def test_a_seat_that_loses_sight_in_a_scope_cannot_be_given_it_again() -> None:
    match = _with_a_card_in_sight()
    scope = TentativeScope(RULES, match, 0)
    match.emit(CardTossed(0, 7))
    assert scope.can_take_back()
    match.state.course.knowledge.lose(1, 15)
    assert not scope.can_take_back()
    log = match.log.copy()
    with pytest.raises(Refused, match="lost sight"):
        scope.take_back()
    assert match.log == log


def test_compensations_that_lose_sight_are_an_error() -> None:
    match = _with_a_card_in_sight()

    class Forgetful(TinyRules):
        """Takes a card up, and makes the other seat forget another one."""

        def compensate(self, event: Event, before: Any, after: Any) -> Event | None:
            match.state.course.knowledge.lose(1, 15)
            return CardTakenUp(0, 7)

    scope = TentativeScope(Forgetful(), match, 0)
    match.emit(CardTossed(0, 7))
    with pytest.raises(RuntimeError, match="lost sight"):
        scope.take_back()


class Careless(TinyRules):
    """Would take back anything."""

    def compensate(self, event: Event, before: Any, after: Any) -> Event | None:
        return StakeSet(0, 0, 0)


def test_a_sight_cannot_be_taken_back_whatever_the_game_says() -> None:
    match = _match()
    scope = TentativeScope(Careless(), match, 0)
    match.emit(CardsDrawn(0, (7,)))
    assert not scope.can_take_back()


def test_compensations_that_do_not_restore_the_state_are_an_error() -> None:
    match = _match()
    scope = TentativeScope(Careless(), match, 0)
    match.emit(StakeSet(0, 1, 2))
    with pytest.raises(RuntimeError, match="do not restore"):
        scope.take_back()


def test_answers_and_closed_spans_need_no_compensation() -> None:
    match = _match()
    scope = TentativeScope(RULES, match, 0)
    match.open_span(EFFECT)
    match.emit(Answered(0, 0, 1, 0, Pass()))
    match.close_span(EFFECT)
    assert scope.compensations() == []


def test_a_scope_ends_once_and_not_inside_a_span_of_its_own() -> None:
    match = _match()
    scope = TentativeScope(RULES, match, 0)
    match.open_span(EFFECT)
    for end in (scope.keep, scope.take_back):
        with pytest.raises(RuntimeError, match="span crosses"):
            end()
    match.close_span(EFFECT)
    scope.keep()
    for end in (scope.keep, scope.take_back):
        with pytest.raises(RuntimeError, match="has ended"):
            end()


def _state(session: Session) -> TinyState:
    state = session.match.state
    assert isinstance(state, TinyState)
    return state


def _staking(session: Session) -> Session:
    """Plays points, then stakes one of them."""
    while session.request is not None:
        seat = session.request.seat  # type: ignore[union-attr]
        options = session.legal(seat)
        if _state(session).points[seat] and Stake() in options:
            session.answer(seat, Stake())
            session.answer(seat, Stake())
            return session
        session.choose(3 if len(options) > 2 else 0)
    raise AssertionError("nobody has points to stake")


def test_taking_back_is_offered_until_something_is_seen() -> None:
    for seen in (Draw(), Roll()):
        session = _staking(resume(RULES, opening(4), 3, stream_of(4)))
        seat = _state(session).turn_player
        assert TakeBack() in session.legal(seat)
        session.answer(seat, seen)
        assert TakeBack() not in session.legal(seat)


def test_a_match_resumed_inside_a_scope_can_still_take_back() -> None:
    live = _staking(resume(RULES, opening(4), 3, stream_of(4)))
    seat = _state(live).turn_player
    record = live.match.log.copy()
    session = resume(RULES, record, len(record), stream_of(9))
    assert session.match.log == record
    session.answer(seat, TakeBack())
    live.answer(seat, TakeBack())
    assert session.match.log[: len(record) + 3] == live.match.log[: len(record) + 3]
    verify(RULES, live.match.log)
    assert Script(0).play().over
