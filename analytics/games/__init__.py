"""What only one game has in the analytics database: tables in a schema of its own, and statistics.

A match of a game that has nothing here is counted by the statistics that count any match.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from analytics.games.plain import PlainTables
from analytics.games.tables import GameTables
from dcg.game import CardGame

OWN = {
    "digimon-card-game": "analytics.games.official",
    "battle-evolution": "analytics.games.battle_evolution",
}
"""Games with tables of their own, and where: a module whose `TABLES` is a `GameTables`. Its package
`statistics` has the game's statistics."""


def tables_of(game: CardGame) -> GameTables:
    """A game's part of the database."""
    return own_tables()[game.name] if game.name in OWN else PlainTables(game)


@cache
def own_tables() -> dict[str, GameTables]:
    """Games with tables of their own, by name."""
    return {name: import_module(place).TABLES for name, place in OWN.items()}


def search_path(*attached: str) -> str:
    """SQL that lets the tables of all games be named without their schema, shared ones first, then those of
    the first game that has the name; then those of other databases that are attached."""
    schemas = ["main", *(held.schema for held in own_tables().values())]
    others = [f"{one}.{schema}" for one in attached for schema in schemas]
    return f"SET search_path = '{','.join([*schemas, *others])}'"
