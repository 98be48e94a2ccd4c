"""docs/analytics.md, from the comments in the schema. `python -m analytics.reference > docs/analytics.md`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from analytics.games import own_tables
from analytics.listed import STATISTICS
from analytics.query import AnalyticsCatalogue
from dcg import games

_TOP = """# Analytics

Generated from the comments in the SQL of `analytics` and the columns of the games: `python -m analytics.reference >
docs/analytics.md`. A test keeps it true.

The analytics database is a DuckDB file beside the store (`STORE.duckdb`), derived from it and safe to delete. What
statistics never read, a row an event, is in a second file beside it (`STORE.events.duckdb`): `timeline`, `events`,
`decisions`, `other_events`. It is made, and brought up to date, when `dcg sql` or a data frame asks for one of these. Any
program that reads DuckDB 1.5 can open both; the comments below are in them too (`duckdb_columns()`).

- **Exactly once.** The store's commits are read in pages; the rows of a page and the position in the store are written
  in one transaction. A match that goes on in a later commit is replaced whole. A database made by another version of
  `dcg` or from another store is refused, and rebuilt from nothing with equal rows.
- **What is counted.** Every rate comes with n and an interval. The interval takes matches as independent of each other,
  which simulated ones are; branches of one match are not, nor are the rows of the two decks of one match.
- **What is never added up.** Matches of different origin, between different kinds of players, or of different games;
  mirrors and other matches.
- **Games.** What can be said of a match of any game is in the tables of the first part. What only one game has is in a
  schema of that game. A match of a game without tables of its own is counted by the statistics of any game; a match of
  a game that this program does not have is left out, and named in `left_out`.
- A NULL is called *empty* here.
"""

_TABLES = (
    "matches",
    "seats",
    "events",
    "decisions",
    "left_out",
    "other_events",
    "projected",
    "projection",
)
_BASES = ("asked", "chosen", "chosen_matches", "card_uses")


_GAME = """# {title}

In the schema `{schema}`; `dcg sql` finds without it what stands here without it."""


def reference() -> str:
    """The whole page."""
    catalogue = AnalyticsCatalogue()

    def told(tables: Iterable[str], game: str, schema: str = "main") -> list[str]:
        counted = [one.of for one in STATISTICS.values() if one.game == game]
        named = [
            full if (full := f"{schema}.{table}") in catalogue.columns else table
            for table in (*tables, *counted)
        ]
        return ["\n".join(_section(catalogue, table)) for table in named]

    sections = ["# Matches of any game", *told((*_TABLES, *_BASES), "")]
    for name, held in own_tables().items():
        sections.append(_GAME.format(title=games.find(name).title, schema=held.schema))
        sections += told((*held.of_matches, "timeline", *held.others), name, held.schema)
    return "\n\n".join([_TOP.rstrip(), *sections]) + "\n"


def _section(catalogue: AnalyticsCatalogue, table: str) -> Iterator[str]:
    (comment,) = (one.meaning for one in catalogue.tables if one.name == table)
    yield f"## `{table}`\n\n{comment}\n\n| column | type | meaning |\n|---|---|---|"
    for name, kind, meaning in catalogue.columns[table]:
        yield f"| `{name}` | {kind} | {meaning} |"


if __name__ == "__main__":
    sys.stdout.write(reference())
