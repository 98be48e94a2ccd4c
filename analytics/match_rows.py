"""Rows of several matches, one after another, as columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import numpy as np
import pyarrow as pa

from analytics.arrow import words
from analytics.games.tables import Folded

F = TypeVar("F", bound=Folded)


def by_game(readings: Sequence[F]) -> list[list[F]]:
    """The matches of each game."""
    found: dict[str, list[F]] = {}
    for one in readings:
        found.setdefault(one.record.header.game, []).append(one)
    return list(found.values())


def columns_of(names: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> dict[str, Sequence[Any]]:
    """Rows as columns, by name."""
    if not rows:
        return dict.fromkeys(names, ())
    return dict(zip(names, zip(*rows, strict=True), strict=True))


def table_of(
    readings: Sequence[Folded],
    held: Sequence[Sequence[tuple[Any, ...]]],
    fields: Sequence[str],
    columns: Mapping[str, pa.DataType | pa.Array],
) -> pa.Table:
    """The rows that each match holds as one table: their match, then these columns in this order.

    A column is the field of that name, as a type, or what was made of the rows already.
    """
    found = columns_of(fields, [row for one in held for row in one])
    return pa.table(
        {
            "match": match_of(readings, held),
            **{
                name: pa.array(found[name], column) if isinstance(column, pa.DataType) else column
                for name, column in columns.items()
            },
        }
    )


def match_of(readings: Sequence[Folded], rows: Sequence[Sequence[Any]]) -> pa.Array:
    """The match of each of the rows that each match has."""
    counts = [len(one) for one in rows]
    return words(np.repeat(np.arange(len(rows)), counts), [one.record.id for one in readings])
