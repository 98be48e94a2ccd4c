"""Every commit counts exactly once, whatever happens in between."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

from analytics import projection
from analytics.errors import NeedsRebuild
from analytics.layouts import EVENTS, LAYOUTS, Layout
from analytics.projection import Projected, catch_up, rebuild
from replays.store import MatchStore
from tests.analytics.contents import contents, value
from tests.analytics.matches import COUNT, RECORDED_AT, played, some


@pytest.fixture
def whole(store: MatchStore, tmp_path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """What a projection in one go makes of the store."""
    path = tmp_path / "whole.duckdb"
    catch_up(store, path)
    return contents(path)


@pytest.fixture(params=LAYOUTS, ids=lambda one: one.name)
def layout(request: pytest.FixtureRequest) -> Layout:
    """Each of the databases there are."""
    found: Layout = request.param
    return found


def test_every_match_event_and_seat_is_there_once(store: MatchStore, path: Path) -> None:
    progress = catch_up(store, path)
    events = sum(len(match.events) for match in some(COUNT))
    assert progress == Projected(COUNT, COUNT, COUNT, events)
    found = contents(path)
    assert len(found["matches"]) == COUNT
    assert len(found["seats"]) == 2 * COUNT
    assert sum(row[15] for row in found["matches"]) == events
    assert catch_up(store, EVENTS.path(path), EVENTS) == progress
    found = contents(EVENTS.path(path), EVENTS)
    assert len({(row[0], row[1]) for row in found["timeline"]}) == events
    assert len(found["timeline"]) == events


def test_nothing_new_changes_nothing(
    store: MatchStore, path: Path, whole: dict[str, list[tuple[Any, ...]]]
) -> None:
    catch_up(store, path)
    assert catch_up(store, path) == Projected(COUNT, COUNT)
    assert contents(path) == whole


def test_the_size_of_pages_does_not_matter(
    store: MatchStore, path: Path, tmp_path: Path, layout: Layout
) -> None:
    catch_up(store, path, layout)
    for page in (1, 3, COUNT - 1, COUNT):
        other = tmp_path / f"{page}.duckdb"
        catch_up(store, other, layout, page=page)
        assert contents(other, layout) == contents(path, layout)


def test_growing_with_the_store_equals_rebuilding(
    tmp_path: Path, path: Path, layout: Layout
) -> None:
    with MatchStore.open(tmp_path / "growing.db", create=True) as store:
        for match in some(6):
            store.add([match])
            catch_up(store, path, layout)
        grown = contents(path, layout)
        rebuild(store, path, layout)
    assert contents(path, layout) == grown


def test_rebuilding_gives_equal_rows(
    store: MatchStore, path: Path, whole: dict[str, list[tuple[Any, ...]]]
) -> None:
    catch_up(store, path, page=2)
    rebuild(store, path, page=7)
    assert contents(path) == whole
    assert list(path.parent.glob("*.rebuilding*")) == []


def test_an_interrupted_rebuild_leaves_the_old_database(
    store: MatchStore, path: Path, whole: dict[str, list[tuple[Any, ...]]]
) -> None:
    catch_up(store, path)

    def interrupt(progress: Projected) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        rebuild(store, path, page=5, report=interrupt)
    assert contents(path) == whole


def _after(count: int, then: Callable[..., Any]) -> Callable[..., Any]:
    """Lets a function work so many times, then fail."""
    left = [count]

    def failing(*arguments: Any) -> Any:
        if not left[0]:
            raise OSError("the disk is full")
        left[0] -= 1
        return then(*arguments)

    return failing


@pytest.mark.parametrize("moment", range(5))
def test_a_failure_between_pages_repeats_and_loses_nothing(
    store: MatchStore,
    path: Path,
    whole: dict[str, list[tuple[Any, ...]]],
    moment: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(projection, "write", _after(moment, projection.write))
        with pytest.raises(OSError, match="full"):
            catch_up(store, path, page=2)
    assert value(path, "SELECT position FROM projection") == 2 * moment
    assert value(path, "SELECT count(*) FROM matches") == 2 * moment
    catch_up(store, path, page=2)
    assert contents(path) == whole


def test_a_failure_inside_a_page_leaves_nothing_of_it(
    store: MatchStore,
    path: Path,
    whole: dict[str, list[tuple[Any, ...]]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def half(*arguments: Any) -> None:
        insert(*arguments)
        raise OSError("the disk is full")

    insert = projection._insert
    catch_up(_first(store, 4), path, page=2)
    with monkeypatch.context() as patched:
        patched.setattr(projection, "_insert", half)
        with pytest.raises(OSError, match="full"):
            catch_up(store, path, page=2)
    assert value(path, "SELECT count(*) FROM matches") == 4
    catch_up(store, path, page=2)
    assert contents(path) == whole


def _first(store: MatchStore, count: int) -> MatchStore:
    """A store with the first matches only, committed at the same moments."""
    shorter = MatchStore.open(store.path.with_name("shorter.db"), create=True)
    for at, match in enumerate(some(count)):
        shorter.add([match], recorded_at=RECORDED_AT + at)
    return shorter


KILLED = """
import os, sys
from pathlib import Path
from analytics import projection
from replays.store import MatchStore

kill_in, at, store, path = sys.argv[1], int(sys.argv[2]), sys.argv[3], Path(sys.argv[4])
original = getattr(projection, kill_in)
calls = 0

def killing(*arguments):
    global calls
    original(*arguments)
    calls += 1
    if calls == at:
        os.kill(os.getpid(), 9)

