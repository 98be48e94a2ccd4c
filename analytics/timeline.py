"""The table `timeline`: the per-event rows of `replays`, for all matches, with the match's id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import polars as pl

from analytics.errors import UnreadableMatch
from replays.record import MatchRecord
from replays.rows import COLUMNS, timeline_columns

_DTYPES: dict[str, Any] = {"INTEGER": pl.Int32, "VARCHAR": pl.String, "BOOLEAN": pl.Boolean}
_SCHEMA = {name: _DTYPES[kind] for name, (kind, _) in COLUMNS.items()}


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
    if not records:
        return pl.DataFrame(schema={"match": pl.String, **_SCHEMA})
    return pl.concat([_frame(record) for record in records], rechunk=True)


def _frame(record: MatchRecord) -> pl.DataFrame:
    try:
        columns = timeline_columns(record.events, record.definitions)
    except Exception as error:
        raise UnreadableMatch(record.id, error) from error
    frame = pl.DataFrame(columns, schema=_SCHEMA)
    return frame.insert_column(0, pl.repeat(record.id, frame.height, eager=True).alias("match"))
