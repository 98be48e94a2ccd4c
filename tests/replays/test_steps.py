"""Stepping by event, by action, by turn."""

from __future__ import annotations

import pytest

from dcg.kernel.course import MatchEnded, SpanOpened
from dcg.kernel.redaction import redact
from dcg.kernel.rerun import opening_length
from dcg.official.codes.turn import MAIN
from dcg.official.events.setup import PositionGiven, SideGiven
from dcg.official.events.turn import TurnStarted
from dcg.official.game import GAME
from replays.steps import ACTION, EVENT, TURN, Steps, Unit
from replays.timeline import Timeline


@pytest.fixture
def events(store):
    return store.record(store.summaries()[1].id).events


def walk(steps: Steps, unit: Unit) -> list[int]:
    """Every stop from the start to the end."""
    found = [0]
    while (after := steps.next(found[-1], unit)) != found[-1]:
        found.append(after)
    return found


@pytest.mark.parametrize("unit", list(Unit))
@pytest.mark.parametrize("every", [1, 7])
def test_a_step_forward_and_a_step_back_return(events, unit, every):
    steps = Steps(events, None if every == 1 else range(0, len(events), every))
    stops = walk(steps, unit)
    assert stops[-1] == len(events)
    for stop in stops[:-1]:
        assert steps.previous(steps.next(stop, unit), unit) == stop
    assert steps.previous(0, unit) == 0


@pytest.mark.parametrize("unit", list(Unit))
def test_from_anywhere_a_step_goes_on_and_never_overtakes(events, unit):
    steps = Steps(events)
    forward = [steps.next(position, unit) for position in range(len(events) + 1)]
    back = [steps.previous(position, unit) for position in range(len(events) + 1)]
    assert forward == sorted(forward)
    assert back == sorted(back)
    for position in range(len(events) + 1):
        assert forward[position] > position or position == len(events)
        assert back[position] < position or position == 0
        assert steps.previous(forward[position], unit) <= position or position == len(events)
        assert steps.next(back[position], unit) >= position


def test_events_reach_every_position(events):
    assert walk(Steps(events), EVENT) == list(range(len(events) + 1))


def test_actions_end_where_nothing_is_unresolved(events):
    timeline, steps = Timeline(events), Steps(events)
    stops = walk(steps, ACTION)
    for stop in stops[1:-1]:
        assert timeline.seek(stop).course.spans == []
        assert isinstance(events[stop], SpanOpened)
    assert stops[1] == opening_length(events)
    opened = [place for place in range(len(events)) if timeline.seek(place).course.spans == []]
    spans = [place for place in opened if isinstance(events[place], SpanOpened)]
    assert len(stops) == len(spans) + 2


def test_turns_begin_where_the_board_says_so(events):
    timeline, steps = Timeline(events), Steps(events)
    last = next(event.number for event in reversed(events) if isinstance(event, TurnStarted))
    assert list(steps.turns) == list(range(last + 1))
    for number, start in steps.turns.items():
        assert timeline.seek(start).turn.number == number
        assert steps.turn_at(start) == number
        assert start == 0 or steps.turn_at(start - 1) == number - 1
    assert walk(steps, TURN) == [*steps.turns.values(), len(events)]
    for missing in (-1, last + 1):
        with pytest.raises(IndexError, match=f"has no turn {missing}: its turns are 1 to {last}"):
            steps.turn_start(missing)


def test_what_is_not_told_is_stepped_over(events):
    told = [place for place, event in enumerate(events) if isinstance(event, TurnStarted)]
    steps = Steps(events, told)
    assert walk(steps, EVENT) == [0, *(place + 1 for place in told), len(events)]
    actions = walk(steps, ACTION)
    assert set(actions) <= set(walk(Steps(events), ACTION))
    assert len(actions) == len(told) + 2
    for place, stop in zip(told, actions[1:-1], strict=True):
        assert stop > place


def test_a_match_left_in_the_middle_of_an_action_ends_there(events):
    over = next(place for place, event in enumerate(events) if isinstance(event, MatchEnded))
    steps = Steps(events[: over - 1])
    last = steps.previous(steps.end, ACTION)
    assert steps.next(last, ACTION) == steps.end == over - 1
    assert Timeline(events, last).state.course.spans == []


def test_a_seats_log_has_the_same_turns_and_actions(events):
    own = redact(events, 1, GAME)
    mine, all_ = Steps(own), Steps(events)
    assert list(mine.turns) == list(all_.turns)
    assert len(mine.stops[ACTION]) == len(all_.stops[ACTION])


def test_a_match_from_a_given_position_starts_in_its_turn(events):
    nothing = SideGiven((), (), (), (), (), (), (), None)
    given = PositionGiven((nothing, nothing), 2, 5, 0, 0, MAIN)
    steps = Steps([events[0], given, TurnStarted(6, 1)])
    assert dict(steps.turns) == {0: 0, 5: 2, 6: 3}
    assert [steps.turn_at(position) for position in range(4)] == [0, 0, 5, 6]


def test_a_match_that_has_only_begun_has_no_turns(events):
    steps = Steps(events[:1])
    assert walk(steps, EVENT) == walk(steps, ACTION) == walk(steps, TURN) == [0, 1]
    assert steps.turn_at(0) == steps.turn_start(0) == 0
    with pytest.raises(IndexError, match="it is still in set-up, turn 0"):
        steps.turn_start(1)


@pytest.mark.parametrize("position", [-1, 10_000])
def test_a_position_beyond_either_end_is_refused(events, position):
    steps = Steps(events)
    for ask in (steps.next, steps.previous):
        with pytest.raises(IndexError, match=f"position {position} is not in 0 to {len(events)}"):
            ask(position, EVENT)
