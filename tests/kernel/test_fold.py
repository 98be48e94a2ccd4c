"""A state is the fold of its events, and nothing else."""

from typing import Any

import pytest
from hypothesis import given

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
from dcg.kernel.digest import digest
from dcg.kernel.errors import FoldError, NewerLog
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.header import Header, Seat
from dcg.kernel.match import Match
from dcg.kernel.rerun import start
from tests.kernel.matches import Script, answer_all, claim, scripts, stream_of
from tests.kernel.tiny_game import GAME, CardPlayed, CardsDrawn, DeckShuffled, TinyState, opening
from tests.kernel.tiny_rules import TinyRules


class WatchedMatch(Match[TinyState]):
    """Writes down the live state after every event."""

    def __init__(self, state: TinyState) -> None:
        super().__init__(state, GAME.handlers)
        self.after: list[tuple[str, dict[str, Any]]] = []

    def emit(self, event: Event) -> int:
        ordinal = super().emit(event)
        self.after.append((digest(self.state), self.state.canonical()))
        return ordinal


class WatchedRules(TinyRules):
    def new_match(self, state: Any, ordinal: int) -> Match[TinyState]:
        return WatchedMatch(state)


@claim
@given(scripts)
def test_the_fold_of_the_log_is_the_live_state_after_every_event(script: Script) -> None:
    session = start(WatchedRules(), opening(script.seed), stream_of(script.seed))
    answer_all(session, script)
    match = session.match
    assert isinstance(match, WatchedMatch)
    for count, (live_digest, live) in enumerate(match.after, 1):
        folded = fold(GAME.new_state(), match.log[:count], GAME.handlers)
        # Canonical data is compared too: a digest cannot say what is wrong.
        assert folded.canonical() == live
        assert digest(folded) == live_digest


@claim
@given(scripts)
def test_a_copy_and_its_original_never_change_each_other(script: Script) -> None:
    log = script.play().match.log
    for cut in range(0, len(log), 5):
        original = fold(GAME.new_state(), log[:cut], GAME.handlers)
        copy = original.copy()
        before = original.canonical()
        fold(copy, log[cut:], GAME.handlers)
        assert original.canonical() == before
        fold(original, log[cut:], GAME.handlers)
        assert digest(copy) == digest(original)
        assert copy.course.knowledge.handles == original.course.knowledge.handles


HEADER = Header(1, "tiny", "1.0", "0.1", "played", (Seat("", ""), Seat("", "")), 0, 0)


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ([SpanClosed(1)], "event 0: a span"),
        ([SpanOpened(1, -1), SpanClosed(2)], "event 1: a span"),
        ([SpanOpened(1, -1), SpanOpened(2, 0), SpanClosed(1)], "innermost"),
        ([TentativeOpened(0), TentativeOpened(0)], "inside another"),
        ([TentativeOpened(2)], "no seat 2"),
        ([TentativeKept()], "not open"),
        ([TentativeTakenBack()], "not open"),
        ([Forfeited(-1)], "no seat -1"),
        ([MatchEnded(2, "points")], "no seat 2"),
        ([MatchEnded(-1, "draw"), MatchEnded(-1, "draw")], "second time"),
        ([*opening(0), CardsDrawn(0, (3,))], "event 3: card 3 is not on top"),
        ([*opening(0), CardPlayed(0, 7, 5)], "card 7 is not there"),
        ([*opening(0), CardPlayed(0, -1, 5)], "card -1 is not there"),
        ([*opening(0), DeckShuffled(0, (0, 0, 1, 2, 3, 4, 5, 6))], "not an order"),
        ([*opening(0), DeckShuffled(4, ())], "IndexError"),
    ],
)
def test_an_event_that_does_not_fit_stops_the_fold_and_says_where(
    events: list[Event], said: str
) -> None:
    with pytest.raises(FoldError, match=said):
        fold(GAME.new_state(), events, GAME.handlers)


def test_the_log_of_a_later_version_is_not_folded() -> None:
    later = MatchStarted(
        Header(2, *[getattr(HEADER, name) for name in Header.__struct_fields__[1:]])
    )
    with pytest.raises(NewerLog, match="version 2"):
        fold(GAME.new_state(), [later], GAME.handlers)


def test_an_event_that_does_not_fit_is_not_logged() -> None:
    match = Match(GAME.new_state(), GAME.handlers)
    with pytest.raises(FoldError):
        match.emit(SpanClosed(0))
    assert match.log == []
    assert match.ordinal == 0
