"""Rows as Parquet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from analytics.findings import ColumnOf


def write_parquet(path: Path, columns: Sequence[ColumnOf], rows: Iterable[Sequence[Any]]) -> None:
    """Writes the rows of a statistic as a Parquet file, typed also where a column has no value.

    Raises `OSError` where the file cannot be written.
    """
    import pyarrow as pa  # noqa: PLC0415 - takes a fifth of a second
    from pyarrow import parquet  # noqa: PLC0415

    kinds = {
        "text": pa.string(),
        "words": pa.string(),
        "count": pa.int64(),
        "mark": pa.bool_(),
        "flag": pa.bool_(),
    }
    values = list(zip(*rows, strict=True)) or [()] * len(columns)
    table = pa.table(
        {
            column.name: pa.array(held, type=kinds.get(column.shown.kind, pa.float64()))
            for column, held in zip(columns, values, strict=True)
        }
    )
    with path.open("wb") as file:
        parquet.write_table(table, file)
