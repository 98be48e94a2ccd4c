"""A game that another package offers by an entry point is found by its name, in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dcg import games
from tests.kernel.tiny_card_game import TINY_CARD_GAME

ROOT = Path(__file__).parents[1]
TINY = "tests.kernel.tiny_card_game:TINY_CARD_GAME"


def install(folder: Path, name: str, value: str) -> None:
    """What an installer leaves of a package that offers one game."""
    package = folder / "a_tiny_game-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: a-tiny-game\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(f"[{games.GROUP}]\n{name} = {value}\n")


@pytest.fixture
def offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Offers a game to this process, as an installed package does."""

    def offered(name: str, value: str) -> None:
        install(tmp_path, name, value)
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.setattr(games, "_loaded", {})

    return offered


def test_it_is_found_by_the_name_in_headers(offer: Callable[[str, str], None]) -> None:
    packaged = games.names()
    assert "tiny" not in packaged
    offer("tiny", TINY)
    assert games.names() == (*packaged, "tiny")
    assert games.find("tiny") is TINY_CARD_GAME
    with pytest.raises(games.UnknownGame, match=r"it has digimon-card-game, .*tiny\)"):
        games.find("chess")


@pytest.mark.parametrize(
    ("name", "value", "wrong"),
    [
        ("tiny", "no_such_module:GAME", "cannot be loaded: No module named 'no_such_module'"),
        ("tiny", f"{TINY}S", "cannot be loaded: .*has no attribute 'TINY_CARD_GAMES'"),
        ("chess", TINY, "calls itself 'tiny'"),
    ],
)
def test_what_is_offered_and_is_not_there_is_said_to_be_that(
    offer: Callable[[str, str], None], name: str, value: str, wrong: str
) -> None:
    offer(name, value)
    said = f"^a-tiny-game offers the game '{name}' as {value}, but that {wrong}$"
    with pytest.raises(games.UnusableGame, match=said):
        games.find(name)
    with pytest.raises(games.UnknownGame):
        games.find(name)


def test_commands_and_their_worker_processes_find_it(tmp_path: Path) -> None:
    install(tmp_path, "tiny", TINY)
    paths = os.pathsep.join((str(tmp_path), str(ROOT)))

    def dcg(*arguments: str) -> str:
        return subprocess.run(  # noqa: S603
            [sys.executable, "-c", "from cli.main import main; main()", *arguments],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": paths},
            capture_output=True,
            check=True,
            text=True,
        ).stdout

    simulate = "simulate --quiet --game tiny --decks low,high --games 8 --jobs 2 --store s.db"
    assert "8 matches of low, high" in dcg(*simulate.split())
    assert "8 of 8 matches are clean" in dcg("verify", "--all", "--store", "s.db")
