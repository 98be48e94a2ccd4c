from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from cli.board import show
from cli.games.official.board import OfficialBoard
from dcg.kernel.fold import fold
from dcg.official.catalogue import catalogue
from dcg.official.game import GAME
from dcg.official.positions import place, read_position
from dcg.official.words.boards.lines import gauge, lines
from dcg.official.words.boards.picture import picture
from tests.cli.conftest import Run, complaint

BOARD = """
cards:
  Test Egg: {category: digi_egg}
  Test Pup: {level: 3, dp: 2000}
  Test Champion: {level: 4, dp: 5000}
  Test Trainer: {category: tamer}
  Test Banner: {level: 4, dp: 4000, effects: "[All Turns] All of your Digimon get +1000 DP."}
position:
  turn: opponent
  turn_number: 8
  memory: 2
  you:
    hand: [Test Pup, Test Pup, unknown]
    deck: 20 unknown
    trash: [Test Pup, Test Champion]
    security_stack: [2 unknown, {card: Test Pup, face_up: true}]
    battle_area:
      - fighter: {cards: [Test Egg, Test Pup, Test Champion], suspended: true}
      - Test Trainer
    breeding_area: Test Egg
  opponent:
    hand: 4 unknown
    deck: 30 unknown
    digi_egg_deck: 3 unknown
    battle_area: [Test Banner, {new: {card: Test Pup, played_this_turn: true}}]
"""


def drawn(text: str = BOARD) -> list[str]:
    cards, position = read_position(text, "board.yaml")
    opening = place(position, cards, catalogue()).opening
    board = fold(GAME.new_state(), opening.events, GAME.handlers)
    return lines(picture(board, opening.definitions, opening.header))


def test_a_player_recognises_the_board() -> None:
    text = "\n".join(drawn())
    assert "Turn 8 of Seat 1, main phase, memory 2" in text
    assert "security 3 (Test Pup face up)   hand 3   deck 20" in text
    assert "trash 2 (Test Champion on top)" in text
    assert "hand      2x Test Pup, ?" in text
    assert "Test Champion  Lv.4  5000 DP  SUSPENDED  over Test Pup, Test Egg" in text
    assert "breeding  Test Egg" in text
    assert "Test Trainer\n" in text
    assert "Test Pup  Lv.3  3000 DP  played this turn" in text, "DP as effects make them"
    assert "Test Banner  Lv.4  5000 DP" in text
    assert "DP as this engine derives them." in text


def test_seat_0_is_below_and_the_gauge_between() -> None:
    found = drawn()
    places = [
        next(place for place, line in enumerate(found) if word in line)
        for word in ("Seat 1 (opponent)", "Seat 1  10 9", "Seat 0 (you)")
    ]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("memory", "shown"), [(0, " 1 (0) 1 "), (3, " 2 (3) 4 "), (-10, "Seat 1  (10) 9 ")]
)
def test_the_gauge_shows_memory_on_the_side_it_is_on(memory: int, shown: str) -> None:
    assert shown in gauge(memory)
    left, _, right = gauge(memory).partition(" 0 " if memory else "(0)")
    assert ("(" in left) == (memory < 0)
    assert ("(" in right) == (memory > 0)


def screen(*, terminal: bool, width: int = 100, height: int = 100) -> Console:
    return Console(
        file=io.StringIO(),
        force_terminal=terminal,
        width=width,
        height=height,
        markup=False,
        emoji=False,
        highlight=False,
        color_system="standard" if terminal else None,
    )


def shown(
    *, terminal: bool, plain: bool, text: str = BOARD, width: int = 100, height: int = 100
) -> str:
    cards, position = read_position(text, "board.yaml")
    opening = place(position, cards, catalogue()).opening
    board = fold(GAME.new_state(), opening.events, GAME.handlers)
    target = screen(terminal=terminal, width=width, height=height)
    show(OfficialBoard(picture(board, opening.definitions, opening.header)), target, plain=plain)
    assert isinstance(target.file, io.StringIO)
    return target.file.getvalue()


def test_a_terminal_gets_boxes_and_plain_gets_none() -> None:
    boxed = shown(terminal=True, plain=False)
    assert "\x1b[" in boxed
    assert "╔" in boxed, "a suspended card has a box of its own"
    assert "SUSPENDED" in boxed
    plain = shown(terminal=False, plain=True)
    assert plain.isascii()
    assert "\x1b" not in plain


