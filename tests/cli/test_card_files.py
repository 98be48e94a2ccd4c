"""Cards from a dump: compiled, reported, kept in a file, and used by every command that names cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run, complaint

AAMON = {
    "number": "X1-01",
    "name": "Aamon",
    "category": ["Digimon"],
    "colors": ["Red"],
    "level": 3,
    "play_cost": 3,
    "dp": 2000,
    "types": ["Lesser"],
    "effect": "<Rush>",
}
BAALMON = {
    **AAMON,
    "number": "X1-02",
    "name": "Baalmon",
    "effect": "<Blocker>\n[On Play] Sing 2 songs.",
}


@pytest.fixture
def dump(tmp_path: Path) -> Path:
    return written(tmp_path / "dump.json", [AAMON, BAALMON])


def written(path: Path, records: object) -> Path:
    path.write_text(json.dumps(records), "utf-8")
    return path


def test_a_dump_is_compiled_and_what_is_not_read_is_named(dcg: Run, dump: Path) -> None:
    lines = dcg("cards", "compile", dump).stdout.splitlines()
    assert lines[2].split() == ["all", "2", "1", "50.0", "%", "3", "66.7", "%"]
    assert lines[3].split()[0] == "X1"
    assert lines[-1].split(maxsplit=1) == ["1", "sing N songs"]


def test_the_report_for_programs_has_every_phrase_with_its_place(dcg: Run, dump: Path) -> None:
    found = json.loads(dcg("cards", "compile", dump, "--report", "json").stdout)
    figures = ("cards", "cards_that_run", "sentences", "sentences_that_run", "ambiguous")
    assert [found[name] for name in figures] == [2, 1, 3, 2, 0]
    (phrase,) = found["phrases"]
    assert phrase["effect"][slice(*phrase["span"])] == phrase["phrase"] == "Sing 2 songs."
    assert found["wordings"] == [{"wording": "sing N songs", "count": 1, "cards": ["X1-02"]}]
    assert found["sets"]["X1"]["cards"] == 2


def test_a_card_that_something_beside_its_wording_keeps_from_running_is_named(
    dcg: Run, tmp_path: Path
) -> None:
    shape = {"cardType": "Digimon", "colors": ["Red"], "level": "Lv.4", "name": "Aamon"}
    numbers = ("X1-01", "X1-01-p1", "X1-02")
    records = [{"code": number, **shape, "digivolveCost1": "2 from Lv.3"} for number in numbers]
    file = written(tmp_path / "dump.json", records)
    shown = dcg("cards", "compile", file)
    reason = "digivolution requirement: the dump doesn't say of which colour to digivolve from"
    assert shown.stdout.splitlines()[-1].split(maxsplit=1) == ["2", reason]
    assert "records of cards that are above, as other pictures: 1" in shown.stderr
    found = json.loads(dcg("cards", "compile", file, "--report", "json").stdout)
    assert found["reasons"] == [{"reason": reason, "count": 2, "cards": ["X1-01", "X1-02"]}]


def test_where_compiled_cards_have_no_place_is_said_before_they_are_compiled(
    dcg: Run, tmp_path: Path
) -> None:
    file = written(tmp_path / "dump.json", [AAMON])
    said = complaint(dcg("cards", "compile", file, "--out", tmp_path / "no" / "cards.json"))
    assert said.endswith(f"there is no folder {tmp_path / 'no'} to put cards.json into")


@pytest.mark.parametrize("kept", [False, True], ids=["dump", "compiled"])
def test_every_command_that_names_cards_takes_a_card_file(
    dcg: Run, dump: Path, tmp_path: Path, kept: bool
) -> None:
    file = tmp_path / "compiled.json"
    dcg("cards", "compile", dump, "--out", file)
    cards = file if kept else dump
    shown = dcg("cards", "show", "X1-02", "--cards", cards).stdout.splitlines()
    assert shown[0] == "X1-02 Baalmon"
    assert shown[-1] == "Not supported yet: Sing 2 songs."
    deck = tmp_path / "deck.txt"
    deck.write_text("4 X1-01\n" + "".join(f"4 BT1-0{n}\n" for n in range(10, 21)) + "2 BT1-021\n")
    played = dcg("simulate", "--decks", f"{deck},bench-red", "--games", "1", "--cards", cards)
    assert played.exit_code == 0, played.stderr
    refused = dcg("simulate", "--decks", f"{deck},bench-red", "--games", "1")
    assert "unknown card X1-01" in complaint(refused)


def test_the_environment_names_a_card_file_once(
    dcg: Run, dump: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DCG_CARDS", str(dump))
    assert dcg("cards", "show", "aamon").stdout.startswith("X1-01 Aamon")


def test_a_card_file_takes_the_place_of_cards_of_the_package(dcg: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "dump.json", [{**AAMON, "number": "BT1-010"}])
    assert dcg("cards", "show", "BT1-010", "--cards", file).stdout.startswith("BT1-010 Aamon")
    assert dcg("cards", "show", "BT1-010").stdout.startswith("BT1-010 Agumon")


def test_a_card_that_a_file_makes_worse_is_named(dcg: Run, tmp_path: Path) -> None:
    worse = {**BAALMON, "number": "BT1-010"}
    file = written(tmp_path / "dump.json", [AAMON, worse, {**AAMON, "number": "BT1-011"}])
    said = dcg("cards", "show", "BT1-010", "--cards", file).stderr
    assert said == f"{file} takes the place of cards that run whole, with less of them: BT1-010\n"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("7", "a dump is a list of records"),
        ("[", "line 1: not JSON"),
        ('{"catalogue":9,"game":"digimon-card-game","cards":{}}', "a catalogue of format 9"),
        (
            '{"catalogue":1,"game":"digimon-card-game","cards":{"X":{"node":"x"}}}',
            "compile the cards again",
        ),
        (
            (
                '{"catalogue":1,"game":"digimon-card-game","cards":{"X1-01":'
                '{"node":"card","number":"X1-01","name":"Aamon","category":"digimon","dp":100000}}}'
            ),
            "X1-01 has the number 100000; cards have up to 99999",
        ),
    ],
)
def test_a_file_that_holds_no_cards_is_refused_in_one_line(
    dcg: Run, tmp_path: Path, content: str, said: str
) -> None:
    file = tmp_path / "cards.json"
    file.write_text(content, "utf-8")
    for command in (("cards", "compile", file), ("cards", "list", "--cards", file)):
        if "catalogue" in content and command[1] == "compile":
            continue
        result = dcg(*command)
        assert result.exit_code == 2
        assert said in complaint(result)
        assert str(file) in complaint(result)


def test_a_number_of_thousands_of_digits_is_a_number_like_others(dcg: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "dump.json", [{**AAMON, "number": f"X{'1' * 4900}-1"}, AAMON])
    assert dcg("cards", "compile", file, "--out", tmp_path / "out.json").exit_code == 0
    for cards in (file, tmp_path / "out.json"):
        assert dcg("cards", "show", "X1-01", "--cards", cards).exit_code == 0


def test_cards_are_found_by_facts_and_by_words(dcg: Run) -> None:
    def numbers(*asked: str) -> list[str]:
        found: list[dict[str, Any]] = json.loads(dcg("cards", *asked, "--format", "json").stdout)
        return [card["number"] for card in found]

    agumons = numbers("search", "agumon", "--set", "BT1", "--level", "3")
    assert agumons == ["BT1-010", "BT1-011"]
    blockers = numbers("list", "--set", "BT1", "--keyword", "blocker")
    assert "BT1-018" not in agumons
    assert blockers
    assert set(blockers) <= set(numbers("search", "<Blocker>", "--set", "BT1"))
    both = numbers("list", "--set", "BT8", "--colour", "red", "--colour", "blue")
    assert all({"red", "blue"} <= set(card_colours(dcg, number)) for number in both)
    assert both


def card_colours(dcg: Run, number: str) -> list[str]:
    (card,) = json.loads(dcg("cards", "show", number, "--format", "json").stdout)
    return list(card["colours"])


def test_a_search_for_what_no_card_has_says_what_is_near(dcg: Run) -> None:
    assert "did you mean Blocker?" in complaint(dcg("cards", "list", "--keyword", "bloker"))
    assert "no card of" not in dcg("cards", "search", "nothing says this").stdout
