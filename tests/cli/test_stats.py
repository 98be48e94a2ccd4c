"""`dcg stats`: one command for each statistic, the same filters, formats and rules for all."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
from pathlib import Path
from uuid import UUID

import duckdb
import pytest

from analytics.listed import STATISTICS
from dcg.battle_evolution.card_game import CARD_GAME
from replays.simulate import plans
from replays.simulate import run as simulate
from replays.store import MatchStore
from tests.cli.conftest import Run, complaint


@pytest.fixture(scope="module")
def filled(store: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the store, so that the analytics database is beside it."""
    path = tmp_path_factory.mktemp("stats") / "eight.db"
    path.write_bytes(store.read_bytes())
    return path


@pytest.fixture(scope="module")
def of_other_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with matches of the other game."""
    path = tmp_path_factory.mktemp("stats") / "other.db"
    decks = list(CARD_GAME.decks.built_in().values())[:2]
    with MatchStore.open(path, create=True) as store:
        simulate(store, plans(decks, 8, ("random", "random"), 3), CARD_GAME.decks.cards())
    return path


@pytest.mark.parametrize("name", STATISTICS)
def test_every_statistic_in_every_format(
    dcg: Run, filled: Path, of_other_game: Path, tmp_path: Path, name: str
) -> None:
    filled = of_other_game if STATISTICS[name].game == CARD_GAME.name else filled
    columns = [column.name for column in STATISTICS[name].columns()]
    table = dcg("stats", name, "--store", filled)
    assert table.exit_code == 0
    assert table.stdout.startswith("simulated matches, random against random\n")
    found = json.loads(dcg("stats", name, "--format", "json", "--store", filled).stdout)
    assert found
    assert list(found[0]) == columns
    for row in found:
        assert row["n"] > 0
        assert row["small"] == (row["n"] < 30) or name == "cards"
    text = dcg("stats", name, "--format", "csv", "--store", filled).stdout
    assert len(list(csv.reader(io.StringIO(text)))) == len(found) + 1
    out = tmp_path / "rows.parquet"
    assert dcg("stats", name, "--out", out, "--store", filled).exit_code == 0
    written = duckdb.sql(f"FROM '{out}'")
    assert written.columns == columns
    assert len(written.fetchall()) == len(found)
    assert [path.name for path in tmp_path.iterdir()] == ["rows.parquet"]


@pytest.mark.parametrize("name", STATISTICS)
def test_every_statistic_has_help_with_an_example(dcg: Run, name: str) -> None:
    text = dcg("stats", name, "--help").stdout
    assert f"dcg stats {name} --store my.db" in text
    assert "--against" in text
    assert STATISTICS[name].title[:30] in " ".join(dcg("stats", "--help").stdout.split())


def test_filters_apply_before_anything_is_counted(dcg: Run, filled: Path) -> None:
    def n(*options: object) -> dict[str, int]:
        result = dcg("stats", "winrate", *options, "--format", "json", "--store", filled)
        return {row["deck"]: row["n"] for row in json.loads(result.stdout)}

    assert n() == {"bench-red": 8, "bench-blue": 8}
    assert n("--deck", "bench-red") == {"bench-red": 8}
    assert n("--deck", "bench-red", "--deck", "bench-blue") == n()
    assert n("--against", "bench-red") == {"bench-blue": 8}
    first, second = n("--going", "first"), n("--going", "second")
    assert sum(first.values()) == sum(second.values()) == 8
    zero, one = n("--seat", 0), n("--seat", 1)
    assert {deck: zero[deck] + one[deck] for deck in zero} == n()
    assert n("--origin", "played") == {}
    assert n("--from", "2020-01-01", "--to", "2120-01-01") == n()
    assert n("--from", "2120-01-01") == n("--to", "2020-01-01") == {}
    assert n("--player", "random", "--against-player", "random") == n()
    query = "SELECT DISTINCT deck_list FROM seats WHERE deck = 'bench-red'"
    (fingerprint,) = dcg("sql", query, "--format", "csv", "--store", filled).stdout.split()[1:]
    assert n("--deck-list", fingerprint[:6]) == {"bench-red": 8}


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--deck", "bench-rod"), "did you mean bench-red"),
        (("--player", "greedy"), "there is: random"),
        (("--deck-list", "zz"), "no recorded match has the deck list 'zz'"),
        (("--from", "yesterday"), "yesterday"),
        (("--from", "2026-02-01", "--to", "2026-01-01"), "is after --to"),
        (("--seat", "2"), "2"),
        (("--origin", "dreamt"), "dreamt"),
        (("--format", "parquet"), "parquet is written to a file"),
        (("--format", "table", "--out", "x.json"), "a table is for reading"),
        (("--out", "x.xlsx"), "what format is x.xlsx?"),
        (("--out", "no/such/folder/x.json"), "there is no folder no/such/folder"),
        (("--deck", "\x1b[2J"), "\\x1b"),
    ],
)
def test_what_cannot_be_asked_is_one_line(
    dcg: Run,
    filled: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    options: tuple[str, ...],
    says: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    line = complaint(dcg("stats", "winrate", *options, "--store", filled))
    assert says in line
    assert "\x1b" not in line
    assert list(tmp_path.iterdir()) == []


def test_a_match_that_cannot_be_read_is_named_and_the_others_are_counted(
    dcg: Run, store: Path, tmp_path: Path
) -> None:
    path = tmp_path / "damaged.db"
    path.write_bytes(store.read_bytes())
    with MatchStore.open(path) as opened:
        wrong = opened.summaries()[2].id
    with sqlite3.connect(path) as connection:
        connection.execute(
            "UPDATE commits SET state = substr(state, 1, 100) WHERE originator_id = ?",
            (UUID(wrong).hex,),
        )
    connection.close()
    for again in ((), (), ("--rebuild",)):
        result = dcg("stats", "winrate", *again, "--format", "json", "--store", path)
        assert result.exit_code == 1
        assert [row["n"] for row in json.loads(result.stdout)] == [7, 7]
        assert wrong in result.stderr
        assert "1 match cannot be read and is not counted" in result.stderr
    out = tmp_path / "found.csv"
    assert dcg("stats", "winrate", "--out", out, "--store", path).exit_code == 1
    assert out.exists()


def test_nothing_new_is_not_read_again(
    dcg: Run, filled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = dcg("stats", "winrate", "--store", filled).stdout
    monkeypatch.setattr(MatchStore, "record", None)
    assert dcg("stats", "winrate", "--store", filled).stdout == before


def test_the_report_has_the_sections_of_the_other_game(
    dcg: Run, of_other_game: Path, tmp_path: Path
) -> None:
    """Those of the first game are neither shown nor listed as missing."""
    page = tmp_path / "report.html"
    assert dcg("report", "--store", of_other_game, "--out", page).exit_code == 0
    text = page.read_text("utf-8")
    for one in STATISTICS.values():
        assert (one.title in text) == (one.game in ("", CARD_GAME.name)), one.name


def test_a_statistic_of_one_game_says_plainly_that_matches_of_another_are_not_in_it(
    dcg: Run, of_other_game: Path
) -> None:
    said = dcg("stats", "memory", "--store", of_other_game)
    assert said.exit_code == 0
    assert "`memory` counts matches of Digimon Card Game only: 8 matches" in said.stdout
    assert "Digimon Battle Evolution are not in it." in said.stdout
    assert "Digimon Card Game" in dcg("stats", "memory", "--help").stdout