LONG = BOARD.replace("Test Pup", "Test Pup of the Longest Name There Ever Was")


def test_nothing_of_a_frame_is_cut_on_80_columns() -> None:
    boxed = re.sub(r"\x1b\[[0-9;]*m", "", shown(terminal=True, plain=False, text=LONG, width=80))
    assert max(map(len, boxed.splitlines())) == 80
    said = " ".join(boxed.replace("\u2502", " ").split())
    assert (
        "security 3 (Test Pup of the Longest Name There Ever Was face up) hand 3 deck 20 "
        "trash 2 (Test Champion on top) Digi-Eggs 0" in said
    )
    assert "Seat 1  10 9 8 7 6 5 4 3 (2) 1 0 1 2 3 4 5 6 7 8 9 10  Seat 0" in boxed


def test_a_board_too_tall_for_the_terminal_is_told_in_lines() -> None:
    boxed = shown(terminal=True, plain=False, text=LONG, width=80, height=40)
    lined = shown(terminal=True, plain=False, text=LONG, width=80, height=24)
    assert "\u256d" in boxed
    assert "\u256d" not in lined
    assert len(lined.splitlines()) <= 24 < len(boxed.splitlines())


def test_hostile_names_neither_act_nor_disappear() -> None:
    hostile = BOARD.replace("Test Pup", '"[red]\\e[2J:smile:[/]"')
    for terminal in (False, True):
        text = shown(terminal=terminal, plain=not terminal, text=hostile)
        assert "\x1b[2J" not in text
        assert "\\x1b[2J" in text
        assert "[red]" in text
        assert ":smile:" in text


def test_position_show(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "board.yaml"
    path.write_text(BOARD)
    result = dcg("position", "show", path)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == drawn()
    piped = dcg("position", "show", "-", input=BOARD)
    assert piped.stdout == result.stdout


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("position: {memory: 30}", "30 is not from -10 to 10"),
        ("position: {memroy: 3}", "did you mean `memory`?"),
        ("position: {you: {hand: BT1-9999}}", "unknown card `BT1-9999`"),
        ("position: [", "not YAML"),
        ("", "expected one document"),
        ("just words", "expected named fields"),
    ],
)
def test_what_is_wrong_with_a_position_is_said_with_its_line(
    dcg: Run, tmp_path: Path, text: str, says: str
) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text)
    line = complaint(dcg("position", "show", path))
    assert "bad.yaml:" in line
    assert says in line


@pytest.mark.parametrize("more", ["then: {memory: 3}", "script: []", "proves: {rules: [1-1]}"])
def test_a_scenario_is_no_position_and_says_how_it_is_run(
    dcg: Run, tmp_path: Path, more: str
) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(f"title: a question\nposition: {{memory: 3}}\n{more}\n")
    line = complaint(dcg("position", "show", path))
    assert "is of a scenario" in line
    assert "`dcg scenario run` runs it" in line
    path.write_text("title: a board\nposition: {memory: 3}\n")
    assert dcg("position", "show", path).exit_code == 0


def test_a_position_that_is_no_file(dcg: Run, tmp_path: Path) -> None:
    assert "there is no file" in complaint(dcg("position", "show", tmp_path / "none.yaml"))
    assert "is a folder" in complaint(dcg("position", "show", tmp_path))
    binary = tmp_path / "image.yaml"
    binary.write_bytes(b"\x89PNG\xff")
    assert "not text" in complaint(dcg("position", "show", binary))


@pytest.mark.parametrize("memory", [-10, -3, 0, 4, 10])
@pytest.mark.parametrize("near", [0, 1])
def test_the_drawn_gauge_fits_80_columns_and_is_marked_without_colour(memory, near) -> None:
    cards, position = read_position(BOARD, "board.yaml")
    opening = place(position, cards, catalogue()).opening
    board = fold(GAME.new_state(), opening.events, GAME.handlers)
    shown = replace(picture(board, opening.definitions), memory=memory)
    screen = Console(file=io.StringIO(), width=80, no_color=True, force_terminal=False)
    screen.print(OfficialBoard(shown).drawing(near))
    assert isinstance(screen.file, io.StringIO)
    (row,) = [
        line for line in screen.file.getvalue().splitlines() if " 9 " in line and " 1" in line
    ]
    assert row.count("(") == 1
    assert f"({abs(memory)})" in row
    assert row.split()[:2] == ["Seat", str(1 - near)]
    assert row.split()[-2:] == ["Seat", str(near)]
