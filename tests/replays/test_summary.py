"""A match's line in listings says what its events say."""

from __future__ import annotations

from dcg.kernel.course import MatchEnded
from dcg.kernel.event import AnswerEvent
from dcg.official.events.setup import FirstPlayerChosen
from dcg.official.events.turn import TurnStarted
from replays.summary import summarise
from replays.timeline import Timeline


def test_a_summary_is_what_a_plain_reading_of_the_events_finds(store):
    for listed in store.summaries():
        record = store.record(listed.id)
        end = Timeline(record.events, -1).state
        assert end.course.result is not None
        assert (listed.winner, listed.reason) == end.course.result[:2]
        assert listed.first_player == end.first_player
        assert listed.turns == end.turn.number
        assert listed.events == len(record.events)
        assert listed.decisions == sum(isinstance(each, AnswerEvent) for each in record.events)
        assert {listed.deck_0, listed.deck_1} == {"bench-red", "bench-blue"}
        assert (listed.seed, listed.origin, listed.commits) == (4, "simulated", 1)
        assert listed.recorded_at == record.recorded_at
        assert listed == summarise(record.id, record.events, 1, record.recorded_at)


def test_a_match_that_goes_on_has_no_winner_yet(store):
    events = store.record(store.summaries()[0].id).events
    kinds = [type(event) for event in events]
    for kind, before in ((MatchEnded, ("winner", None)), (FirstPlayerChosen, ("first_player", -1))):
        part = summarise("", events[: kinds.index(kind)], 1, 0)
        assert getattr(part, before[0]) == before[1]
    assert summarise("", events[: kinds.index(TurnStarted)], 1, 0).turns == 0
