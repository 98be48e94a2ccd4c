"""Which matches and seats a statistic is about: set before anything is added up.

Each field becomes a session variable `only_FIELD` of the connection, which `analytics/sql/chosen.sql`
reads. Fields are all to hold at once.
"""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

import duckdb

from analytics.errors import NothingSo
from dcg.telling.who import player_shown


class Filters(NamedTuple):
    """A field that is None, or a tuple that is empty, lets everything through.

    `decks` and `against` (decks of the other seat) are any of those named. `first`: whether the
    seat went first. `player` and `opponent` are a name or a kind of player (`person`). `since` and `before` are moments in UTC, `before` itself not included.
    `deck_list` is a fingerprint of `seats.deck_list` or its beginning.
    """

    decks: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    seat: int | None = None
    first: bool | None = None
    player: str | None = None
    opponent: str | None = None
    origin: str | None = None
    since: datetime | None = None
    before: datetime | None = None
    deck_list: str | None = None
    rules: str | None = None
    engine: str | None = None
    game: str | None = None


EVERYTHING = Filters()

_COLUMNS = {
    "decks": ("deck", "seats"),
    "against": ("opponent_deck", "seats"),
    "player": ("unnest([player, player_kind])", "seats"),
    "opponent": ("unnest([opponent_player, opponent_kind])", "seats"),
    "rules": ("rules", "matches"),
    "engine": ("engine", "matches"),
    "game": ("game", "matches"),
}
_WORDS = {
    "decks": "deck",
    "against": "opposing deck",
    "player": "player",
    "opponent": "opposing player",
    "rules": "edition of the rules",
    "engine": "engine",
    "game": "game",
}


def choose(database: duckdb.DuckDBPyConnection, filters: Filters = EVERYTHING) -> None:
    """Sets the filters of this connection in place of any before.

    Raises `NothingSo` for a name that no match of the database has: a misspelt deck is not a deck
    without matches.
    """
    filters = filters._replace(player=_shown(filters.player), opponent=_shown(filters.opponent))
    for field, (column, table) in _COLUMNS.items():
        asked = getattr(filters, field)
        if asked:
            _known(database, _WORDS[field], column, table, asked)
    if filters.deck_list is not None:
        _known_list(database, filters.deck_list)
    for field, value in zip(Filters._fields, filters, strict=True):
        if value is None or value == ():
            database.execute(f"RESET VARIABLE only_{field}")
        else:
            held = list(value) if isinstance(value, tuple) else value
            database.execute(f"SET VARIABLE only_{field} = $value", {"value": held})


def _shown(player: str | None) -> str | None:
    return None if player is None else player_shown(player)


def _known(
    database: duckdb.DuckDBPyConnection,
    what: str,
    column: str,
    table: str,
    asked: str | tuple[str, ...],
) -> None:
    found = database.execute(
        f"SELECT DISTINCT known FROM (SELECT {column} AS known FROM {table}) "  # noqa: S608 - our own names
        "WHERE known IS NOT NULL ORDER BY ALL"
    ).fetchall()
    known = [str(row[0]) for row in found]
    for value in (asked,) if isinstance(asked, str) else asked:
        if known and value not in known:
            raise NothingSo(what, value, known)


def _known_list(database: duckdb.DuckDBPyConnection, asked: str) -> None:
    found = database.execute(
        "SELECT DISTINCT deck_list FROM seats WHERE deck_list IS NOT NULL ORDER BY ALL"
    ).fetchall()
    known = [str(row[0]) for row in found]
    if known and not any(one.startswith(asked) for one in known):
        raise NothingSo("deck list", asked, known)
