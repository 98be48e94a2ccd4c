"""`dcg diff` of two matches of Digimon Battle Evolution."""

from __future__ import annotations

import re
from pathlib import Path

from replays.store import MatchStore
from tests.cli.conftest import Run


def test_both_boards_stand_side_by_side_by_what_lies_there(dcg: Run, tmp_path: Path) -> None:
    store = tmp_path / "two.db"
    dcg("simulate", "--decks", "first-ocean,first-night", "--games", 2, "--store", store)
    with MatchStore.open(store) as held:
        one, other = held.known()
    result = dcg("diff", one, other, "--at", 200, "--store", store)
    assert result.exit_code == 1
    shown = result.stdout
    assert re.search(r"^[* ] now +Turn \d+ of Seat \d,", shown, re.MULTILINE)
    for seat in (0, 1):
        side = shown.partition(f" Seat {seat}\n")[2].splitlines()
        assert side[0][1:].split()[0] == "active"
        assert any("HP" in line.split() for line in side)
        assert any(line[1:].strip().startswith("Circle") for line in side)
    assert "-1" not in shown.partition("now ")[2]
    assert "unknown" not in shown.partition("now ")[2]
