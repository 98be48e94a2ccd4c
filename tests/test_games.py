"""The games there are, and how one is found."""

from __future__ import annotations

import subprocess
import sys

import pytest

from dcg import games
from dcg.kernel.errors import DamagedLog
from dcg.official.card_game import CARD_GAME, OfficialCardGame


class Other(OfficialCardGame):
    """Another game, for the sake of its name."""

    name = "other-game"


def test_a_game_is_found_by_its_name() -> None:
    assert games.find("digimon-card-game") is CARD_GAME
    assert games.names()[0] == CARD_GAME.name


def test_an_unknown_game_is_said_to_be_unknown() -> None:
    with pytest.raises(games.UnknownGame, match=r"'other-game', a game that .* does not have"):
        games.find("other-game")


def test_a_match_without_a_header_is_of_no_game() -> None:
    with pytest.raises(DamagedLog, match="begins with its header"):
        games.of([])


def test_a_game_is_offered_while_the_context_lasts() -> None:
    game = Other()
    with games.offered(game):
        assert games.find("other-game") is game
        assert games.names()[-1] == "other-game"
        with pytest.raises(ValueError, match="already"), games.offered(game):
            pass
    assert "other-game" not in games.names()
    with pytest.raises(games.UnknownGame):
        games.find("other-game")


def test_reading_a_match_takes_no_rules() -> None:
    code = (
        "import sys; from dcg import games; game = games.find('digimon-card-game'); "
        "game.columns.readers({}), game.turns, game.limits, game.names, game.definitions; "
        "sys.exit(any(name.startswith(('dcg.official.rules', 'dcg.official.text')) "
        "for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603


def test_the_game_of_a_deck_is_found_without_loading_those_behind_it() -> None:
    code = (
        "import sys; from dcg.game_meant import game_of_decks; "
        "assert game_of_decks(['bench-red', 'bench-blue']).name == 'digimon-card-game'; "
        "sys.exit(any(name.startswith('dcg.battle_evolution') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603
