"""Data frames hold what `dcg stats` and `dcg sql` say."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import polars as pl
import pytest

from analytics.errors import NothingSo
from analytics.filters import Filters
from analytics.frames import NoSuchStatistic, frames
from analytics.listed import STATISTICS
from analytics.query import BadQuery
from tests.cli.conftest import run


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("frames") / "matches.db"
    run("simulate", "--decks", "bench-red,bench-blue", "--games", 10, "--store", path, "-q")
    return path


@pytest.fixture(scope="module")
def both(store: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same, and matches of the other game beside them."""
    path = tmp_path_factory.mktemp("both") / "matches.db"
    shutil.copy(store, path)
    of_other = ("--game", "battle-evolution", "--decks", "arena-fire,arena-ice", "--games", 10)
    run("simulate", *of_other, "--store", path, "-q")
    return path


@pytest.mark.parametrize("name", STATISTICS)
def test_a_frame_is_the_statistic(both: Path, name: str) -> None:
    rows = json.loads(run("stats", name, "--store", both, "--format", "json").stdout)
    with frames(both) as data:
        frame = data.statistic(name)
        assert data.notes(name)
    assert frame.columns == list(rows[0])
    assert frame.to_dicts() == rows


def test_filters_hold_before_anything_is_added_up(store: Path) -> None:
    with frames(store) as data:
        red = data.statistic("winrate", Filters(decks=("bench-red",)))
        assert red["deck"].to_list() == ["bench-red"]
        every = data.query("SELECT count(*) AS n FROM chosen")["n"].item()
        first = data.query("SELECT count(*) AS n FROM chosen", Filters(first=True))["n"].item()
    assert (every, first) == (20, 10)


def test_sql_gives_a_frame_with_types(store: Path) -> None:
    with frames(store) as data:
        turns = data.query("SELECT turn, avg(memory_handed) AS handed FROM turns GROUP BY turn")
    assert turns.schema["handed"] == pl.Float64
    assert turns["turn"].min() == 1


def test_a_store_that_went_on_is_caught_up_with(store: Path, tmp_path: Path) -> None:
    path = tmp_path / "own.db"
    shutil.copy(store, path)
    with frames(path) as data:
        assert data.query("SELECT count(*) AS n FROM matches")["n"].item() == 10
    run("simulate", "--decks", "bench-red", "--games", 2, "--store", path, "-q")
    with frames(path) as data:
        assert data.query("SELECT count(*) AS n FROM matches")["n"].item() == 12


def test_wrong_names_and_writing_are_refused(store: Path) -> None:
    with frames(store) as data:
        with pytest.raises(NoSuchStatistic, match="there is no statistic 'rates'; there are winr"):
            data.statistic("rates")
        with pytest.raises(NothingSo, match="bench-blue"):
            data.statistic("winrate", Filters(decks=("bench-bleu",)))
        with pytest.raises(BadQuery, match="only be read"):
            data.query("DELETE FROM matches")
        with pytest.raises(BadQuery, match="out of reach"):
            data.query(f"SELECT * FROM read_blob('{store}')")
