"""Stepping through a match, why things happened, and where two matches part."""

from __future__ import annotations

import pytest

from dcg.kernel.causes import causes
from dcg.kernel.course import SpanOpened
from dcg.kernel.digest import digest
from dcg.kernel.rerun import opening_length
from dcg.official.events.turn import TurnStarted
from replays.divergence import divergence
from replays.timeline import Timeline


@pytest.fixture
def events(store):
    return store.record(store.summaries()[1].id).events


def test_stepping_forward_and_back_gives_the_same_states(events):
    timeline = Timeline(events)
    digests = [digest(timeline.state)]
    while timeline.position < min(200, len(events)):
        digests.append(digest(timeline.forward()))
    while timeline.position:
        assert digest(timeline.back()) == digests[timeline.position]


def test_seeking_counts_events_from_either_end(events):
    timeline = Timeline(events)
    assert timeline.seek(-1) is timeline.state
    assert timeline.position == len(events)
    assert timeline.event is events[-1]
    assert timeline.state.course.result is not None
    with pytest.raises(IndexError, match="is not in 0 to"):
        timeline.seek(len(events) + 1)


def test_turns_are_reached_by_number(events):
    timeline = Timeline(events)
    timeline.seek_turn(3)
    assert timeline.state.turn.number == 3
    assert isinstance(timeline.event, TurnStarted)
    timeline.next_turn()
    timeline.forward()
    assert timeline.turn == 4
    timeline.previous_turn()
    timeline.previous_turn()
    timeline.forward()
    assert timeline.turn == 3
    with pytest.raises(IndexError, match="has no turn 99"):
        timeline.seek_turn(99)


def test_actions_are_the_outermost_spans(events):
    timeline = Timeline(events)
    while timeline.position < len(events):
        timeline.next_action()
        if timeline.position < len(events):
            assert not timeline.state.course.spans
            assert isinstance(events[timeline.position], SpanOpened)
    assert timeline.previous_action().course.spans == []


def test_actions_are_reached_by_number(events):
    timeline = Timeline(events)
    for number in (0, 7, len(timeline.actions) - 1, 3):
        timeline.seek_action(number)
        assert timeline.position == timeline.actions[number]
    assert timeline.actions[0] == opening_length(events)
    for number in (-1, len(timeline.actions)):
        with pytest.raises(IndexError, match=f"has no action {number}: it has"):
            timeline.seek_action(number)


def test_a_cursor_anywhere_agrees_with_a_fold_from_the_start(events):
    timeline = Timeline(events)
    for position in (500, 3, 0, len(events), 41, 42, 40, 333):
        assert digest(timeline.seek(position)) == digest(timeline.state_at(position))


def test_an_empty_match_has_a_start_and_an_end():
    timeline = Timeline([])
    assert (len(timeline), timeline.position, timeline.turn, timeline.event) == (0, 0, 0, None)
    assert timeline.forward() is timeline.state
    assert timeline.back() is timeline.state
    with pytest.raises(IndexError, match="its turns are none"):
        timeline.seek_turn(1)


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
    assert ours[1 : found.position] == theirs[1 : found.position]
    assert ours[found.position] != theirs[found.position]
    assert divergence(ours, ours) is None
    shorter = divergence(ours, ours[:-1])
    assert shorter is not None
    assert shorter.theirs is None
    assert shorter.position == len(ours) - 1
