"""`dcg diff`: where two matches part, and both boards side by side."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from replays.divergence import divergence
from replays.store import MatchStore
from tests.cli.conftest import Run, complaint


@pytest.fixture(scope="module")
def parted(dcg: Run, store: Path, match: str, tmp_path_factory: pytest.TempPathFactory) -> tuple:
    """A store with a match and a branch of it, and their ids."""
    path = tmp_path_factory.mktemp("diff") / "own.db"
    shutil.copy(store, path)
    dcg("branch", match, "--at", 100, "--seed", 3, "--store", path)
    with MatchStore.open(path) as opened:
        branch = next(one.id for one in opened.summaries() if one.parent == match)
    return path, match, branch


def test_a_branch_parts_from_its_parent_after_what_they_share(dcg: Run, parted: tuple) -> None:
    path, match, branch = parted
    result = dcg("diff", match, branch, "--store", path)
    with MatchStore.open(path) as opened:
        found = divergence(opened.record(match).events, opened.record(branch).events)
    assert found is not None
    assert found.place > 100
    assert result.exit_code == 1
    assert f"share {found.place} events and part at event {found.place}" in result.stdout
    assert result.stdout.count(f"{found.place:>6}  ") == 2


def test_both_boards_stand_side_by_side_and_differences_are_marked(dcg: Run, parted: tuple) -> None:
    path, match, branch = parted
    text = dcg("diff", match, branch, "--store", path, "--at", 300).stdout
    board = text[text.index(f"{match[:8]} after 300") :].splitlines()
    assert f"{branch[:8]} after 300" in board[0]
    marked = [line for line in board if line.startswith("*")]
    assert marked
    assert len(marked) < len(board)
    assert max(map(len, board)) <= 80
    data = json.loads(
        dcg("diff", match, branch, "--store", path, "--at", 300, "--format", "json").stdout
    )
    assert {one["what"] for one in data["differences"]} <= {
        line[2:].strip().split("  ")[0] for line in board
    } | {"battle area", "breeding area"}
    assert (data["a"], data["b"], data["a_board_after"]) == (match, branch, 300)
    assert all(one["a"] != one["b"] for one in data["differences"])


def test_a_match_does_not_differ_from_itself(dcg: Run, parted: tuple) -> None:
    path, match, _ = parted
    result = dcg("diff", match, match, "--store", path, "--their-store", path)
    assert result.exit_code == 0
    assert "take the same course" in result.stdout
    assert "*" not in dcg("diff", match, match, "--store", path, "--at", 90).stdout


def test_an_event_that_only_one_of_them_has_is_refused(dcg: Run, parted: tuple) -> None:
    path, match, branch = parted
    assert "has no event 99999" in complaint(
        dcg("diff", match, branch, "--store", path, "--at", 99999)
    )
    assert "no match" in complaint(dcg("diff", match, "00000000", "--store", path))
