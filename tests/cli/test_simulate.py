from __future__ import annotations

import sqlite3
from importlib import resources
from pathlib import Path

import pytest

from dcg.official.catalogue import decks
from replays.store import MatchStore
from tests.cli.conftest import Run, complaint


def events_of(path: Path) -> dict[str, list[object]]:
    with MatchStore.open(path) as store:
        return {one.id: list(store.record(one.id).events) for one in store.summaries()}


def test_the_same_seed_gives_the_same_matches(dcg: Run, store: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.db"
    arguments = ("simulate", "--decks", "bench-red,bench-blue", "--games", 8, "--seed")
    first = dcg(*arguments, 7, "--store", again)
    assert first.stdout == (
        f"8 matches of bench-red, bench-blue in {again}: 8 played now, 0 were there already\n"
    )
    assert events_of(again) == events_of(store)
    other = tmp_path / "other.db"
    dcg(*arguments, 8, "--store", other)
    assert not set(events_of(other)) & set(events_of(store))


def test_a_run_goes_on_where_it_stopped(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "some.db"
    arguments = ("simulate", "--decks", "bench-red,bench-blue", "--store", path, "--games")
    dcg(*arguments, 3)
    before = events_of(path)
    result = dcg(*arguments, 5)
    assert "2 played now, 3 were there already" in result.stdout
    after = events_of(path)
    assert {match: after[match] for match in before} == before
    assert len(after) == 5


def test_every_pairing_is_played_with_the_seats_swapped(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "three.db"
    named = ("bench-red", "bench-blue", "bt1-red-omnimon")
    dcg("simulate", "--decks", ",".join(named), "--games", 6, "--store", path)
    with MatchStore.open(path) as opened:
        pairs = {(one.deck_0, one.deck_1) for one in opened.summaries()}
    assert pairs == {(one, other) for one in named for other in named if one != other}


def test_deck_files_play_beside_built_in_decks(dcg: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    red = decks()["bench-red"]
    cards = [*red.deck.items(), *red.digi_egg_deck.items()]
    mine.write_text("\n".join(f"{copies} {number}" for number, copies in cards))
    path = tmp_path / "mine.db"
    result = dcg("simulate", "--decks", f"bench-blue,{mine}", "--games", 2, "--store", path)
    assert result.exit_code == 0, result.stderr
    with MatchStore.open(path) as opened:
        assert [one.deck_1 for one in opened.summaries()] == ["mine", "bench-blue"]


def test_quiet_says_only_the_result(dcg: Run, tmp_path: Path) -> None:
    arguments = ("simulate", "--decks", "bench-red", "--games", 1, "--store")
    assert dcg(*arguments, tmp_path / "a.db", "--quiet").stderr == ""
    assert "matches a second" in dcg(*arguments, tmp_path / "b.db").stderr


@pytest.mark.parametrize(
    ("named", "says"),
    [
        ("bench-rad", "did you mean bench-red"),
        ("bench-red,bench-red", "two of the decks are called 'bench-red'"),
        (",", "no deck named"),
        ("illegal.yaml", "49 cards, must be exactly 50"),
        ("unknown.yaml", "unknown card BT1-9"),
        ("garbage.yaml", "not YAML: the sign 0x0000 is not text"),
        ("field.yaml", "none of its fields is of a deck"),
        (".", "is a folder"),
    ],
)
def test_a_deck_that_cannot_be_played(
    dcg: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str, says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    red = decks()["bench-red"]
    short = "\n".join(f"  {number}: {copies}" for number, copies in red.deck.items())
    Path("illegal.yaml").write_text("deck:\n" + short.replace("BT1-090: 1", ""))
    Path("unknown.yaml").write_text("deck: {BT1-9: 4, BT1-010: 46}")
    Path("garbage.yaml").write_text("\x00root:x:0:0")
    Path("field.yaml").write_text("cards: {BT1-010: 50}")
    line = complaint(dcg("simulate", "--decks", named, "--store", "none.db"))
    assert says in line
    assert not Path("none.db").exists(), "nothing is made of a run that cannot be"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "missing option '--decks'"),
        (("--decks", "bench-red", "--games", "0"), "'--games'"),
        (("--decks", "bench-red", "--seed", "-1"), "'--seed'"),
        (("--decks", "bench-red", "--player", "genius"), "'--player'"),
        (("--decks", "bench-red", "--jobs", "0"), "'--jobs'"),
        (("--decks", "bench-red", "--against", "nobody"), "'--against'"),
        (("--decks", "bench-red", "extra"), "extra"),
        (("--dekcs", "bench-red"), "--decks"),
    ],
)
def test_wrong_usage(dcg: Run, arguments: tuple[str, ...], says: str) -> None:
    assert says in complaint(dcg("simulate", *arguments))


def test_a_store_of_another_program_stays_as_it_is(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE things (name)")
    connection.close()
    before = path.read_bytes()
    assert "another program" in complaint(
        dcg("simulate", "--decks", "bench-red", "--games", 1, "--store", path)
    )
    assert path.read_bytes() == before


def test_the_game_is_that_of_the_decks(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    dcg("simulate", "--decks", "first-forest,first-ocean", "--games", 1, "--store", path)
    assert "first-forest" in dcg("matches", "--store", path, "--format", "json").stdout


def test_the_game_of_a_deck_in_a_file_is_found_by_its_cards(dcg: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    place = "dcg.battle_evolution.catalogue"
    mine.write_text((resources.files(place) / "decks" / "first-sky.yaml").read_text("utf-8"))
    path = tmp_path / "s.db"
    said = dcg("simulate", "--decks", f"{mine},first-ocean", "--games", 1, "--store", path)
    assert said.stdout.startswith("1 matches of first-sky, first-ocean")


def test_decks_of_two_games_do_not_meet(dcg: Run, tmp_path: Path) -> None:
    given = ("--games", 1, "--store", tmp_path / "s.db")
    result = dcg("simulate", "--decks", "bench-red,first-forest", *given)
    assert complaint(result) == (
        "dcg: these decks are of two games: bench-red (Digimon Card Game), "
        "first-forest (Digimon Battle Evolution)"
    )
