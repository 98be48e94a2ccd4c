"""Dealing anew what is hidden: what a branch does where it leaves its parent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given

from dcg.kernel.absent import NOBODY
from dcg.kernel.chance import REDEAL, Stream
from dcg.kernel.course import HiddenRedealt, TentativeOpened, TentativeTakenBack
from dcg.kernel.decision import Sealed
from dcg.kernel.digest import digest
from dcg.kernel.errors import Difference, FoldError
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.redaction import redact
from dcg.kernel.redeal import own_redeal, redeal
from dcg.kernel.rerun import Dealer, resume, verify
from dcg.kernel.session import Session
from tests.kernel.matches import Script, answer_all, claim, scripts, stream_of
from tests.kernel.tiny_game import GAME, Answered, TinyState
from tests.kernel.tiny_rules import BID, RULES


def dealer(seat: int, seed: int = 1) -> Dealer:
    """Deals anew what is hidden from a seat."""
    return lambda state: redeal(GAME, state, seat, Stream(seed, 0, REDEAL))


def branched(log: Sequence[Event], position: int, seat: int, seed: int = 1) -> Session:
    """A branch that has just been dealt anew."""
    return resume(RULES, log, position, stream_of(seed), dealer(seat, seed))


def folded(events: Sequence[Event]) -> TinyState:
    """The state after these events."""
    state = GAME.new_state()
    fold(state, events, GAME.handlers)
    return state


@claim
@given(scripts)
def test_at_every_position_views_and_options_stay_and_cards_are_kept(script: Script) -> None:
    log = script.play().match.log
    for position in range(1, len(log), 5):
        true = resume(RULES, log, position, stream_of(1))
        if len(true.match.log) != position:
            continue  # Between two questions: what comes before the next one may differ.
        new = branched(log, position, NOBODY)
        assert new.request == true.request
        assert isinstance(new.match.log[position], HiddenRedealt)
        for seat in (0, 1):
            assert digest(new.match.state.view(seat)) == digest(true.match.state.view(seat))
        there, was = new.match.state, true.match.state
        assert isinstance(there, TinyState)
        assert isinstance(was, TinyState)
        assert Counter(there.values) == Counter(was.values)


@claim
@given(scripts)
def test_whoever_is_asked_sees_no_difference_where_only_that_seat_is_kept(script: Script) -> None:
    log = script.play().match.log
    for position in range(1, len(log), 7):
        true = resume(RULES, log, position, stream_of(1))
        if len(true.match.log) != position or true.request is None:
            continue
        for seat in (0, 1):
            if not true.legal(seat):
                continue
            new = branched(log, position, seat)
            assert list(new.legal(seat)) == list(true.legal(seat))
            assert digest(new.match.state.view(seat)) == digest(true.match.state.view(seat))


@claim
@given(scripts)
def test_a_branch_dealt_anew_at_any_position_verifies_and_redacts(script: Script) -> None:
    log = script.play().match.log
    for position in range(1, len(log), 9):
        new = branched(log, position, NOBODY)
        if isinstance(new.request, Sealed) and not new.legal(0):
            continue  # Half of a sealed question: claimed below.
        answer_all(new, Script(0, (1, 0, 2)))
        events = new.match.log
        place = own_redeal(events, position)
        assert place is not None
        verify(RULES, events, dealers={place: dealer(NOBODY)})
        for seat in (0, 1):
            own = redact(events, seat, GAME)
            assert not any(isinstance(event, HiddenRedealt) for event in own)
            assert digest(folded(own)) == digest(folded(events).view(seat))


def test_between_two_sealed_answers_it_is_dealt_after_both() -> None:
    log = Script(3, (0, 1, 0)).play().match.log
    second = next(
        place
        for place, event in enumerate(log)
        if isinstance(event, Answered) and event.question == BID and event.seat == 1
    )
    session = branched(log, second, NOBODY)
    assert isinstance(session.request, Sealed)
    session.answer(1, session.legal(1)[0])
    assert own_redeal(session.match.log, second) == second + 1
    answer_all(session, Script(0))
    verify(RULES, session.match.log)


def test_the_log_of_a_seat_that_it_was_not_hidden_from_says_what_its_own_cards_are_now() -> None:
    told = 0
    for seed in range(40):
        log = Script(seed, (1, 2, 0, 1)).play().match.log
        for position in range(1, len(log), 11):
            session = branched(log, position, 0, seed)
            events = session.match.log
            for seat in (0, 1):
                own = redact(events, seat, GAME)
                assert digest(folded(own)) == digest(folded(events).view(seat))
                found = [event for event in own if isinstance(event, HiddenRedealt)]
                assert not (found and seat == 0)
                told += bool(found)
    assert told


def test_what_is_taken_back_stays_dealt_anew() -> None:
    taken = 0
    for seed in range(30):
        log = Script(seed, (4, 5, 6, 3, 2, 1)).play().match.log
        for position, event in enumerate(log):
            if isinstance(event, TentativeOpened):
                session = branched(log, position + 1, NOBODY)
                answer_all(session, Script(0, (4, 4, 4, 4)))
                verify(RULES, session.match.log)
                after = session.match.log[position:]
                taken += any(isinstance(one, TentativeTakenBack) for one in after)
    assert taken


def test_one_seed_deals_alike_and_others_otherwise() -> None:
    log = Script(5).play().match.log
    dealt = {branched(log, 12, NOBODY, seed).match.log[12] for seed in range(20)}
    assert len(dealt) > 15
    assert branched(log, 12, NOBODY, 3).match.log == branched(log, 12, NOBODY, 3).match.log


def test_a_branch_of_a_branch_has_both() -> None:
    first = branched(Script(5).play().match.log, 12, NOBODY)
    answer_all(first, Script(0))
    second = branched(first.match.log, 30, NOBODY, 9)
    answer_all(second, Script(0))
    events = second.match.log
    assert [place for place, one in enumerate(events) if isinstance(one, HiddenRedealt)] == [12, 30]
    verify(RULES, events)


@pytest.mark.parametrize("wrong", ["another value", "a card that is known", "twice", "too few"])
def test_what_nobody_could_have_dealt_is_found(wrong: str) -> None:
    session = branched(Script(5).play().match.log, 12, NOBODY)
    answer_all(session, Script(0))
    events = list(session.match.log)
    event = events[12]
    assert isinstance(event, HiddenRedealt)
    objects, became = list(event.objects), list(event.became)
    if wrong == "another value":
        became[0] = bytes((became[0][0] % 5 + 1,))
    elif wrong == "a card that is known":
        state = folded(events[:12])
        known = next(card for hand in state.hands for card in hand)
        objects.append(known)
        became.append(bytes((state.values[known],)))
    elif wrong == "twice":
        objects.append(objects[0])
        became.append(became[0])
    else:
        became.pop()
    events[12] = msgspec.structs.replace(event, objects=tuple(objects), became=tuple(became))
    with pytest.raises((Difference, FoldError)):
        verify(RULES, events)


def test_another_dealing_than_the_seeds_is_found() -> None:
    session = branched(Script(5).play().match.log, 12, NOBODY, seed=1)
    answer_all(session, Script(0))
    verify(RULES, session.match.log, dealers={12: dealer(NOBODY, seed=1)})
    with pytest.raises(Difference, match="the seed deals otherwise"):
        verify(RULES, session.match.log, dealers={12: dealer(NOBODY, seed=2)})


def test_a_game_that_cannot_tell_what_is_hidden_deals_nothing() -> None:
    class Open(type(GAME)):  # type: ignore[misc]
        def exchangeable(self, state: TinyState, seat: int) -> None:
            return None

    log = Script(5).play().match.log
    assert redeal(Open(), folded(log[:12]), NOBODY, Stream(1, 0, REDEAL)) is None
