"""A whole other game at the command line: simulated, listed, told, asked, proven and counted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from dcg import games
from replays.store import MatchStore
from tests.cli.conftest import Run
from tests.kernel.tiny_card_game import TINY_CARD_GAME

DECKS = ("--decks", "low,high")
SHARED = ("winrate", "matchups", "first-player", "length", "lengths", "endings")
"""The statistics that count any match."""


@pytest.fixture(autouse=True)
def offered() -> Iterator[None]:
    with games.offered(TINY_CARD_GAME):
        yield


@pytest.fixture
def both(dcg: Run, tmp_path: Path) -> Path:
    """Ten matches of the tiny game and two of ours in one store."""
    path = tmp_path / "both.db"
    for arguments in (
        ("--game", "tiny", *DECKS, "--games", 10),
        ("--decks", "bench-red,bench-blue", "--games", 2),
    ):
        result = dcg("simulate", *arguments, "--seed", 5, "--store", path)
        assert result.exit_code == 0, result.stderr
    return path


@pytest.fixture
def match(both: Path) -> str:
    with MatchStore.open(both) as store:
        return next(one.id for one in store.summaries() if one.game == "tiny")


def test_it_is_told_and_drawn(dcg: Run, both: Path, match: str) -> None:
    told = dcg("replay", match, "--store", both)
    assert told.exit_code == 0, told.stderr
    assert "Turn 2 of Seat" in told.stdout
    at = dcg("replay", match, "--at", 30, "--plain", "--store", both)
    assert at.exit_code == 0, at.stderr
    assert "points 0" in at.stdout
    assert dcg("explain", match, "--at", 30, "--store", both).exit_code == 0


def test_it_is_bisected_on_its_own_columns(dcg: Run, both: Path, match: str) -> None:
    found = dcg(
        "bisect", match, "--where", "points_0 + points_1 > 0", "--store", both, "--format", "json"
    )
    assert found.exit_code == 0, found.stderr
    assert json.loads(found.stdout)


def test_it_is_branched_verified_exported_and_imported(
    dcg: Run, both: Path, match: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    branched = dcg("branch", match, "--at", 30, "--games", 3, "--store", both)
    assert branched.exit_code == 0, branched.stderr
    proven = dcg("verify", "--all", "--store", both)
    assert proven.stdout == "15 of 15 matches are clean\n"
    exported = dcg("export", match, "--store", both)
    assert exported.exit_code == 0, exported.stderr
    (file,) = tmp_path.glob("*.dcgmatch")
    imported = dcg("import", file, "--store", "other.db")
    assert imported.exit_code == 0, imported.stderr
    assert dcg("verify", match, "--store", "other.db").exit_code == 0


@pytest.mark.parametrize("statistic", SHARED)
def test_it_is_counted_by_the_statistics_that_count_any_match(
    dcg: Run, both: Path, statistic: str
) -> None:
    found = dcg("stats", statistic, "--game", "tiny", "--store", both, "--format", "json")
    assert found.exit_code == 0, found.stderr
    rows = json.loads(found.stdout)
    assert rows
    shown = json.dumps(rows)
    assert "bench-" not in shown
