"""How each game is shown at the command line, found by the name that headers give.

A game with a folder here is drawn in its own way; any other game is shown in plain words
(`cli.games.plain`). A game's folder is read when one of its matches is shown, not before.
"""

from __future__ import annotations

from importlib import import_module

from cli.games.plain import PlainView
from cli.games.view import GameView
from dcg import games
from dcg.record import MatchRecord
from dcg.telling import Line

OWN = {
    "digimon-card-game": "cli.games.official",
    "battle-evolution": "cli.games.battle_evolution",
}
"""Games that are shown in their own way, and where from: a module whose `VIEW` is a `GameView`."""


def view_of(game: str) -> GameView:
    """How matches of that game are shown. Raises `UnknownGame` for one this program does not have."""
    place = OWN.get(game)
    if place is None:
        return PlainView(games.find(game))
    view: GameView = import_module(place).VIEW
    return view


def told(record: MatchRecord) -> list[Line]:
    """Every event of a match in its game's words."""
    return list(view_of(record.header.game).words.story(record.events, record.definitions))
