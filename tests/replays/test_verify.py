"""Verification finds what was changed, wherever it was, and never does anything but say so."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dcg.branching import branch, branched
from dcg.kernel.chance import CHANCE, Stream
from dcg.kernel.event import AnswerEvent, ChanceEvent, Event
from dcg.kernel.fold import fold
from dcg.kernel.rerun import opening_length, start
from dcg.kernel.session import drawn_from
from dcg.official.events.cards import CardsDrawn
from dcg.official.events.options import Hatch, No
from dcg.official.events.setup import Answered, DeckPresented
from dcg.official.game import GAME
from dcg.record import MatchRecord
from replays.branch import play_branch
from replays.definitions import named
from replays.identity import derived_id
from replays.store import MatchStore
from replays.verify import verify_match, verify_record


@pytest.fixture(scope="module")
def record(filled) -> MatchRecord:
    with MatchStore.open(filled) as store:
        return store.record(store.summaries()[0].id)


def run(path, *statements: tuple[str, tuple[Any, ...]]) -> None:
    with sqlite3.connect(path) as connection:
        for statement, parameters in statements:
            connection.execute(statement, parameters)
    connection.close()


def test_every_stored_match_is_clean_and_the_file_whole(store):
    assert all(verify_match(store, each.id).clean for each in store.summaries())
    assert store.problems() == []


# --- a log that was changed by someone who knew the format ------------------------------------


def changed(event: Event, draw: Any) -> Event:
    """The event with one field otherwise; the event itself where it has none to change."""
    fields = [
        name
        for name in event.__struct_fields__
        if isinstance(getattr(event, name), int | tuple | bytes)
    ]
    if not fields:
        return event
    name = draw(st.sampled_from(fields))
    value = getattr(event, name)
    other: Any
    if isinstance(value, bool):
        other = not value
    elif isinstance(value, int):
        other = draw(st.sampled_from([value + 1, value - 1, -1, 0, 99_999, -7]))
    else:
        other = draw(st.sampled_from([value[:-1], value[::-1], value + value[:1]]))
    try:
        return GAME.registry.decode(
            GAME.registry.encode([msgspec.structs.replace(event, **{name: other})])
        )[0]
    except Exception:  # what the format refuses cannot be stored either
        return event


@given(st.data())
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_change_of_a_log_goes_unnoticed(record, data):
    events = list(record.events)
    place = data.draw(st.integers(0, len(events) - 1))
    how = data.draw(st.sampled_from(["change", "drop", "repeat", "exchange"]))
    if how == "change":
        events[place] = changed(events[place], data.draw)
    elif how == "drop":
        del events[place]
    else:
        other = events[data.draw(st.integers(0, len(events) - 1))]
        events[place : place + (how == "exchange")] = [other]
    if events == record.events:
        return
    pairs = zip(events, record.events, strict=False)
    first = next(
        (at for at, (one, other) in enumerate(pairs) if one != other),
        min(len(events), len(record.events)),
    )
    verdict = verify_record(MatchRecord(record.id, events, record.definitions))
    assert not verdict.clean
    assert "\n" not in verdict.problem
    if first <= opening_length(record.events):  # the opening is checked as a whole
        assert verdict.position <= opening_length(record.events)
    elif isinstance(events[first] if first < len(events) else None, AnswerEvent):
        # Another answer that was on offer begins another course: the events after it give it away.
        assert verdict.position >= first
    else:
        assert verdict.position == first


def test_another_legal_answer_is_found_by_what_follows_it(record):
    """The record says no hatching where there was one: the next event still is the hatching."""
    place = next(
        at
        for at, event in enumerate(record.events)
        if isinstance(event, Answered) and isinstance(event.option, Hatch)
    )
    event = record.events[place]
    assert isinstance(event, Answered)
    events = list(record.events)
    events[place] = msgspec.structs.replace(event, option=No())
    verdict = verify_record(MatchRecord(record.id, events, record.definitions))
    assert verdict.position == place + 1


def test_another_outcome_of_chance_is_found_though_the_rest_follows_from_it(record):
    """A branch under the parent's own header: every event right, but not what the seed gives."""
    place = next(at for at, event in enumerate(record.events) if isinstance(event, ChanceEvent))
    other = play_branch(record, 1, ("random", "random"), seed=9)
    assert other.events[place] != record.events[place]
    forged = [record.events[0], *other.events[1:]]
    verdict = verify_record(MatchRecord(record.id, forged, record.definitions))
    assert "the seed gives another outcome" in verdict.problem
    assert verdict.position == place


@pytest.mark.parametrize("events", [[], "headless"])
def test_a_log_without_its_header_is_no_match(record, events):
    given_events = list(record.events[1:]) if events else []
    verdict = verify_record(MatchRecord(record.id, given_events, record.definitions))
    assert (verdict.problem, verdict.position) == ("a match begins with its header", 0)


# --- a store in which things were moved -------------------------------------------------------


def test_two_matches_exchanged_whole_are_noticed(store, store_file):
    first, second = (each.id for each in store.summaries()[:2])
    move = "UPDATE commits SET originator_id = ? WHERE originator_id = ?"
    ours, theirs = first.replace("-", ""), second.replace("-", "")
    run(store_file, (move, ("x", ours)), (move, (ours, theirs)), (move, (theirs, "x")))
    verdict = verify_match(store, first)
    assert verdict.problem == f"these are the events of match {second}"