setattr(projection, kill_in, killing)
projection.catch_up(MatchStore.open(store), path, page=2)
"""


@pytest.mark.parametrize("kill_in", ["_insert", "write"])
@pytest.mark.parametrize("at", [1, 3])
def test_a_killed_process_repeats_and_loses_nothing(
    store: MatchStore,
    path: Path,
    whole: dict[str, list[tuple[Any, ...]]],
    kill_in: str,
    at: int,
) -> None:
    """Killed with rows inserted but not committed, and right after a commit."""
    command = [sys.executable, "-c", KILLED, kill_in, str(at), str(store.path), str(path)]
    killed = subprocess.run(command, cwd=Path(__file__).parents[2], check=False)  # noqa: S603
    assert killed.returncode == -9
    committed = at if kill_in == "write" else at - 1
    assert value(path, "SELECT position FROM projection") == 2 * committed
    catch_up(store, path, page=2)
    assert contents(path) == whole


def test_a_match_that_goes_on_is_replaced(tmp_path: Path, path: Path) -> None:
    match = played("red", "blue", 3, 0)
    other = played("blue", "red", 3, 1)
    cuts = [200, 300, len(match.events)]
    with MatchStore.open(tmp_path / "parts.db", create=True) as store:
        begun = type(match)(match.id, match.events[: cuts[0]], match.definitions)
        store.add([begun, other])
        catch_up(store, path)
        assert value(path, "SELECT count(*) FROM matches WHERE NOT finished") == 1
        assert value(path, "SELECT count(*) FROM seats WHERE won IS NULL") == 2
        assert value(path, "SELECT sum(wins) FROM winrate") == 1
        for start, end in pairwise(cuts):
            store.append(store.record(match.id), match.events[start:end])
            catch_up(store, path)
            catch_up(store, EVENTS.path(path), EVENTS)
            events = value(path, f"SELECT events FROM matches WHERE match = '{match.id}'")
            assert events == end
        grown = contents(path)
        for page in (1, 2, 100):
            rebuild(store, path, page=page)
            assert contents(path) == grown
    timeline = contents(EVENTS.path(path), EVENTS)["timeline"]
    assert len(timeline) == len(match.events) + len(other.events)


def test_another_store_is_noticed(store: MatchStore, path: Path, tmp_path: Path) -> None:
    catch_up(store, path)
    with MatchStore.open(tmp_path / "other.db", create=True) as other:
        for match in some(COUNT + 2):
            other.add([match])
        with pytest.raises(NeedsRebuild, match=r"another store.*rebuild"):
            catch_up(other, path)
        rebuild(other, path)
    assert value(path, "SELECT count(*) FROM matches") == COUNT + 2


def test_a_shorter_store_is_noticed(store: MatchStore, path: Path, tmp_path: Path) -> None:
    catch_up(store, path)
    with (
        MatchStore.open(tmp_path / "empty.db", create=True) as empty,
        pytest.raises(NeedsRebuild),
    ):
        catch_up(empty, path)


def _damaged(store: MatchStore, match: str) -> None:
    """Flips a byte in the middle of a match's first commit."""
    with sqlite3.connect(store.path) as connection:
        key = (UUID(match).hex,)
        ((data,),) = connection.execute(
            "SELECT state FROM commits WHERE originator_id = ?", key
        ).fetchall()
        wrong = bytearray(data)
        wrong[len(wrong) // 2] ^= 0xFF
        connection.execute(
            "UPDATE commits SET state = ? WHERE originator_id = ?", (bytes(wrong), *key)
        )
    connection.close()


@pytest.mark.parametrize("page", [1, 4, 100])
def test_a_damaged_match_is_named_and_stops_no_other(
    store: MatchStore, path: Path, whole: dict[str, list[tuple[Any, ...]]], page: int
) -> None:
    wrong = [match.id for match in some(COUNT)][3]
    _damaged(store, wrong)
    assert catch_up(store, path, page=page).matches == COUNT - 1
    found = contents(path)
    ((named, reason),) = found["left_out"]
    assert named == wrong
    assert reason
    assert wrong not in reason
    for table in ("matches", "seats", "turns", "plays", "checks", "card_appearances"):
        assert found[table] == [row for row in whole[table] if row[0] != wrong]
    assert catch_up(store, path, page=page).matches == 0
    rebuild(store, path)
    assert contents(path) == found


def test_a_match_whose_events_do_not_fold_is_named(store: MatchStore, path: Path) -> None:
    match = played("red", "blue", 9, 9)
    broken = type(match)(match.id, [*match.events, *match.events[1:]], match.definitions)
    store.add([broken])
    catch_up(store, path)
    assert value(path, "SELECT match FROM left_out") == match.id
    assert value(path, "SELECT count(*) FROM matches") == COUNT


def test_a_match_that_is_damaged_where_it_goes_on_is_in_no_table(
    tmp_path: Path, path: Path
) -> None:
    match = played("red", "blue", 3, 0)
    with MatchStore.open(tmp_path / "parts.db", create=True) as store:
        store.add([type(match)(match.id, match.events[:300], match.definitions)])
        catch_up(store, path)
        store.append(store.record(match.id), match.events[1:9])  # does not fit
        catch_up(store, path)
        found = contents(path)
        assert [row[0] for row in found["left_out"]] == [match.id]
        assert found["matches"] == found["turns"] == []
        rebuild(store, path)
        assert contents(path) == found


def test_an_empty_store_gives_an_empty_database(tmp_path: Path, path: Path) -> None:
    with MatchStore.open(tmp_path / "empty.db", create=True) as empty:
        assert catch_up(empty, path) == Projected(0, 0)
    assert value(path, "SELECT count(*) FROM winrate") == 0


def test_progress_is_reported(store: MatchStore, path: Path) -> None:
    reports: list[Projected] = []
    catch_up(store, path, page=4, report=reports.append)
    assert [(report.position, report.last, report.matches) for report in reports] == [
        (4, 10, 4),
        (8, 10, 8),
        (10, 10, 10),
    ]
