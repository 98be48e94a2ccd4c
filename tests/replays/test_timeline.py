"""Stepping through a match, why things happened, and where two matches part."""

from __future__ import annotations

import pytest

from dcg.kernel.causes import causes
from dcg.kernel.digest import digest
from dcg.kernel.errors import DamagedLog
from dcg.kernel.fold import fold
from dcg.official.game import GAME
from replays.divergence import divergence
from replays.timeline import Timeline


@pytest.fixture
def events(store):
    return store.record(store.summaries()[1].id).events


def test_seeking_counts_events_from_either_end(events):
    timeline = Timeline(events)
    assert timeline.seek(-1) is timeline.state
    assert timeline.position == len(events)
    assert timeline.event is events[-1]
    assert timeline.state.course.result is not None
    with pytest.raises(IndexError, match="is not in 0 to"):
        timeline.seek(len(events) + 1)


def test_a_position_anywhere_agrees_with_a_fold_from_the_start(events):
    timeline = Timeline(events)
    for position in (500, 3, 0, len(events), 41, 42, 40, 333):
        whole = fold(GAME.new_state(), events[:position], GAME.handlers)
        assert digest(timeline.seek(position)) == digest(whole)
        assert timeline.turn == whole.turn.number
        assert timeline.event is (events[position - 1] if position else None)


def test_events_without_a_header_have_no_timeline():
    with pytest.raises(DamagedLog, match="begins with its header"):
        Timeline([])


def test_the_chain_of_causes_leads_out_to_the_course_of_the_game(events):
    deepest = max(range(len(events)), key=lambda place: len(causes(events, place)))
    chain = causes(events, deepest)
    assert len(chain) >= 3
    assert chain[-1].because == -1
    for link in chain:
        assert link.because < link.opened <= deepest


def test_two_matches_part_at_the_first_event_that_differs(store):
    ours, theirs = (store.record(each.id).events for each in store.summaries()[:2])
    found = divergence(ours, theirs)
    assert found is not None
    assert ours[1 : found.place] == theirs[1 : found.place]
    assert ours[found.place] != theirs[found.place]
    assert divergence(ours, ours) is None
    shorter = divergence(ours, ours[:-1])
    assert shorter is not None
    assert shorter.theirs is None
    assert shorter.place == len(ours) - 1
