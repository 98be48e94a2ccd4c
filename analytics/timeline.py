"""The table `timeline`: the per-event rows of `replays`, for all matches, with the match's id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import polars as pl

from analytics.errors import UnreadableMatch
from replays.record import MatchRecord
from replays.rows import COLUMNS, timeline_columns

_DTYPES: dict[str, Any] = {"INTEGER": pl.Int32, "VARCHAR": pl.String, "BOOLEAN": pl.Boolean}


def timeline_sql() -> str:
    """The SQL that makes the table."""
    columns = ",\n".join(f"    {name} {kind}" for name, (kind, _) in COLUMNS.items())
    comments = "\n".join(
        f"COMMENT ON COLUMN timeline.{name} IS '{_sentence(text)}';"
        for name, (_, text) in COLUMNS.items()
    )
    return (
        f"CREATE TABLE timeline (\n    match VARCHAR NOT NULL,\n{columns}\n);\n"
        "COMMENT ON TABLE timeline IS 'One row an event: the board after it, as bisect sees it.';\n"
        f"COMMENT ON COLUMN timeline.match IS 'Id of the match.';\n{comments}\n"
    )


def _sentence(text: str) -> str:
    return (text[0].upper() + text[1:] + ".").replace("'", "''")


def timeline_frame(records: Sequence[MatchRecord]) -> pl.DataFrame:
    """The rows of whole matches, in order."""
    ids = pl.DataFrame(
        {
            "match": [record.id for record in records],
            "events": [len(record.events) for record in records],
        },
        schema={"match": pl.String, "events": pl.Int32},
    ).select(pl.col("match").repeat_by("events").explode(empty_as_null=False))
    each = [_columns(record) for record in records]
    gathered = [
        pl.Series(
            name,
            [value for columns in each for value in columns[name]],
            dtype=_DTYPES[kind],
        )
        for name, (kind, _) in COLUMNS.items()
    ]
    return ids.hstack(gathered)


def _columns(record: MatchRecord) -> dict[str, list[Any]]:
    try:
        return timeline_columns(record.events)
    except Exception as error:
        raise UnreadableMatch(record.id, error) from error
