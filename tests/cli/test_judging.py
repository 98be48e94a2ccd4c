"""What a judge does with a scenario: has it explained, keeps it, begins one, tries what is offered."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from replays.store import MatchStore
from tests.cli.conftest import Run, complaint


@pytest.fixture
def starter(dcg: Run, tmp_path: Path) -> Path:
    path = tmp_path / "mine.yaml"
    assert dcg("scenario", "new", path).exit_code == 0
    return path


def test_the_starter_runs_and_is_not_written_over_anything(dcg: Run, starter: Path) -> None:
    assert "1 of 1 scenarios passed" in dcg("scenario", "run", starter).stdout
    assert dcg("scenario", "new").stdout == starter.read_text("utf-8")
    assert "is there already" in complaint(dcg("scenario", "new", starter))
    assert "No such file" in complaint(dcg("scenario", "new", starter.parent / "no" / "where"))


def test_a_course_is_told_with_causes_and_clauses(dcg: Run, starter: Path) -> None:
    told = dcg("scenario", "run", starter, "--explain").stdout
    assert "Seat 0 chooses to attack the player with My Raider\n" in told
    assert "My Raider attacks Seat 1   (because of 6; rules 11-2-8-1)" in told
    assert "My Guardian blocks   (because of 8; rules 12-1-1, 12-1-7)" in told
    boards = [line for line in told.splitlines() if line.startswith("Turn 3 of Seat 0, main phase")]
    assert len(boards) == 2
    wrong = complaint(dcg("scenario", "run", starter, "--explain", "--format", "json"))
    assert "goes without --format" in wrong


def test_the_match_of_a_scenario_is_kept(dcg: Run, starter: Path) -> None:
    store = starter.parent / "kept.db"
    first = dcg("scenario", "run", starter, "--keep", store)
    assert first.exit_code == 0
    assert dcg("scenario", "run", starter, "--keep", store).stdout == first.stdout
    with MatchStore.open(store) as opened:
        (match,) = opened.ids()
    assert f"match {match[:8]}: A blocker takes" in first.stderr
    assert dcg("verify", match[:8], "--store", store).exit_code == 0
    assert "My Guardian blocks" in dcg("replay", match[:8], "--store", store).stdout
    page = starter.parent / "kept.html"
    assert dcg("replay", match[:8], "--store", store, "--html", page).exit_code == 0
    assert "My Guardian" in page.read_text("utf-8")
    assert dcg("branch", match[:8], "--at", 6, "--store", store).exit_code == 0
    played = dcg("play", "--from", match[:8], "--at", 5, "--store", store, input="q\n")
    assert "Attack Seat 1 with My Raider" in played.stdout
    assert "Saved. To go on: dcg play --resume" in played.stdout


def test_what_is_offered_is_listed(dcg: Run, starter: Path) -> None:
    found = json.loads(dcg("scenario", "ask", starter, "--format", "json").stdout)
    assert found == [
        {"seat": "you", "question": "main", "answer": "{play: My Raider}"},
        {"seat": "you", "question": "main", "answer": "pass"},
    ]


BOARD = """
cards: {Test Pup: {level: 3, dp: 2000, cost: 3}}
position:
  memory: 3
  you: {hand: Test Pup, deck: 5 unknown, battle_area: [a: Test Pup]}
  opponent: {hand: Test Pup, deck: 5 unknown, battle_area: [x: {card: Test Pup, suspended: true}]}
"""


def test_a_board_is_tried(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "board.yaml"
    path.write_text(BOARD)
    typed = "?\n9\ndance\n{block: a}\n{play: Test Pup}\nu\n2\nb\nl\ns\nu\nu\npass\nq\n"
    result = dcg("scenario", "ask", path, input=typed)
    assert result.exit_code == 0
    assert result.stderr == ""
    said = result.stdout
    assert "you is asked: main\n  1  {play: Test Pup}\n" in said
    assert "  2  {attack: {with: a, on: player}}\n" in said
    assert "  3  {attack: {with: a, on: x}}\n" in said
    assert "Give a number from 1 to 4, or ? for what else can be typed." in said
    assert "`dance` is not an answer; did you mean" in said
    assert "{block: a} is not offered." in said
    assert "The match is over." in said
    assert "script:\n  - you: {attack: {with: a, on: player}}\nseed: 1\n" in said
    assert "There is no answer to take back." in said
    assert said.endswith("script:\n  - you: pass\nseed: 1\n")
    assert max(map(len, said.splitlines())) <= 90
    from_stdin = dcg("scenario", "ask", "-", "--format", "json", input=BOARD)
    assert json.loads(from_stdin.stdout)[-1]["answer"] == "pass"


def test_the_script_that_was_tried_is_a_scenario(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "board.yaml"
    path.write_text(BOARD)
    said = dcg("scenario", "ask", path, input="{attack: {with: a, on: x}}\n1\n").stdout
    script = said[said.rindex("script:") :]
    path.write_text(f"title: Tried{BOARD}{script}then: {{}}\n")
    assert "1 of 1 scenarios passed" in dcg("scenario", "run", path).stdout


def test_what_cannot_be_asked_says_why(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "board.yaml"
    path.write_text(f"{BOARD}---{BOARD}title: Another\n")
    line = complaint(dcg("scenario", "ask", path))
    assert "--title says which of 2 documents is meant: line 2; Another" in line
    assert dcg("scenario", "ask", path, "--title", "Ano", "--format", "csv").exit_code == 0
    assert "0 of its 2 documents" in complaint(dcg("scenario", "ask", path, "--title", "No"))
    path.write_text(BOARD.replace("memory: 3", "memori: 3"))
    assert "did you mean `memory`?" in complaint(dcg("scenario", "ask", path))
    path.write_text(BOARD.replace("hand: Test Pup", "hand: Test Pop"))
    assert "unknown card `Test Pop`" in complaint(dcg("scenario", "ask", path))
    path.write_text(BOARD + "script: [you: {play: Test Pup}, you: hatch]\n")
    said = dcg("scenario", "ask", path, input="").stdout
    assert "The script could not be played to its end: line 7: hatch is not offered:" in said
    assert "no file" in complaint(dcg("scenario", "ask", tmp_path / "none.yaml"))


def test_a_name_that_two_cards_share_asks_which(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "board.yaml"
    path.write_text(BOARD.replace("hand: Test Pup", "hand: Agumon", 1))
    line = complaint(dcg("scenario", "ask", path))
    assert "board.yaml:5: position.you.hand: unknown card `Agumon`; BT1-010, " in line
    assert line.endswith("are called so: which is meant? Name it by its number")
