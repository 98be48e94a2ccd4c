"""A sealed value that stays hidden: over later decisions and commits, until its seat shows it, or for ever."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from dcg.kernel.commit import GENESIS, Commit, decode_commit, encode_commit
from dcg.kernel.digest import digest
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.redaction import redact
from dcg.kernel.rerun import rest_before, resume, start, verify
from dcg.kernel.session import Session
from tests.kernel.matches import Script, answer_all, claim, outcomes_from, scripts, stream_of
from tests.kernel.vow_game import (
    NUMBERS,
    VOW_GAME,
    VOW_RULES,
    Answered,
    Vow,
    VowShown,
    VowsMade,
    vow_opening,
)

seats = st.integers(0, 1)


def play(script: Script, backwards: bool = False) -> Session:
    """The finished match."""
    session = start(VOW_RULES, vow_opening(script.seed), stream_of(script.seed))
    answer_all(session, script, backwards)
    return session


def written(log: Sequence[Event], seat: int) -> bytes:
    """The log of a seat, as bytes."""
    return VOW_GAME.registry.encode(redact(log, seat, VOW_GAME))


def hidden_until(log: Sequence[Event], seat: int) -> int:
    """Where the vow of a seat is shown; the end of the match where it never is."""
    return next(
        (at for at, one in enumerate(log) if isinstance(one, VowShown) and one.seat == seat),
        len(log),
    )


def with_vow(event: Event, seat: int, vow: int) -> Event:
    """The event as it would be, had the seat vowed another number."""
    if isinstance(event, Answered) and event.seat == seat and isinstance(event.option, Vow):
        return msgspec.structs.replace(event, option=Vow(vow))
    if isinstance(event, VowsMade):
        vows = list(event.vows)
        vows[seat] = vow
        return VowsMade((vows[0], vows[1]))
    return event


@claim
@given(scripts, seats)
def test_what_a_seat_knows_is_the_fold_of_its_log_after_every_event(
    script: Script, seat: int
) -> None:
    log = play(script).match.log
    state = VOW_GAME.new_state()
    for count, event in enumerate(log, 1):
        VOW_GAME.handlers[type(event)](state, event)
        folded = fold(VOW_GAME.new_state(), redact(log[:count], seat, VOW_GAME), VOW_GAME.handlers)
        assert state.view(seat).canonical() == folded.canonical()
        assert digest(state.view(seat)) == digest(folded)


@claim
@given(scripts, seats, st.integers(0, NUMBERS - 1))
def test_the_other_vow_can_be_any_until_it_is_shown_or_for_ever(
    script: Script, seat: int, vow: int
) -> None:
    log = play(script).match.log
    until = hidden_until(log, 1 - seat)
    other = [with_vow(event, 1 - seat, vow) for event in log[:until]]
    assert written(other, seat) == written(log[:until], seat)


@claim
@given(scripts, seats)
def test_one_seat_showing_its_vow_says_nothing_of_the_other(script: Script, seat: int) -> None:
    log = play(script).match.log
    for event in redact(log, seat, VOW_GAME):
        if isinstance(event, VowsMade):
            assert event.vows[seat] >= 0 > event.vows[1 - seat]
    end = fold(VOW_GAME.new_state(), redact(log, seat, VOW_GAME), VOW_GAME.handlers)
    if any(end.vows[each] >= 0 for each in (0, 1)):
        assert (end.vows[1 - seat] >= 0) is end.shown[1 - seat]


@claim
@given(scripts)
def test_the_match_is_resumed_at_every_event_and_goes_on_as_it_did(script: Script) -> None:
    whole = play(script).match
    for position in range(len(whole.log) + 1):
        session = resume(VOW_RULES, whole.log, position, outcomes_from(whole.log, position))
        while (request := session.request) is not None:
            place = len(session.match.log)
            event = whole.log[place]
            if not isinstance(event, Answered):
                session.forfeit(event.seat)  # type: ignore[attr-defined]
                break
            for answer in whole.log[place : place + 2]:
                if isinstance(answer, Answered) and session.legal(answer.seat):
                    session.answer(answer.seat, answer.option)
                    if session.request is not request:
                        break
        assert session.match.log == whole.log
        assert digest(session.match.state) == digest(whole.state)


@claim
@given(scripts)
def test_the_record_verifies_and_the_order_of_sealing_leaves_no_trace(script: Script) -> None:
    log = play(script).match.log
    verify(VOW_RULES, log, stream_of(script.seed))
    assert play(script, backwards=True).match.log == log


@claim
@given(scripts, seats)
def test_commits_between_keep_the_secret(script: Script, seat: int) -> None:
    """The log in commits from rest to rest is the log, and so is each seat's."""
    log = play(script).match.log
    rests = sorted({rest_before(log, at, VOW_RULES)[0] for at in range(len(log) + 1)} | {len(log)})
    read: list[Event] = []
    for number, (first, last) in enumerate(zip([0, *rests], rests, strict=False)):
        commit = Commit(number, first, 1_700_000_000_000_000_000, GENESIS, tuple(log[first:last]))
        read += decode_commit(encode_commit(commit, VOW_GAME.registry), VOW_GAME.registry).events
    assert read == log
    assert written(read, seat) == written(log, seat)


def test_vows_are_shown_by_both_by_one_and_by_none() -> None:
    """So that what is claimed above is of all three."""
    shown = set()
    for seed in range(40):
        choices = tuple((seed * 7 + at * 5) % 11 for at in range(24)) if seed % 4 else ()
        log = play(Script(seed, choices)).match.log
        shown.add(tuple(sorted(one.seat for one in log if isinstance(one, VowShown))))
    assert shown >= {(), (0, 1)}
    assert shown & {(0,), (1,)}
