"""Whatever the order in which matches begin, go on and branch, and wherever reading is cut off: the
database is the one a rebuild makes."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import duckdb
import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from analytics import projection
from analytics.layouts import Layout
from analytics.page import Page
from analytics.projection import Projected, catch_up, rebuild
from dcg.kernel.course import MatchStarted
from dcg.kernel.event import Event
from dcg.kernel.header import Parent
from dcg.kernel.redaction import redact
from dcg.official.game import GAME
from dcg.record import MatchRecord
from replays.store import MatchStore
from tests.analytics.contents import contents
from tests.analytics.matches import played

LONGEST = 200
"""Logs are cut: folding takes the time, and the beginning has every table."""

KINDS = ("whole", "seat 0", "seat 1", "branch")


@cache
def log(index: int, kind: str) -> tuple[str, Sequence[Event]]:
    """A match's id and events: as played, as one seat may know it, or as a branch of another."""
    match = played("red", "blue", 11, index)
    if kind.startswith("seat"):
        return match.id, redact(match.events, int(kind[-1]), GAME)
    if kind == "branch":
        started = match.events[0]
        assert isinstance(started, MatchStarted)
        parent = Parent(played("red", "blue", 11, index + 1).id, 40)
        header = msgspec.structs.replace(started.header, origin="branched", parent=parent)
        return match.id, [MatchStarted(header), *match.events[1:]]
    return match.id, match.events


@st.composite
def histories(draw: st.DrawFn) -> list[tuple[int, str, list[int]]]:
    """For some matches: number, kind, and where their commits end."""
    indexes = draw(st.lists(st.integers(0, 5), min_size=1, max_size=4, unique=True))
    found = []
    for index in indexes:
        kind = draw(st.sampled_from(KINDS))
        length = min(len(log(index, kind)[1]), LONGEST)
        ends = draw(st.lists(st.integers(1, length), min_size=1, max_size=3, unique=True))
        found.append((index, kind, sorted(ends)))
    return found


class Interrupted(Exception):
    """Reading is cut off."""


@settings(deadline=None, max_examples=4)
@given(history=histories(), data=st.data())
def test_growing_equals_rebuilding(
    history: list[tuple[int, str, list[int]]], data: st.DataObject
) -> None:
    steps = [at for at, (_, _, ends) in enumerate(history) for _ in ends]
    order = data.draw(st.permutations(steps))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "grown.duckdb"
        done = [0] * len(history)
        with MatchStore.open(Path(folder) / "store.db", create=True) as store:
            for at in order:
                index, kind, ends = history[at]
                identity, events = log(index, kind)
                start = ends[done[at] - 1] if done[at] else 0
                part = events[start : ends[done[at]]]
                if done[at]:
                    store.append(store.record(identity), part)
                else:
                    definitions = played("red", "blue", 11, index).definitions
                    store.add([MatchRecord(identity, list(part), definitions)])
                done[at] += 1
                _read(store, path, data)
            catch_up(store, path)
            grown = contents(path)
            rebuild(store, path, page=data.draw(st.integers(1, 4)))
            assert contents(path) == grown
    assert len(grown["matches"]) == len(history)
    assert grown["left_out"] == []


def _read(store: MatchStore, path: Path, data: st.DataObject) -> None:
    """Reads what is new, reads some of it and is cut off, or does not read now."""
    what = data.draw(st.sampled_from(("read", "cut off inside", "cut off between", "later")))
    if what == "later":
        return

    def interrupt(progress: Projected) -> None:
        raise Interrupted

    insert = projection._insert

    def half(database: duckdb.DuckDBPyConnection, page: Page, layout: Layout) -> None:
        insert(database, page, layout)
        raise Interrupted

    try:
        if what == "cut off inside":
            projection._insert = half
        report = interrupt if what == "cut off between" else lambda _: None
        catch_up(store, path, page=1, report=report)
    except Interrupted:
        pass
    finally:
        projection._insert = insert
