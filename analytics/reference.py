"""docs/analytics.md, from the comments in the schema. `python -m analytics.reference > docs/analytics.md`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

import duckdb

from analytics.database import create
from analytics.games import own_tables
from analytics.listed import STATISTICS
from dcg import games

_TOP = """# Analytics

Generated from the comments in the SQL of `analytics` and the columns of the games: `python -m analytics.reference >
docs/analytics.md`. A test keeps it true.

The analytics database is a DuckDB file beside the store (`STORE.duckdb`), derived from it and safe to delete. Any
program that reads DuckDB 1.5 can open it; the comments below are in it too (`duckdb_columns()`).

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

_TABLES = ("matches", "seats", "events", "decisions", "left_out", "other_events", "projection")
_BASES = ("asked", "chosen", "chosen_matches")


_GAME = """# {title}

In the schema `{schema}`; `dcg sql` finds these without naming it."""


def reference() -> str:
    """The whole page."""
    with duckdb.connect(":memory:") as database:
        create(database)
        comments: dict[str, str] = dict(
            database.execute(
                "SELECT table_name, comment FROM duckdb_tables() UNION ALL "
                "SELECT view_name, comment FROM duckdb_views() WHERE NOT internal"
            ).fetchall()
        )

        def told(tables: Iterable[str], game: str) -> list[str]:
            counted = [one.of for one in STATISTICS.values() if one.game == game]
            every = (*tables, *counted)
            return ["\n".join(_section(database, table, comments[table])) for table in every]

        sections = ["# Matches of any game", *told((*_TABLES, *_BASES), "")]
        for name, held in own_tables().items():
            sections.append(_GAME.format(title=games.find(name).title, schema=held.schema))
            sections += told((*held.of_matches, *held.others), name)
    return "\n\n".join([_TOP.rstrip(), *sections]) + "\n"


def _section(database: duckdb.DuckDBPyConnection, table: str, comment: str) -> Iterator[str]:
    yield f"## `{table}`\n\n{comment}\n\n| column | type | meaning |\n|---|---|---|"
    columns = database.execute(
        "SELECT column_name, data_type, comment FROM duckdb_columns() WHERE table_name = ? "
        "ORDER BY column_index",
        [table],
    )
    for name, kind, meaning in columns.fetchall():
        yield f"| `{name}` | {kind} | {meaning} |"


if __name__ == "__main__":
    sys.stdout.write(reference())
