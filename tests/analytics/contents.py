"""What an analytics database holds, in an order that does not depend on how it was filled."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from analytics.database import opened
from analytics.layouts import FIGURES, Layout

TABLES = (
    "matches",
    "seats",
    "turns",
    "plays",
    "checks",
    "card_appearances",
    "definitions",
    "left_out",
    "projection",
)


EVENT_TABLES = ("projected", "timeline", "decisions", "other_events", "left_out", "projection")


def contents(
    path: Path, layout: Layout = FIGURES, tables: Sequence[str] = ()
) -> dict[str, list[tuple[Any, ...]]]:
    """Of the database at `path`, which has this layout."""
    with opened(path, layout, read_only=True) as database:
        return {
            table: database.execute(f"SELECT * FROM {table} ORDER BY ALL").fetchall()
            for table in tables or (TABLES if layout is FIGURES else EVENT_TABLES)
        }


def value(path: Path, query: str, layout: Layout = FIGURES) -> Any:
    """The only value of the only row."""
    with opened(path, layout, read_only=True) as database:
        ((found,),) = database.execute(query).fetchall()
    return found
