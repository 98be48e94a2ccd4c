from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from analytics.listed import STATISTICS
from tests.cli.conftest import Run, complaint


@pytest.fixture
def copy(store: Path, tmp_path: Path) -> Path:
    path = tmp_path / "copy.db"
    shutil.copy(store, path)
    return path


def test_win_rates_come_with_n_and_interval(dcg: Run, copy: Path) -> None:
    table = dcg("stats", "winrate", "--store", copy)
    assert table.exit_code == 0
    assert "small sample" in table.stdout
    found = json.loads(dcg("stats", "winrate", "--format", "json", "--store", copy).stdout)
    assert {row["deck"] for row in found} == {"bench-red", "bench-blue"}
    for row in found:
        assert row["n"] == 8
        assert row["low"] <= row["rate"] <= row["high"]
    assert sum(row["wins"] + row["draws"] / 2 for row in found) == 8


def test_win_rates_follow_the_store(dcg: Run, copy: Path) -> None:
    dcg("stats", "winrate", "--store", copy)
    dcg("simulate", "--decks", "bench-red,bench-blue", "--seed", 9, "--games", 4, "--store", copy)
    found = json.loads(dcg("stats", "winrate", "--format", "json", "--store", copy).stdout)
    assert [row["n"] for row in found] == [12, 12]
    again = dcg("stats", "winrate", "--rebuild", "--format", "json", "--store", copy)
    assert json.loads(again.stdout) == found


def test_another_store_at_the_same_place_is_noticed(dcg: Run, copy: Path) -> None:
    dcg("stats", "winrate", "--store", copy)
    copy.unlink()
    dcg("simulate", "--decks", "bench-red,bench-blue", "--seed", 5, "--games", 10, "--store", copy)
    result = dcg("stats", "winrate", "--format", "json", "--store", copy)
    assert result.exit_code == 0
    assert [row["n"] for row in json.loads(result.stdout)] == [10, 10]
    assert "rebuilding the analytics database" in result.stderr


def test_a_foreign_file_beside_the_store_stays(dcg: Run, copy: Path) -> None:
    beside = copy.with_name(copy.name + ".duckdb")
    beside.write_text("notes of mine, which are not to be lost")
    assert "not an analytics database" in complaint(dcg("stats", "winrate", "--store", copy))
    assert "not an analytics database" in complaint(
        dcg("stats", "winrate", "--rebuild", "--store", copy)
    )
    assert beside.read_text().startswith("notes of mine")


def test_decks_list(dcg: Run) -> None:
    result = dcg("decks", "list")
    assert result.exit_code == 0
    assert "bench-red" in result.stdout
    found = json.loads(dcg("decks", "list", "--format", "json").stdout)
    red = next(deck for deck in found if deck["id"] == "bench-red")
    assert (red["cards"], red["digi_eggs"], red["playable"]) == (50, 5, True)


def test_decks_show(dcg: Run) -> None:
    result = dcg("decks", "show", "bench-red", "--format", "json")
    assert sum(row["copies"] for row in json.loads(result.stdout)) == 55
    assert "did you mean bench-red" in complaint(dcg("decks", "show", "bench-ret"))


def test_decks_say_what_the_restriction_list_of_a_day_forbids(dcg: Run, tmp_path: Path) -> None:
    held = tmp_path / "mine.txt"
    held.write_text("1 BT5-109")
    banned = "not legal in tournaments on 2026-05-01: BT5-109 Mega Digimon Fusion!, banned since 2022-02-25"
    shown = dcg("decks", "show", held, "--legal-on", "2026-05-01")
    assert (shown.exit_code, banned in shown.stderr) == (1, True)
    assert "banned" not in dcg("decks", "show", held, "--legal-on", "2022-02-24").stderr
    asked = dcg("decks", "show", "bench-red", "--legal-on", "2022-02-24")
    assert (asked.exit_code, asked.stderr) == (0, "legal in tournaments on 2022-02-24\n")
    assert "expected one like 2026-04-04" in complaint(
        dcg("decks", "show", held, "--legal-on", "today")
    )
    early, late = (
        len(json.loads(dcg("decks", "list", "--legal-on", day, "--format", "json").stdout))
        for day in ("2021-01-01", "2026-05-01")
    )
    assert late < early == 319


def test_cards_show_by_number_and_by_name(dcg: Run) -> None:
    text = dcg("cards", "show", "bt1-025").stdout
    assert text.startswith("BT1-025 WarGreymon\n")
    assert "11000 DP" in text
    assert "<Security A. +1>" in text
    named = dcg("cards", "show", "WarGreymon", "--format", "csv").stdout
    assert "BT1-025,WarGreymon,digimon,red,6,12,11000" in named
    whole = json.loads(dcg("cards", "show", "BT1-025", "--format", "json").stdout)
    assert whole[0]["number"] == "BT1-025"
    assert whole[0]["effects"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("BT1-999", "BT1-"),
        ("Agumom", "BT1-010 Agumon"),
        ("greymo", "close: "),
        ("DCG-001", "--game battle-evolution"),
        ("\x1b[2J", "\\x1b[2J"),
    ],
)
def test_an_unknown_card(dcg: Run, words: str, says: str) -> None:
    line = complaint(dcg("cards", "show", words))
    assert "unknown card" in line
    assert says in line
    assert "\x1b" not in line


@pytest.mark.parametrize("deck", ["bench-red", "bt1-red-omnimon"])
@pytest.mark.parametrize("raw", [(), ("--raw-text",)])
def test_a_deck_shown_as_csv_is_a_deck_again(
    dcg: Run, tmp_path: Path, deck: str, raw: tuple[str, ...]
) -> None:
    shown = dcg("decks", "show", deck, "--format", "csv", *raw).stdout
    path = tmp_path / "again.csv"
    path.write_text(shown)
    assert dcg("decks", "show", path, "--format", "csv", *raw).stdout == shown
    path.write_text(shown.replace("BT1-", "BT0-", 1))
    unknown = dcg("decks", "show", path)
    assert unknown.exit_code == 1
    assert unknown.stderr.startswith("may not be played: deck: unknown card BT0-")
    path.write_text("copies,number\nfour,BT1-010\n")
    assert "line 2: expected copies and a card number" in complaint(dcg("decks", "show", path))


def test_no_two_columns_of_a_table_have_one_heading() -> None:
    for statistic in STATISTICS.values():
        shown = [one for one in statistic.columns() if one.shown.in_table]
        heads = [one.shown.heading or one.name.replace("_", " ") for one in shown]
        assert len(set(heads)) == len(heads), (statistic.name, heads)


def test_a_deck_is_read_from_standard_input(dcg: Run) -> None:
    pasted = dcg("decks", "convert", "bench-red", "--to", "lines").stdout
    shown = dcg("decks", "show", "-", input=pasted)
    assert (shown.exit_code, shown.stdout) == (0, dcg("decks", "show", "bench-red").stdout)
    code = dcg("decks", "convert", "-", "--to", "code", input=pasted).stdout
    assert dcg("decks", "show", code.strip()).stdout == shown.stdout
    assert "stdin: there is nothing in it" in complaint(dcg("decks", "show", "-", input=""))
    assert "unknown deck 'stdin'" in complaint(dcg("decks", "show", "stdin"))
