from __future__ import annotations

import json
from pathlib import Path

import pytest

from dcg.user_files import LARGEST_DOCUMENT
from tests.cli.conftest import Run, complaint

GOOD = """
title: A Digimon attacks a player without security and wins
cards: {Test Pup: {level: 3, dp: 2000, cost: 3}}
position:
  memory: 3
  you: {hand: Test Pup, deck: 5 unknown, battle_area: [pup: Test Pup]}
  opponent: {deck: 5 unknown}
script: [you: {attack: {with: pup, on: player}}]
then: {result: {winner: you, reason: attack}}
"""


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.yaml"
    path.write_text(GOOD)
    return path


def test_a_scenario_that_passes(dcg: Run, good: Path) -> None:
    result = dcg("scenario", "run", good)
    assert result.exit_code == 0, result.stdout
    assert "1 of 1 scenarios passed" in result.stdout
    found = json.loads(dcg("scenario", "run", good, "--format", "json").stdout)
    (one,) = found
    assert (one["outcome"], one["reasons"], one["line"]) == ("passed", [], 2)
    once = json.loads(dcg("scenario", "run", good, "--once", "--format", "json").stdout)
    assert once == found


def test_a_scenario_that_fails_shows_what_differs_and_the_board(dcg: Run, good: Path) -> None:
    good.write_text(GOOD.replace("winner: you", "winner: opponent"))
    result = dcg("scenario", "run", good)
    assert result.exit_code == 1
    assert "good.yaml:2: A Digimon attacks" in result.stdout
    assert "failed" in result.stdout
    assert "battle area: pup" in result.stdout
    assert "0 of 1 scenarios passed" in result.stdout
    assert result.stderr == ""


def test_a_folder_of_scenarios(dcg: Run, good: Path) -> None:
    (good.parent / "more.yml").write_text(GOOD.replace("A Digimon", "One Digimon"))
    assert "2 of 2 scenarios passed" in dcg("scenario", "run", good.parent).stdout


def test_a_number_that_no_card_has_does_not_stop_the_others(dcg: Run, good: Path) -> None:
    effect = "cost: 3, effect: '[On Play] Gain " + "9" * 6000 + " memory.'"
    (good.parent / "bad.yaml").write_text(GOOD.replace("cost: 3", effect))
    found = json.loads(dcg("scenario", "run", good.parent, "--format", "json").stdout)
    assert [one["outcome"] for one in found] == ["refused", "passed"]


def test_a_file_that_cannot_be_opened_is_refused_and_stops_no_other(dcg: Run, good: Path) -> None:
    folder = good.parent
    (folder / "bytes.yaml").write_bytes(b"\xff\xfe\xfa")
    (folder / "folder.yaml").mkdir()
    (folder / "empty").mkdir()
    with (folder / "large.yaml").open("wb") as file:
        file.truncate(LARGEST_DOCUMENT + 1)
    arguments = ("scenario", "run", folder / "none.yaml", folder, folder / "empty")
    result = dcg(*arguments, "--format", "json")
    assert result.exit_code == 2
    found = {Path(one["source"]).name: one["outcome"] for one in json.loads(result.stdout)}
    assert found.pop("good.yaml") == "passed"
    refused = ("bytes.yaml", "folder.yaml", "large.yaml", "none.yaml", "empty")
    assert found == dict.fromkeys(refused, "refused")
    assert "1 of 6 scenarios passed, 5 refused" in dcg(*arguments).stdout


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (GOOD.replace("script:", "scirpt:"), "did you mean `script`?"),
        (GOOD.replace("memory: 3", "memory: lots"), "expected a whole number"),
        (GOOD.replace("deck: 5 unknown}", "deck: 5 Nobody}"), "unknown card"),
        (GOOD.replace("title:", "title: ["), "not YAML"),
        ("cards: {Test Pup: {}}", "no scenario"),
        ("", "no scenario"),
        (GOOD.replace("memory: 3", "memory: " + "9" * 6000), "a number of 6000 digits"),
        (GOOD.replace("deck: 5 unknown}", f"deck: {'9' * 6000} unknown}}"), "unknown card"),
    ],
)
def test_a_scenario_that_cannot_be_read_is_refused(
    dcg: Run, good: Path, text: str, says: str
) -> None:
    (good.parent / "bad.yaml").write_text(text)
    result = dcg("scenario", "run", good.parent)
    assert result.exit_code == 2
    (line,) = [line for line in result.stdout.splitlines() if "refused)" in line]
    assert says in line
    assert "bad.yaml" in line
    assert "1 of 2 scenarios passed, 1 refused" in result.stdout
    found = json.loads(dcg("scenario", "run", good.parent, "--format", "json").stdout)
    assert [one["outcome"] for one in found] == ["refused", "passed"]


