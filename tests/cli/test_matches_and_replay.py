from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from replays.store import MatchStore
from tests.cli.conftest import Run, complaint


def test_matches_lists_them_in_every_format(dcg: Run, store: Path) -> None:
    table = dcg("matches", "--store", store).stdout.splitlines()
    assert len(table) == 2 + 8
    found = json.loads(dcg("matches", "--store", store, "--format", "json").stdout)
    assert len(found) == 8
    assert {one["deck_0"] for one in found} == {"bench-red", "bench-blue"}
    assert table[2].startswith(found[0]["match"][:8])
    rows = list(
        csv.DictReader(io.StringIO(dcg("matches", "--store", store, "--format", "csv").stdout))
    )
    assert [row["match"] for row in rows] == [one["match"] for one in found]


def test_matches_can_be_fewer(dcg: Run, store: Path) -> None:
    result = dcg("matches", "--store", store, "--limit", 3)
    assert "3 of 8 matches" in result.stdout
    assert (
        len(json.loads(dcg("matches", "--store", store, "--limit", 0, "--format", "json").stdout))
        == 8
    )


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--game", "chess"), "has the game 'chess'; known: digimon-card-game"),
        (("--deck", "bench-rad"), "has the deck 'bench-rad'; did you mean bench-red"),
        (("--player", "gready"), "has the kind of player 'gready'"),
    ],
)
def test_a_name_that_no_match_has_is_refused(
    dcg: Run, store: Path, arguments: tuple[str, ...], says: str
) -> None:
    for form in ("table", "json"):
        assert says in complaint(dcg("matches", "--store", store, "--format", form, *arguments))


def test_the_listing_of_an_empty_store_may_be_filtered(dcg: Run, tmp_path: Path) -> None:
    with MatchStore.open(tmp_path / "empty.db", create=True):
        pass
    result = dcg("matches", "--store", tmp_path / "empty.db", "--game", "chess", "--format", "json")
    assert json.loads(result.stdout) == []


def test_replay_tells_the_match_turn_by_turn(dcg: Run, store: Path, match: str) -> None:
    result = dcg("replay", match[:8], "--store", store)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert "Set-up" in lines
    turns = [line for line in lines if line.startswith("Turn ")][:-1]
    assert turns[:3] == ["Turn 1 of Seat 0", "Turn 2 of Seat 1", "Turn 3 of Seat 0"] or turns[
        :3
    ] == ["Turn 1 of Seat 1", "Turn 2 of Seat 0", "Turn 3 of Seat 1"]
    assert any("has won: an attack" in line for line in lines), "the last board is shown"
    assert result.stdout == dcg("replay", match, "--plain", "--store", store).stdout


def test_replay_plain_is_only_text(dcg: Run, store: Path, match: str) -> None:
    text = dcg("replay", match, "--plain", "--store", store).stdout
    assert "\x1b" not in text
    assert not set(text) & set("─│╭╮╰╯═║")


def test_replay_at_an_event_shows_board_and_causes(dcg: Run, store: Path, match: str) -> None:
    found = json.loads(
        dcg(
            "bisect",
            match,
            "--where",
            "topic = 'security_revealed'",
            "--format",
            "json",
            "--store",
            store,
        ).stdout
    )
    event = found[0]["event"]
    text = dcg("replay", match, "--at", event, "--plain", "--store", store).stdout
    assert f"{event}" in text
    assert found[0]["text"] + "   <--" in text
    assert "In no area:" in text, "the board is the one just after the event"
    why = text[text.index("Why") :]
    assert "rules 13-1-7-1-1" in why
    assert "in this security check, because: " in why
    assert "attacks Seat" in why
    assert "chooses to attack" in why


def test_replay_can_show_one_turn_and_everything(dcg: Run, store: Path, match: str) -> None:
    short = dcg("replay", match, "--turn", 2, "--store", store).stdout
    assert short.count("Turn ") == 1
    long = dcg("replay", match, "--turn", 2, "--all", "--store", store).stdout
    assert len(long.splitlines()) > len(short.splitlines())
    assert "(main action begins)" in long
    assert "pays" in long


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--at", "99999"), "has no event 99999: its events are 0 to"),
        (("--at", "-1"), "'--at'"),
        (("--at", "x"), "'--at'"),
        (("--turn", "x"), "'--turn'"),
        (("--turn", "99"), "has no turn 99: its turns are 1 to "),
        (("--turn", "99", "--seat", "1", "--all"), "has no turn 99: its turns are 1 to "),
        (("--turn", "3", "--at", "60"), "give one of them"),
    ],
)
def test_replay_at_what_is_not_there(
    dcg: Run, store: Path, match: str, arguments: tuple[str, ...], says: str
) -> None:
    assert says in complaint(dcg("replay", match, "--store", store, *arguments))


def test_every_event_of_a_match_can_be_shown(dcg: Run, store: Path, match: str) -> None:
    for event in (0, 1, 3, 4, 5, 40, 101):
        result = dcg("replay", match, "--at", event, "--store", store)
        assert result.exit_code == 0
        assert f"{event:>6}  " in result.stdout
