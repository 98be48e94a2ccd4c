"""Which matches and seats a statistic is about: set before anything is added up.

Each field becomes a session variable `only_FIELD` of the connection, which `analytics/sql/chosen.sql`
reads. Fields are all to hold at once.
"""

from __future__ import annotations

from datetime import datetime
from typing import Literal, NamedTuple

import duckdb

from analytics.errors import NothingSo
from dcg.telling.who import player_shown

DecksBy = Literal["deck", "archetype", "format"]
"""What counts as one deck."""


class Filters(NamedTuple):
    """A field that is None, or a tuple that is empty, lets everything through.

    `decks` and `against` (decks of the other seat) are any of those named. `first`: whether the
    seat went first. `player` and `opponent` are a name or a kind of player (`person`). `since` and
    `before` are moments in UTC, `before` itself not included.
    `deck_list` is a fingerprint of `seats.deck_list` or its beginning. `by` lets nothing through: it says
    what counts as one deck, all decks of an archetype or format, or each by itself.
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
    archetype: str | None = None
    format: str | None = None
    by: DecksBy = "deck"


EVERYTHING = Filters()


class _AskedFor(NamedTuple):
    """What a filter asks for, and where the database has all there is of it; `begins`: the beginning of
    one will do."""

    what: str
    column: str
    table: str
    begins: bool = False


_KNOWN = {
    "decks": _AskedFor("deck", "deck", "seats"),
    "against": _AskedFor("opposing deck", "opponent_deck", "seats"),
    "player": _AskedFor("player", "unnest([player, player_kind])", "seats"),
    "opponent": _AskedFor("opposing player", "unnest([opponent_player, opponent_kind])", "seats"),
    "deck_list": _AskedFor("deck list", "deck_list", "seats", begins=True),
    "rules": _AskedFor("edition of the rules", "rules", "matches"),
    "engine": _AskedFor("engine", "engine", "matches"),
    "game": _AskedFor("game", "game", "matches"),
    "archetype": _AskedFor("archetype", "archetype", "seats"),
    "format": _AskedFor("format of decks", "format", "seats"),
}
"""The filters that are names, by field."""


def choose(database: duckdb.DuckDBPyConnection, filters: Filters = EVERYTHING) -> None:
    """Sets the filters of this connection in place of any before.

    Raises `NothingSo` for a name that no match of the database has: a misspelt deck is not a deck
    without matches.
    """
    filters = filters._replace(player=_shown(filters.player), opponent=_shown(filters.opponent))
    for field, known in _KNOWN.items():
        asked = getattr(filters, field)
        if asked:
            _check(database, known, (asked,) if isinstance(asked, str) else asked)
    database.execute("SET VARIABLE decks_by = $by", {"by": filters.by})
    for field, value in zip(Filters._fields, filters, strict=True):
        if field == "by":
            continue
        if value is None or value == ():
            database.execute(f"RESET VARIABLE only_{field}")
        else:
            held = list(value) if isinstance(value, tuple) else value
            database.execute(f"SET VARIABLE only_{field} = $value", {"value": held})


def _shown(player: str | None) -> str | None:
    return None if player is None else player_shown(player)


def _check(database: duckdb.DuckDBPyConnection, known: _AskedFor, asked: tuple[str, ...]) -> None:
    found = database.execute(
        f"SELECT DISTINCT known FROM (SELECT {known.column} AS known FROM {known.table}) "  # noqa: S608 - our own names
        "WHERE known IS NOT NULL ORDER BY ALL"
    ).fetchall()
    names = [str(row[0]) for row in found]
    for value in asked:
        there = any(name.startswith(value) for name in names) if known.begins else value in names
        if names and not there:
            raise NothingSo(known.what, value, names)
