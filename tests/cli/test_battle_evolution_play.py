"""Playing Digimon Battle Evolution at the command line: what a newcomer sees and asks."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from dcg.kernel.event import Event
from replays.store import MatchStore
from replays.verify import verify_match
from tests.cli.conftest import Run, complaint
from tests.cli.processes import Process

OWN = ("--game", "battle-evolution")


def played(dcg: Run, tmp_path: Path, typed: str) -> str:
    """What `dcg play` shows for what is typed."""
    decks = ("--deck", "arena-fire", "--against", "arena-ice", "--opponent", "greedy")
    result = dcg("play", *OWN, *decks, "--seed", 4, "--store", tmp_path / "play.db", input=typed)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def test_a_card_that_was_seen_is_told_and_no_other(dcg: Run, tmp_path: Path) -> None:
    """The own deck is looked through for the side pile; the other one is not."""
    shown = played(dcg, tmp_path, "c veemon\nc penguinmon\nc\nq\n")
    assert "PS-175 Veemon" in shown
    assert "Level: R" in shown
    assert "no card you have seen is called 'penguinmon'" in shown
    assert "name a card you have seen" in shown


def test_attacks_are_asked_with_what_they_do_and_both_digimon(dcg: Run, tmp_path: Path) -> None:
    shown = played(dcg, tmp_path, "1\n" * 60 + "q\n")
    question = shown[shown.index("Which attack?") :].splitlines()
    assert question[1].strip().startswith("Yours: ")
    assert question[2].strip().startswith("The opponent's: ")
    for line in question[1:3]:
        assert " HP: Circle (" in line
        assert ", Triangle (" in line
        cross = line.partition("Cross (")[2]
        assert "," in cross, "an ability beside the Power"
    assert any("Cross (" in line and "," in line for line in question[3:6])


def test_a_turn_is_told_once(dcg: Run, tmp_path: Path) -> None:
    shown = played(dcg, tmp_path, "1\n" * 60 + "q\n")
    told = [line for line in shown.splitlines() if line.strip().startswith("Turn 2 of Seat")]
    assert len([line for line in told if "phase" not in line]) == 1


def test_a_mulligan_says_what_it_leaves(dcg: Run, tmp_path: Path) -> None:
    shown = played(dcg, tmp_path, "1\n" * 60 + "q\n")
    assert "Mulligan the hand?" in shown
    assert "is discarded; the deck has" in shown
    assert "who has no Digimon to play loses" in shown


def test_a_deck_of_the_other_game_is_named_as_such(dcg: Run, tmp_path: Path) -> None:
    store = tmp_path / "none.db"
    said = complaint(dcg("simulate", "--decks", "arena-fire,bench-red", "--store", store))
    assert "arena-fire (Digimon Battle Evolution), bench-red (Digimon Card Game)" in said
    other = complaint(dcg("simulate", *OWN, "--decks", "bench-red", "--store", store))
    assert "it is a deck of Digimon Card Game (game 'digimon-card-game')" in other
    unknown = complaint(dcg("simulate", *OWN, "--decks", "arena-fier", "--store", store))
    assert "arena-fire" in unknown


def test_help_names_both_games(dcg: Run) -> None:
    assert "Digimon Battle Evolution" in dcg("--help").stdout
    assert "battle-evolution" in dcg("simulate", "--help").stdout


def test_a_scenario_of_this_game_to_begin_with_runs(dcg: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    assert "then dcg scenario run" in dcg("scenario", "new", *OWN, file).stdout
    assert dcg("scenario", "new", *OWN).stdout == file.read_text("utf-8")
    assert "1 of 1 scenarios passed" in dcg("scenario", "run", file).stdout


PEOPLE = ("--deck", "arena-fire", "--against", "arena-ice", "--opponent", "person")


def stored(path: Path) -> list[Event]:
    with MatchStore.open(path) as store:
        (only,) = store.ids()
        assert store.problems() == []
        assert verify_match(store, only).clean
        return list(store.record(only).events)


def asked(process: Process) -> Iterator[str]:
    """What is asked, each time with all that was written since the last question."""
    while written := process.until_asked():
        yield written


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_killed_between_two_secret_attacks_both_are_asked_again(
    tmp_path: Path, how: signal.Signals
) -> None:
    path = tmp_path / "played.db"
    process = Process("play", *OWN, *PEOPLE, "--seed", 4, "--store", path)
    for question in asked(process):
        if "Which attack?" in question:
            break
        process.type("2\n" if "Mulligan" in question else "1\n")
    before = stored(path)
    process.type("2\n")
    assert "Which attack?" in process.until_asked()
    code, _ = process.end(how)
    assert code == (130 if how is signal.SIGINT else -how)
    assert stored(path) == before
    with MatchStore.open(path) as store:
        (match,) = store.ids()
    again = Process("play", "--resume", match, "--store", path)
    assert "Which attack?" in (first := again.until_asked())
    assert "Seat 0 [" in first
    again.type("1\n")
    assert "Seat 1 [" in again.until_asked()
    again.type("1\n")
    again.until_asked()
    again.end(signal.SIGKILL)
    assert stored(path)[: len(before)] == before
    assert len(stored(path)) > len(before) + 1