UNREAD_CARD = """\
cards:
  Test Pup: {level: 3}
  Test Riddle: {effects: "[On Play] Dance the whole night."}
---
title: About the card that cannot be read
position: {you: {hand: [Test Pup], deck: 5 unknown, battle_area: [Test Riddle]}, opponent: {deck: 5 unknown}}
then: {memory: 0}
---
title: About it as well
position: {you: {hand: [2x Test Riddle], deck: 5 unknown}, opponent: {deck: 5 unknown}}
then: {memory: 0}
---
title: About another card
position: {you: {hand: [Test Pup], deck: 5 unknown}, opponent: {deck: 5 unknown}}
then: {memory: 0}
"""


def test_a_card_that_cannot_be_read_is_told_once_and_stops_only_what_names_it(
    dcg: Run, good: Path
) -> None:
    path = good.parent / "unread.yaml"
    path.write_text(UNREAD_CARD)
    result = dcg("scenario", "run", path)
    assert result.stdout.count("Test Riddle") == 1
    assert "1 of 4 scenarios passed, 3 refused" in result.stdout
    found = json.loads(dcg("scenario", "run", path, "--format", "json").stdout)
    assert [one["outcome"] for one in found] == ["refused", "refused", "refused", "passed"]


def test_what_is_not_supported_is_said_and_proves_nothing(dcg: Run, good: Path) -> None:
    good.write_text(
        GOOD.replace(
            "cost: 3}",
            "cost: 3, effects: [{kind: persistent, body: {node: unsupported, phrase: dance}}]}",
        ).replace("script:", "proves: {rules: [11-1-4], rulings: [blocker-6]}\nscript:")
    )
    result = dcg("scenario", "run", good)
    assert result.exit_code == 1
    assert "not supported: dance" in result.stdout
    assert "0 of 1 scenarios passed, 1 unsupported" in result.stdout
    (one,) = json.loads(dcg("scenario", "run", good, "--format", "json").stdout)
    assert (one["outcome"], one["rules"], one["rulings"]) == (
        "unsupported",
        ["11-1-4"],
        ["blocker-6"],
    )
    assert one["reasons"] == ["not supported: dance"]


def test_files_that_are_not_there(dcg: Run, tmp_path: Path) -> None:
    for named, says in ((tmp_path / "none.yaml", "there is no file"), (tmp_path, "no YAML files")):
        result = dcg("scenario", "run", named)
        assert result.exit_code == 2
        assert result.stderr.startswith("dcg: ")
        assert says in result.stderr
        assert result.stdout == "0 of 1 scenarios passed, 1 refused\n"


BOTH_ALIKE = """title: alike
position: {memory: 3}
then: {memory: 4, result: {winner: you, reason: deck_out}}
"""


def test_a_failure_that_is_the_same_with_seats_swapped_is_printed_once(
    dcg: Run, tmp_path: Path
) -> None:
    path = tmp_path / "alike.yaml"
    path.write_text(BOTH_ALIKE)
    swapped = dcg("scenario", "run", path).stdout
    assert f"{path}:1: alike: failed, and with seats swapped\n" in swapped
    assert swapped.count("then.memory: expected 4") == 1
    once = dcg("scenario", "run", path, "--once").stdout
    assert f"{path}:1: alike: failed\n" in once


FAULTS = """title: wrong
titel: twice
cards:
  One: {levle: 3}
  Two: {keywords: [blokcer]}
position: {memory: 33, phase: noon}
script:
  - jump: 1
  - fly: 2
then: {memory: 43}
"""


def test_all_that_is_wrong_with_a_document_is_told(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(FAULTS)
    result = dcg("scenario", "run", path, "--format", "json")
    assert result.exit_code == 2
    (found,) = json.loads(result.stdout)
    where = [reason.split(": ")[1] for reason in found["reasons"]]
    assert where == [
        "titel",
        "cards.One.levle",
        "cards.Two.keywords[0]",
        "position.memory",
        "position.phase",
        "script[0]",
        "script[1]",
        "then.memory",
    ]
    first, *others = dcg("scenario", "run", path).stdout.splitlines()
    assert first.endswith("(refused)")
    assert len(others) == len(where)
    assert others[-1] == "0 of 1 scenarios passed, 1 refused"


def test_a_wrong_keyword_names_the_nearest_and_not_all(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "keyword.yaml"
    for word, said in (("blokcer", "did you mean blocker?"), ("qqqq", "the nearest are")):
        path.write_text(f"cards: {{A: {{keywords: [{word}]}}}}\nposition: {{you: {{hand: [A]}}}}\n")
        line = complaint(dcg("position", "show", path))
        assert f"`{word}` is not a keyword" in line
        assert said in line
        assert len(line) < 200 + len(str(path))


def test_every_unknown_card_of_a_position_is_named(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text("position: {you: {hand: [Foo], trash: [Bar]}}\n")
    line = complaint(dcg("position", "show", path))
    assert "unknown card `Foo`" in line
    assert "unknown card `Bar`" in line


def test_a_scenario_is_read_from_standard_input(dcg: Run) -> None:
    ran = dcg("scenario", "run", "-", input=dcg("scenario", "new").stdout)
    assert (ran.exit_code, ran.stdout.splitlines()[-1]) == (0, "1 of 1 scenarios passed")
    assert ran.stdout.startswith("stdin:")
