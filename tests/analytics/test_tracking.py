"""A projection's position is a tracking record of the event-sourcing library: others can wait for it."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from eventsourcing.persistence import Tracking

import analytics
import dcg
import replays
from analytics.database import beside, opened
from analytics.tracking import STORE, FollowedFile, ProjectionTracking


@pytest.fixture
def place(tmp_path: Path) -> Path:
    with replays.open(tmp_path / "my.db") as store:
        store.simulate("bench-red", "bench-blue", games=3, seed=7)
        analytics.statistic(store, "winrate")
    return tmp_path / "my.db"


def test_a_database_is_tracked_as_far_as_its_rows_go(place: Path) -> None:
    with replays.open(place) as store:
        last = store.matches.last_position()
        positions = [store.matches.last_position(match) for match in store.matches.known()]
    tracking = FollowedFile(beside(place))
    assert positions == [1, 2, 3]
    assert tracking.max_tracking_id(STORE) == last == 3
    assert tracking.has_tracking_id(STORE, 3)
    assert not tracking.has_tracking_id(STORE, 4)


def test_a_position_that_is_rolled_back_was_never_reached(place: Path) -> None:
    with opened(beside(place)) as database:
        tracking = ProjectionTracking(database)
        database.execute("BEGIN")
        tracking.insert_tracking(Tracking(STORE, 99))
        assert tracking.max_tracking_id(STORE) == 99
        database.execute("ROLLBACK")
        assert tracking.max_tracking_id(STORE) == 3


def test_what_is_not_there_or_is_being_written_has_no_position_yet(place: Path) -> None:
    assert FollowedFile(place.with_name("none.duckdb")).max_tracking_id(STORE) is None
    writing = f"""
import duckdb
held = duckdb.connect({str(beside(place))!r})
print("held", flush=True)
input()
"""
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", writing], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        assert FollowedFile(beside(place)).max_tracking_id(STORE) is None
        other.communicate("\n")
    assert FollowedFile(beside(place)).max_tracking_id(STORE) == 3


def test_nobody_but_the_projection_writes_where_it_is(place: Path) -> None:
    with pytest.raises(PermissionError, match="only read here"):
        FollowedFile(beside(place)).insert_tracking(Tracking(STORE, 1))
    with (
        opened(beside(place)) as database,
        pytest.raises(ValueError, match="follows 'dcg', not 'x'"),
    ):
        ProjectionTracking(database).max_tracking_id("x")


def test_a_program_waits_until_another_process_has_counted_a_match(place: Path) -> None:
    with replays.open(place) as store:
        match = store.add(dcg.Match("bench-red", "bench-blue", seed=1)).record.id
        with pytest.raises(TimeoutError, match=f"match {match} is not counted after 0 s"):
            analytics.wait(store, match, timeout=0)
        counting = f"import analytics; analytics.statistic({str(place)!r}, 'winrate')"
        other = threading.Timer(0.2, subprocess.run, [[sys.executable, "-c", counting]])
        other.start()
        analytics.wait(store, match[:8], timeout=60)
        other.join()
    with opened(beside(place), read_only=True) as database:
        found = database.execute("SELECT 1 FROM matches WHERE match = ?", [match]).fetchall()
    assert found == [(1,)]


def test_a_match_that_went_on_is_waited_for_anew(place: Path) -> None:
    match = dcg.Match("bench-red", "bench-blue", seed=2)
    with replays.open(place) as store:
        store.add(match)
        analytics.statistic(store, "winrate")
        analytics.wait(store, match.id, timeout=0)
        match.answer(match.decision.options[0])
        store.add(match)
        with pytest.raises(TimeoutError):
            analytics.wait(store, match.id, timeout=0)
        analytics.statistic(store, "winrate")
        analytics.wait(store, match.id, timeout=0)
