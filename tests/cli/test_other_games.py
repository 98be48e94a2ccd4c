"""A store with matches of a game that this program does not have: said to be that by every command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dcg import games
from dcg.official.catalogue import catalogue, deck
from replays.simulate import plans, run
from replays.store import MatchStore
from tests.cli.conftest import Run, complaint
from tests.kernel.tiny_card_game import TINY_CARD_GAME

RANDOM = ("random", "random")


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with one match of a game that is gone again, and one of ours."""
    path = tmp_path_factory.mktemp("both") / "both.db"
    with MatchStore.open(path, create=True) as store:
        with games.offered(TINY_CARD_GAME):
            decks = list(TINY_CARD_GAME.decks.built_in().values())
            run(store, plans(decks, 1, RANDOM, 1), TINY_CARD_GAME.decks.cards())
        run(store, plans([deck("bench-red"), deck("bench-blue")], 1, RANDOM, 1), catalogue())
    return path


@pytest.fixture
def lost(both: Path) -> str:
    with MatchStore.open(both) as store:
        return store.summaries()[0].id


def test_the_listing_says_the_games_where_there_are_several(dcg: Run, both: Path) -> None:
    shown = dcg("matches", "--store", both).stdout
    assert [line.split()[-1] for line in shown.splitlines()[2:]] == ["digimon-card-game", "tiny"]
    listed = json.loads(dcg("matches", "--store", both, "--format", "json").stdout)
    assert [one["game"] for one in listed] == ["digimon-card-game", "tiny"]


@pytest.mark.parametrize(
    "command",
    [
        ("replay",),
        ("replay", "--turn", "1"),
        ("explain", "--at", "20"),
        ("bisect", "--where", "turn > 1"),
        ("branch", "--at", "20"),
        ("export",),
    ],
)
def test_every_command_says_that_it_does_not_have_the_game(
    dcg: Run,
    both: Path,
    lost: str,
    command: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    name, *more = command
    said = complaint(dcg(name, lost, *more, "--store", both))
    assert "a match of 'tiny', a game that this program does not have" in said
    assert "damage" not in said


def test_verify_calls_it_neither_clean_nor_wrong(dcg: Run, both: Path, lost: str) -> None:
    result = dcg("verify", "--all", "--store", both)
    assert result.exit_code == 1
    assert "1 of 2 matches are clean; 1 are of games this program does not have" in result.stdout
    assert "NO" not in result.stdout
    (one,) = json.loads(dcg("verify", lost, "--store", both, "--format", "json").stdout)
    assert one["clean"] is None


def test_it_is_not_counted(dcg: Run, both: Path) -> None:
    counted = dcg("sql", "SELECT count(*) AS n FROM matches", "--store", both, "--format", "json")
    assert json.loads(counted.stdout) == [{"n": 1}]
    reasons = dcg("sql", "SELECT reason FROM left_out", "--store", both, "--format", "json")
    assert "a game that this program does not have" in json.loads(reasons.stdout)[0]["reason"]
