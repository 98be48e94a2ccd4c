"""What columns mean that many tables and views have: said once, for all that say nothing else."""

from __future__ import annotations

import duckdb

MEANINGS = {
    "card": "Number of the card.",
    "deck": "The deck; empty for all matches of two different decks together.",
    "decks": "different or mirror.",
    "engine": "Engine that recorded the match.",
    "event": "Position of the event, from 0.",
    "game": "The game.",
    "high": "Upper bound of that interval.",
    "match": "Id of the match.",
    "mirror": "Whether both decks bear the same name.",
    "n": "Matches counted.",
    "name": "Its name.",
    "opponent_deck": "The same deck in mirrors; empty for all other decks together.",
    "opponent_player": "What kind of player played against it.",
    "origin": "How the matches came about.",
    "player": "What kind of player played the deck.",
    "rate": "wins / n: a draw is counted and is not a win.",
    "recorded_at": "When its last commit was written, in UTC.",
    "rules": "Edition of the rules.",
    "small": "Whether n is under 30.",
    "turn": "Number of the turn, counted over both seats.",
}
"""By the column's name. A table whose column means something else says so in its own SQL."""


def explain(database: duckdb.DuckDBPyConnection) -> None:
    """Gives every column its meaning that has none, in the database's own catalogue."""
    bare = database.execute(
        "SELECT schema_name, table_name, column_name FROM duckdb_columns() "
        "WHERE NOT internal AND comment IS NULL AND database_name = current_database()"
    ).fetchall()
    for schema, table, column in bare:
        if column in MEANINGS:
            meaning = MEANINGS[column].replace("'", "''")
            database.execute(f"COMMENT ON COLUMN {schema}.{table}.\"{column}\" IS '{meaning}'")
