"""What statistics are about: which matches the filters let through, apart as statistics keep them."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

import duckdb

from analytics.filters import EVERYTHING, Filters, choose


class Counted(NamedTuple):
    """Finished matches of one game, origin and pairing of players. `turns` and `events` in all. Branches of
    matches come after matches.

    Matches between different kinds of players are in two of these, once seen from either side.
    """

    game: str
    origin: str
    player: str
    opponent_player: str
    n: int
    mirrors: int
    decks: int
    events: int
    first: datetime
    last: datetime
    rules: tuple[str, ...]
    engines: tuple[str, ...]


class Tally(NamedTuple):
    """All of it: `n` finished matches, each course once, how many are not finished, and how many
    repeat the course of another."""

    n: int
    unfinished: int
    repeats: int
    decks: int
    groups: tuple[Counted, ...]


_GROUPS = """
WITH met AS (
    SELECT DISTINCT ON (match, player, opponent_player) asked.*, matches.events
    FROM asked JOIN matches USING (match)
    WHERE asked.finished AND NOT asked.repeats
),
named AS (
    SELECT game, origin, player, opponent_player, count(DISTINCT deck) AS decks
    FROM asked
    WHERE finished AND NOT repeats
    GROUP BY ALL
)
SELECT
    game,
    origin,
    player,
    opponent_player,
    count(*),
    count(*) FILTER (mirror),
    any_value(decks),
    sum(events)::BIGINT,
    min(recorded_at),
    max(recorded_at),
    list_sort(list(DISTINCT rules)),
    list_sort(list(DISTINCT engine))
FROM met JOIN named USING (game, origin, player, opponent_player)
GROUP BY game, origin, player, opponent_player
ORDER BY game, origin = 'branched', origin, player, opponent_player
"""

_ALL = """
SELECT
    count(DISTINCT match) FILTER (finished AND NOT repeats),
    count(DISTINCT match) FILTER (NOT finished),
    count(DISTINCT match) FILTER (finished AND repeats),
    count(DISTINCT deck) FILTER (finished)
FROM asked
"""


def tally_of(database: duckdb.DuckDBPyConnection, filters: Filters = EVERYTHING) -> Tally:
    """What the filters let through. Leaves them set on the connection; raises `NothingSo`."""
    choose(database, filters)
    ((n, unfinished, repeats, decks),) = database.execute(_ALL).fetchall()
    groups = tuple(
        Counted._make((*row[:-2], tuple(row[-2]), tuple(row[-1])))
        for row in database.execute(_GROUPS).fetchall()
    )
    return Tally(n, unfinished, repeats, decks, groups)
