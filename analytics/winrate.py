"""Win rate by deck: the view `winrate`, typed and in a stable order, with what a reader must know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import duckdb

SMALL_SAMPLE = 30
"""A rate over fewer matches is marked as small; the SQL macro `small_sample()` is the same number."""

INDEPENDENCE = (
    "A match counts for both of its decks, so two rows are not independent of each other: "
    "compare each rate with its own interval, not with the other's."
)


class WinRate(NamedTuple):
    """One row of the view; see `docs/analytics.md` for every column.

    `rate` is wins / n with a Wilson 95 % interval from `low` to `high`; None without a match.
    """

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: str
    n: int
    wins: int
    losses: int
    draws: int
    rate: float | None
    low: float | None
    high: float | None
    small: bool
    mirrors: int
    lists: int


class WinRates(NamedTuple):
    """Rows of one game, origin and pairing of players stand together, the best rate first.

    `notes` are sentences that belong under the table.
    """

    rows: tuple[WinRate, ...]
    notes: tuple[str, ...]


_ROWS = f"""
SELECT {", ".join(WinRate._fields)} FROM winrate
WHERE ($origin IS NULL OR origin = $origin)
  AND ($player IS NULL OR player = $player)
  AND ($opponent_player IS NULL OR opponent_player = $opponent_player)
ORDER BY game, origin, player, opponent_player, rate DESC NULLS LAST, n DESC, deck
"""  # noqa: S608 - the names of our own columns

_STANDING = """
SELECT count(*) FILTER (NOT finished),
       count(DISTINCT rules) FILTER (finished),
       count(DISTINCT engine) FILTER (finished)
FROM matches
WHERE ($origin IS NULL OR origin = $origin)
"""


def win_rates(
    database: duckdb.DuckDBPyConnection,
    *,
    origin: str | None = None,
    player: str | None = None,
    opponent_player: str | None = None,
) -> WinRates:
    """Win rate by deck over all finished matches, or over those of one origin or kind of player."""
    filters = {"origin": origin, "player": player, "opponent_player": opponent_player}
    found = database.execute(_ROWS, filters).fetchall()
    rows = tuple(WinRate._make(row) for row in found)
    standing = database.execute(_STANDING, {"origin": origin}).fetchone()
    assert standing is not None
    return WinRates(rows, (*_notes(rows), *_left_out(*standing)) if rows else _left_out(*standing))


def _notes(rows: Sequence[WinRate]) -> tuple[str, ...]:
    notes = [INDEPENDENCE]
    if len({row.origin for row in rows}) > 1:
        notes.append("Matches of different origin are never added up: each origin has its rows.")
    if len({(row.player, row.opponent_player) for row in rows}) > 1:
        notes.append("Different kinds of players are never added up: each pairing has its rows.")
    if any(row.small for row in rows):
        notes.append(f"Small sample: under {SMALL_SAMPLE} matches, too few to rank by.")
    if any(row.draws for row in rows):
        notes.append("A draw counts in n and is not a win.")
    if any(row.mirrors for row in rows):
        notes.append("Mirrors (both decks of one name) are in no rate.")
    several = sorted({row.deck for row in rows if row.lists > 1})
    if several:
        notes.append(
            "More than one card list, or version of its cards, bears the name: "
            + ", ".join(several)
            + "."
        )
    return tuple(notes)


def _left_out(unfinished: int, editions: int, engines: int) -> tuple[str, ...]:
    notes = []
    if unfinished:
        matches = "match is" if unfinished == 1 else "matches are"
        notes.append(f"{unfinished} unfinished {matches} not counted.")
    if editions > 1 or engines > 1:
        notes.append("More than one edition of the rules or version of the engine is added up.")
    return tuple(notes)
