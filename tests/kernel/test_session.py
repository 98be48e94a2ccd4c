"""Refusals happen at the boundary and change nothing; sealed answers leave no trace of order."""

from typing import Any

import pytest
from hypothesis import given

from dcg.kernel.course import Forfeited, MatchEnded, SpanClosed
from dcg.kernel.decision import Chance, Decision, Sealed
from dcg.kernel.digest import digest
from dcg.kernel.errors import Refused
from dcg.kernel.match import Match
from dcg.kernel.rerun import start
from dcg.kernel.rules import Procedure
from dcg.kernel.session import Session, play
from tests.kernel.matches import Script, answer_all, claim, scripts, stream_of
from tests.kernel.tiny_game import Answered, Clash, Pass, Play, Sink, opening
from tests.kernel.tiny_rules import RULES, TURN, TinyRules


def _begun(seed: int = 1) -> Session:
    return start(RULES, opening(seed), stream_of(seed))


def _clashing() -> Session:
    session = _begun()
    assert isinstance(session.request, Decision)
    session.answer(session.request.seat, Clash())
    assert isinstance(session.request, Sealed)
    return session


def _refused(session: Session, seat: int, option: Any) -> Refused:
    """The refusal, after which nothing is different."""
    match = session.match
    log, request, before = match.log.copy(), session.request, digest(match.state)
    with pytest.raises(Refused) as caught:
        session.answer(seat, option)
    assert match.log == log
    assert session.request is request
    assert digest(match.state) == before
    return caught.value


def test_an_option_not_listed_is_refused_with_what_is_legal() -> None:
    session = _begun()
    assert isinstance(session.request, Decision)
    refusal = _refused(session, session.request.seat, Sink())
    assert refusal.code == "not_an_option"
    assert refusal.legal == tuple(session.request.options)


def test_the_other_seat_is_refused() -> None:
    session = _begun()
    assert isinstance(session.request, Decision)
    refusal = _refused(session, 1 - session.request.seat, Pass())
    assert refusal.code == "not_your_decision"
    assert refusal.legal == ()


def test_a_seat_that_does_not_exist_is_refused() -> None:
    for session in (_begun(), _clashing()):
        for seat in (-1, 2):
            assert _refused(session, seat, Pass()).code == "no_such_seat"
            with pytest.raises(Refused, match="no seat"):
                session.forfeit(seat)
    assert not session.over


def test_a_sealed_answer_is_final() -> None:
    session = _clashing()
    first, second = session.legal(1)[:2]
    session.answer(1, first)
    assert _refused(session, 1, second).code == "already_answered"
    assert _refused(session, 0, first).code == "not_an_option"
    assert session.legal(1) == ()
    session.answer(0, session.legal(0)[0])
    assert Answered in {type(event) for event in session.match.log}
    assert any(isinstance(e, Answered) and e.option == first for e in session.match.log)


def test_a_sealed_question_cannot_be_answered_for_nobody() -> None:
    session = _clashing()
    with pytest.raises(Refused) as caught:
        session.choose(0)
    assert caught.value.code == "sealed"


def test_after_the_end_everything_is_refused() -> None:
    session = Script(1).play()
    assert session.over
    assert session.legal(0) == ()
    assert _refused(session, 0, Pass()).code == "match_over"
    with pytest.raises(Refused) as caught:
        session.forfeit(0)
    assert caught.value.code == "match_over"
    with pytest.raises(Refused) as caught:
        session.choose(0)
    assert caught.value.code == "match_over"


def test_an_answer_is_recorded_as_it_was_listed() -> None:
    """An equal value of another type would give the log other bytes."""

    class Whole(TinyRules):
        def procedure(self, match: Match[Any]) -> Procedure:
            match.open_span(TURN)
            yield Decision(0, 0, (Play(1), Play(2)))

    session = start(Whole(), opening(1), stream_of(1))
    session.answer(0, Play(True))
    (answer,) = [event for event in session.match.log if isinstance(event, Answered)]
    assert isinstance(answer.option, Play)
    card: object = answer.option.card
    assert type(card) is int


@claim
@given(scripts)
def test_which_seat_seals_first_leaves_no_trace(script: Script) -> None:
    log = script.play().match.log
    session = _begun(script.seed)
    answer_all(session, script, backwards=True)
    assert session.match.log == log


@pytest.mark.parametrize("seat", [0, 1])
def test_a_forfeit_ends_the_match_and_closes_what_is_open(seat: int) -> None:
    session = _clashing()
    session.answer(1, session.legal(1)[0])
    before = len(session.match.log)
    session.forfeit(seat)
    assert session.over
    assert session.match.log[before:] == [
        Forfeited(seat),
        MatchEnded(1 - seat, "forfeit"),
        SpanClosed(TURN),
    ]
    course = session.match.state.course
    assert course.result is not None
    assert (course.forfeited, course.result.winner, course.spans) == (seat, 1 - seat, [])


@pytest.mark.parametrize(
    ("request_", "said"),
    [
        (Decision(0, 7, ()), "question 7 has no options"),
        (Sealed((Decision(1, 0, (Pass(),)), Decision(0, 0, (Pass(),)))), "in this order"),
        (Sealed((Decision(0, 0, (Pass(),)), Decision(1, 8, ()))), "question 8 has no options"),
    ],
)
def test_a_question_nobody_could_answer_is_never_asked(
    request_: Decision | Sealed, said: str
) -> None:
    class Wrong(TinyRules):
        def procedure(self, match: Match[Any]) -> Procedure:
            match.open_span(TURN)
            yield request_

    with pytest.raises(RuntimeError, match=said):
        start(Wrong(), opening(1), stream_of(1))


class Last:
    """Always picks the last option."""

    name = "last"

    def choose(self, match: Match[Any], decision: Decision) -> int:
        return len(decision.options) - 1


def test_players_play_a_match_to_its_end() -> None:
    session = _begun()
    play(session, (Last(), Last()))
    assert session.over
    assert session.match.state.course.result is not None


def test_a_match_that_has_ended_is_not_played_on() -> None:
    ended = Script(1).play().match
    session = Session(RULES, RULES.new_match(ended.state.copy(), ended.ordinal), _no_chance)
    assert session.over
    assert session.match.log == []


def _no_chance(request: Chance) -> tuple[int, ...]:
    raise AssertionError("no chance is left")


def test_options_are_equal_by_content() -> None:
    assert Play(3) == Play(3)
    assert Play(3) != Play(4)
