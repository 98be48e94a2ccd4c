"""`dcg forget`, and `last` as a name for the newest match."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from replays.store import MatchStore
from tests.cli.conftest import Run, complaint


@pytest.fixture
def copy(store: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(store, tmp_path / "copy.db"))


def ids(dcg: Run, path: Path) -> list[str]:
    listed = json.loads(dcg("matches", "--store", path, "--format", "json").stdout)
    return [one["match"] for one in listed]


def test_a_match_is_forgotten_and_said_to_be(dcg: Run, copy: Path) -> None:
    before = ids(dcg, copy)
    result = dcg("forget", before[2][:6], "--store", copy)
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{before[2][:8]} is forgotten: bench-")
    assert ids(dcg, copy) == [one for one in before if one != before[2]]
    assert "no match" in complaint(dcg("forget", before[2], "--store", copy))


def test_branches_stay_and_are_named(dcg: Run, copy: Path) -> None:
    parent = ids(dcg, copy)[0]
    dcg("branch", parent, "--at", 60, "--store", copy, "-q")
    branch = ids(dcg, copy)[0]
    result = dcg("forget", parent, "--store", copy)
    assert f"branched from it and stay: {branch[:8]}" in result.stdout


def test_statistics_leave_out_what_was_forgotten(dcg: Run, copy: Path) -> None:
    count = "SELECT count(*) AS n FROM matches"
    assert dcg("sql", count, "--store", copy, "--format", "csv").stdout.split() == ["n", "8"]
    dcg("forget", "last", "--store", copy)
    result = dcg("sql", count, "--store", copy, "--format", "csv")
    assert result.stdout.split() == ["n", "7"]
    assert "rebuilding" not in result.stderr


def test_the_newest_comes_first_and_is_called_last(dcg: Run, copy: Path) -> None:
    with MatchStore.open(copy) as store:
        stored = [one.id for one in store.summaries()]
    assert ids(dcg, copy) == stored[::-1]
    two = dcg("matches", "--store", copy, "--limit", 2).stdout
    assert stored[-1][:8] in two
    assert "the newest 2 of 8 matches" in two
    for command in (["replay", "last"], ["explain", "last", "--at", 60], ["verify", "last"]):
        result = dcg(*command, "--store", copy)
        assert result.exit_code == 0, result.stderr
    assert dcg("diff", "last", stored[-1], "--store", copy).exit_code == 0


def test_the_listing_is_filtered_by_player_origin_and_game(dcg: Run, copy: Path) -> None:
    dcg("branch", "last", "--at", 60, "--player", "greedy", "--store", copy, "-q")

    def shown(*options: str) -> int:
        return len(json.loads(dcg("matches", "--store", copy, "--format", "json", *options).stdout))

    assert shown("--player", "greedy") == shown("--origin", "branched") == 1
    assert shown("--player", "random", "--origin", "simulated") == 8
    assert shown("--game", "digimon-card-game") == 9
