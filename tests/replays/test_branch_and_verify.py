"""Branches share a beginning and know their parent; verification finds what was changed."""

from __future__ import annotations

import msgspec
import pytest

from dcg.branching import branch
from dcg.official.events.setup import Answered
from dcg.official.events.turn import CostPaid
from dcg.record import MatchRecord
from replays.branch import play_branch
from replays.verify import verify_match, verify_record


@pytest.fixture
def record(store):
    return store.record(store.summaries()[0].id)


@pytest.mark.parametrize("share", [0.01, 0.3, 0.62, 0.95])
def test_a_branch_shares_the_beginning_and_verifies(record, share):
    position = max(1, int(len(record.events) * share))
    other = play_branch(record, position, ("random", "random"), seed=77)
    assert other.events[1:position] == list(record.events[1:position])
    assert other.header.parent is not None
    assert other.header.parent.match == record.id
    assert other.header.parent.position == position
    assert other.header.origin == "branched"
    assert verify_record(other).clean


def test_branches_with_other_seeds_are_other_matches(record):
    position = len(record.events) // 2
    first, second = (play_branch(record, position, ("random",) * 2, seed=s) for s in (1, 2))
    assert first.id != second.id
    assert first.events != second.events
    again = play_branch(record, position, ("random",) * 2, seed=1)
    assert again.id == first.id
    assert again.events == first.events


def test_a_branch_is_stored_like_any_match(record, store):
    other = play_branch(record, 40, ("random", "random"), seed=5)
    store.add([other])
    summary = next(each for each in store.summaries() if each.id == other.id)
    assert (summary.parent, summary.parent_position) == (record.id, 40)
    assert verify_match(store, other.id).clean


def test_a_branch_outside_the_match_is_refused(record):
    for position in (0, -3, len(record.events) + 1):
        with pytest.raises(IndexError, match="is not in 1 to"):
            branch(record, position, seed=1)


def changed(record: MatchRecord, place: int, event) -> MatchRecord:
    events = list(record.events)
    events[place] = event
    return MatchRecord(record.id, events, record.definitions)


def test_a_changed_result_is_found_where_it_is(record):
    place = next(at for at, event in enumerate(record.events) if isinstance(event, CostPaid))
    event = record.events[place]
    assert isinstance(event, CostPaid)
    wrong = msgspec.structs.replace(event, paid=event.paid + 1)
    verdict = verify_record(changed(record, place, wrong))
    assert not verdict.clean
    assert verdict.position == place
    assert verdict.turn >= 1


def test_an_answer_that_was_not_on_offer_is_found(record):
    place = next(
        at for at, event in enumerate(record.events) if isinstance(event, Answered) and event.of > 3
    )
    event = record.events[place]
    assert isinstance(event, Answered)
    verdict = verify_record(changed(record, place, msgspec.structs.replace(event, of=2)))
    assert verdict.position == place


def test_a_match_without_its_definitions_says_so(record):
    verdict = verify_record(MatchRecord(record.id, record.events, {}))
    assert "definition" in verdict.problem
