"""Cards and decks of Digimon Battle Evolution at the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run, complaint

GAME = ("--game", "battle-evolution")
PAGE = Path(__file__).resolve().parents[2] / "docs" / "battle-evolution-cards.md"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The example of the page, as a player copies it."""
    path = tmp_path / "mine.yaml"
    example = re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    path.write_text(example, encoding="utf-8")
    return path


def test_the_cards_of_the_page_are_compiled_and_kept(dcg: Run, mine: Path, tmp_path: Path) -> None:
    kept = tmp_path / "mine.json"
    result = dcg("cards", "compile", mine, *GAME, "--out", kept)
    assert result.exit_code == 0, result.stderr
    assert re.search(r"^all +3 +3 +100\.0 %", result.stdout, re.MULTILINE)
    shown = dcg("cards", "show", "ABC-012", *GAME, "--cards", kept)
    assert shown.exit_code == 0, shown.stderr
    assert "Cross: 210, Metal or Jungle x3 VS" in shown.stdout
    assert "  [1/Turn] Own Prep Phase: Discard 1: Draw 1." in shown.stdout


def test_a_sentence_with_no_reading_is_named(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text(
        "- {number: A-1, name: A, category: option, timing: support, text: Juggle 2.}\n"
        "- {number: A-2, name: B, level: Z, type: wind, hp: 1}\n"
    )
    result = dcg("cards", "compile", path, *GAME, "--report", "json")
    report = json.loads(result.stdout)
    assert report["problems"] == ["A-1: text: 'Juggle 2': nothing of it could be read"]
    assert report["records"] == ["cards:2: [1].level: `Z` is no level: R, C, U or M"]


def test_a_file_that_is_none_is_one_line(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "none.yaml"
    path.write_text("cards: many\n")
    found = complaint(dcg("cards", "compile", path, *GAME))
    assert "a file of cards is one list of records" in found


def test_cards_are_listed_by_their_facts(dcg: Run) -> None:
    result = dcg("cards", "list", *GAME, "--trait", "ruler", "--level", "M", "--format", "csv")
    assert result.exit_code == 0, result.stderr
    assert {line.split(",")[1] for line in result.stdout.splitlines()[1:]} == {
        "Alphamon",
        "Omnimon",
    }
    drain = dcg("cards", "search", "gomamon", *GAME, "--keyword", "drain", "--set", "DCG")
    assert "DCG-018" in drain.stdout


def test_decks_have_both_zones(dcg: Run) -> None:
    result = dcg("decks", "show", "first-crowns", *GAME, "--format", "csv")
    assert result.exit_code == 0, result.stderr
    assert "1,destiny zone,DCG-124,Magnamon,digimon,C," in result.stdout
    listed = dcg("decks", "list", *GAME)
    assert listed.stdout.count("arena-") == 4
    assert listed.stdout.count("first-") == 8
    first = dcg("decks", "list", "--playable")
    assert (
        "12 decks of Digimon Battle Evolution: dcg decks list --game battle-evolution"
        in first.stderr
    )


def test_an_illegal_deck_names_the_clause(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("Partner: DCG-001\n5 DCG-001\n45 DCG-002\n")
    result = dcg("decks", "show", path, *GAME)
    assert result.exit_code == 1
    assert "may not be played: deck: 5 copies of DCG-001 Agumon, at most 4 (d-8)" in result.stderr


def test_a_deck_is_written_and_read_again(dcg: Run, tmp_path: Path) -> None:
    written = dcg("decks", "convert", "first-ocean", *GAME, "--to", "lines")
    assert written.exit_code == 0, written.stderr
    path = tmp_path / "ocean.txt"
    path.write_text(written.stdout)
    again = dcg("decks", "show", path, *GAME, "--format", "csv")
    assert again.exit_code == 0, again.stderr
    assert again.stdout == dcg("decks", "show", "first-ocean", *GAME, "--format", "csv").stdout