def test_a_match_whose_commits_are_gone_is_still_asked_for(store, store_file):
    gone = store.summaries()[4].id
    run(store_file, ("DELETE FROM commits WHERE originator_id = ?", (gone.replace("-", ""),)))
    assert store.summaries()[-1].id == gone
    assert "its commits are missing" in verify_match(store, gone).problem
    assert store.problems() == [f"match {gone} is listed, but not stored"]


def test_a_match_that_is_not_listed_is_noticed(store, store_file):
    lost = store.summaries()[4].id
    run(store_file, ("DELETE FROM matches WHERE id = ?", (lost,)))
    assert store.problems() == [f"match {lost} is stored, but not listed"]
    store.rebuild_listing()
    assert store.problems() == []


def test_a_last_commit_that_is_gone_is_noticed(record, tmp_path):
    """The shorter log is a clean beginning; only the listing knows that it went on."""
    session = branch(record, 150, seed=1)
    open_events = session.match.log
    with MatchStore.open(tmp_path / "other.db", create=True) as other:
        other.add([MatchRecord(record.id, list(open_events), record.definitions)])
        other.append(other.record(record.id), record.events[len(open_events) :])
        assert verify_match(other, record.id).clean
        run(tmp_path / "other.db", ("DELETE FROM commits WHERE originator_version = 1", ()))
        verdict = verify_match(other, record.id)
        assert verdict.problem.startswith("the listing is not what the events say")


def test_a_listing_that_lies_is_noticed_and_can_be_made_again(store, store_file):
    identity = store.summaries()[0].id
    run(store_file, ("UPDATE matches SET turns = turns + 1 WHERE id = ?", (identity,)))
    assert "(turns)" in verify_match(store, identity).problem
    store.rebuild_listing()
    assert verify_match(store, identity).clean


@pytest.mark.parametrize("how", ["other", "garbage", "gone"])
def test_a_definition_that_is_not_what_its_address_says_is_never_used(store, store_file, how):
    identity = store.summaries()[0].id
    wanted = named(store.record(identity).events)
    data = store.definitions()
    replaced = {"other": data[wanted[1]], "garbage": b"\xff{", "gone": None}[how]
    if replaced is None:
        run(store_file, ("DELETE FROM definitions WHERE address = ?", (wanted[0],)))
    else:
        run(
            store_file,
            ("UPDATE definitions SET data = ? WHERE address = ?", (replaced, wanted[0])),
        )
    with MatchStore.open(store_file) as again:
        record = again.record(identity)  # the match itself still reads
        assert set(record.definitions) == set(wanted[1:])
        verdict = verify_match(again, identity)
        assert verdict.problem == f"definition {wanted[0].hex()} is missing or damaged"
        expected = [] if how == "gone" else [f"definition {wanted[0].hex()} is damaged"]
        assert again.problems() == expected


# --- branches ---------------------------------------------------------------------------------


def test_a_branch_left_open_is_a_clean_match_that_is_not_over(record, store):
    session = branch(record, 222, seed=3)
    other = branched(record, 222, session, ("someone", "someone else"), seed=3, index=0)
    assert other.header.seats[0].player == "someone"
    store.add([other])
    assert store.summary(other.id).winner is None
    assert verify_match(store, other.id).clean


def test_a_branch_inside_the_opening_shares_all_of_it(record):
    other = play_branch(record, 1, ("random", "random"), seed=3)
    assert other.header.parent is not None
    assert other.header.parent.position == opening_length(record.events)
    assert other.events[1 : other.header.parent.position] == list(
        record.events[1 : other.header.parent.position]
    )
    assert verify_record(other).clean


def test_a_branch_of_a_branch_names_its_own_parent(record):
    child = play_branch(record, 300, ("random", "random"), seed=3)
    grandchild = play_branch(child, 100, ("random", "random"), seed=4, index=2)
    assert grandchild.header.parent is not None
    assert grandchild.header.parent.match == child.id
    assert verify_record(grandchild).clean


def test_a_branch_under_another_id_is_noticed(record):
    child = play_branch(record, 300, ("random", "random"), seed=3)
    moved = MatchRecord(record.id, child.events, child.definitions)
    assert verify_record(moved).problem == f"these are the events of match {child.id}"


# --- an opening with more than what was brought -----------------------------------------------


def played_from(record: MatchRecord, more: list[Event]) -> MatchRecord:
    """The match of the same seed and decks, with more given before it begins; its id is the one that it has
    then, and the rules played all of it."""
    given = [*record.events[: opening_length(record.events)], *more]
    chance = Stream(record.header.seed, record.header.index, CHANCE)
    session = start(record.rules(), given, drawn_from(chance))
    while session.request is not None:
        session.choose(0)
    events = list(session.match.log)
    identity = derived_id(events)
    assert identity is not None
    return MatchRecord(identity, events, record.definitions)


def test_a_match_between_decks_is_given_the_decks_and_nothing_else(record: MatchRecord) -> None:
    assert record.header.origin == "simulated"
    assert verify_record(played_from(record, [])).clean
    top = fold(GAME.new_state(), record.events[:4], GAME.handlers).sides[0].deck[-1]
    verdict = verify_record(played_from(record, [CardsDrawn(0, (top,))]))
    assert verdict.position == 4
    assert "official.cards_drawn" in verdict.problem
    assert "\n" not in verdict.problem


def test_a_match_between_decks_is_given_each_deck_once(record: MatchRecord) -> None:
    verdict = verify_record(played_from(record, [DeckPresented(0, ((0, 4),), ())]))
    assert verdict.position == 4
    assert "official.deck_presented" in verdict.problem
