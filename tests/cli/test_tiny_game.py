"""A game that nothing in the command line and in analytics knows is listed, shown, played and counted."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from dcg import games
from replays.store import MatchStore
from tests.cli.conftest import Run
from tests.kernel.tiny_card_game import TINY_CARD_GAME

MATCHES = 12


@pytest.fixture
def _tiny() -> Iterator[None]:
    """The tiny game, offered to the program."""
    with games.offered(TINY_CARD_GAME):
        yield


@pytest.fixture
def both(dcg: Run, tmp_path: Path, _tiny: None) -> Path:
    """A store with matches of two games."""
    path = tmp_path / "both.db"
    for game, decks, count in (("tiny", "low,high", MATCHES), (None, "bench-red,bench-blue", 2)):
        asked = ("--game", game) if game else ()
        done = dcg(
            *("simulate", *asked, "--decks", decks, "--games", count, "--seed", 3),
            *("--store", path),
        )
        assert done.exit_code == 0, done.stderr
    return path


@pytest.fixture
def match(both: Path) -> str:
    """One of the tiny game's."""
    with MatchStore.open(both) as store:
        return next(one.id for one in store.summaries() if one.game == "tiny")


def counted(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(text.splitlines()))


@pytest.mark.usefixtures("_tiny")
def test_its_decks_are_listed_and_its_players_named(dcg: Run) -> None:
    listed = counted(dcg("decks", "list", "--game", "tiny", "--format", "csv").stdout)
    assert [(one["id"], one["playable"]) for one in listed] == [("low", "true"), ("high", "true")]
    refused = dcg("simulate", "--game", "tiny", "--decks", "low,high", "--player", "greedy")
    assert "no program called 'greedy'" in refused.stderr


def test_its_matches_are_listed_with_the_game(dcg: Run, both: Path) -> None:
    lines = dcg("matches", "--store", both).stdout.splitlines()
    assert lines[0].split()[-1] == "game"
    assert [line.split()[-1] for line in lines[2:]] == ["tiny"] * MATCHES + [
        "digimon-card-game"
    ] * 2
    only = dcg("matches", "--store", both, "--game", "tiny", "--format", "csv").stdout
    assert len(counted(only)) == MATCHES


def test_it_is_replayed_in_words_and_bisected_on_its_own_columns(
    dcg: Run, both: Path, match: str
) -> None:
    told = dcg("replay", match, "--store", both).stdout
    assert "Turn 1 of Seat " in told
    assert ": card played (card " in told
    assert " wins: " in told or "a draw" in told
    assert "points 0: " in told
    where = "points_0 + points_1 > 0"
    found = dcg("bisect", match, "--where", where, "--store", both, "--format", "json")
    (moment,) = json.loads(found.stdout)
    explained = dcg("explain", match, "--at", moment["event"], "--store", both).stdout
    assert moment["text"] in explained
    assert "The board just before" in explained
    page = dcg("replay", match, "--html", "-", "--store", both)
    assert "ard played" in page.stdout, page.stderr


def test_its_matches_branch_verify_and_travel(
    dcg: Run, both: Path, match: str, tmp_path: Path
) -> None:
    branched = dcg("branch", match, "--at", 30, "--store", both)
    assert branched.exit_code == 0, branched.stderr
    verified = dcg("verify", "--all", "--store", both)
    assert verified.exit_code == 0, verified.stdout
    file = tmp_path / "one.dcgmatch"
    assert dcg("export", match, file, "--store", both).exit_code == 0
    assert dcg("import", file, "--store", tmp_path / "other.db").exit_code == 0


@pytest.mark.usefixtures("_tiny")
def test_a_person_plays_it(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "played.db"
    begin = ("play", "--game", "tiny", "--deck", "low", "--against", "high", "--seed", 3)
    played = dcg(*begin, "--store", path, input="b\nl all\n?\n" + "1\n" * 400)
    assert played.exit_code == 0, (played.stdout[-2000:], played.stderr)
    assert "points 0: " in played.stdout
    with MatchStore.open(path) as store:
        (one,) = store.summaries()
        assert one.game == "tiny"
        assert one.winner is not None


@pytest.mark.parametrize("statistic", ["winrate", "matchups", "first-player", "length", "endings"])
def test_it_is_counted_apart_by_the_statistics_of_any_game(
    dcg: Run, both: Path, statistic: str
) -> None:
    rows = counted(dcg("stats", statistic, "--store", both, "--format", "csv").stdout)
    assert {row["game"] for row in rows} == {"tiny", "digimon-card-game"}
    only = ("--game", "tiny")
    own = counted(dcg("stats", statistic, *only, "--store", both, "--format", "csv").stdout)
    assert own == [row for row in rows if row["game"] == "tiny"]
    assert max(int(row["n"]) for row in own) in (MATCHES, MATCHES // 2)


def test_its_events_are_among_those_of_all_games_and_in_no_table_of_another(
    dcg: Run, both: Path
) -> None:
    query = (
        "SELECT game, count(*) AS events, count(DISTINCT topic) AS topics, "
        "(SELECT count(*) FROM timeline JOIN matches AS m USING (match) WHERE m.game = matches.game) "
        "AS boards FROM events JOIN matches USING (match) GROUP BY game ORDER BY game"
    )
    official, tiny = counted(dcg("sql", query, "--store", both, "--format", "csv").stdout)
    assert official["events"] == official["boards"]
    assert (tiny["game"], tiny["boards"]) == ("tiny", "0")
    assert int(tiny["events"]) > 100
    assert int(tiny["topics"]) > 5


def test_a_report_has_a_part_for_each_game(dcg: Run, both: Path, tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    done = dcg("report", "--store", both, "--out", out)
    assert done.exit_code == 0, done.stderr
    page = out.read_text("utf-8")
    assert "tiny: simulated matches" in page
    assert "digimon-card-game: simulated matches" in page
    assert page.count("memory handed, mean") == 1, "only one of the games has memory"


def test_without_the_game_its_matches_are_left_out_and_named(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "both.db"
    with games.offered(TINY_CARD_GAME):
        for asked in (("--game", "tiny", "--decks", "low,high"), ("--decks", "bench-red")):
            assert dcg("simulate", *asked, "--games", 2, "--store", path).exit_code == 0
    done = dcg("stats", "winrate", "--store", path)
    assert done.exit_code == 1, "what could not be counted is not passed over"
    assert "2 matches cannot be read" in done.stdout
    assert "a game that this program does not have" in done.stdout
    rows = counted(dcg("stats", "winrate", "--store", path, "--format", "csv").stdout)
    assert {row["game"] for row in rows} == {"digimon-card-game"}
