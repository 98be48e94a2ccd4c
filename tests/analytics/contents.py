"""What an analytics database holds, in an order that does not depend on how it was filled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from analytics.database import opened

TABLES = (
    "matches",
    "seats",
    "turns",
    "plays",
    "timeline",
    "decisions",
    "checks",
    "card_appearances",
    "definitions",
    "left_out",
    "projection",
)


def contents(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    with opened(path, read_only=True) as database:
        return {
            table: database.execute(f"SELECT * FROM {table} ORDER BY ALL").fetchall()
            for table in TABLES
        }


def value(path: Path, query: str) -> Any:
    """The only value of the only row."""
    with opened(path, read_only=True) as database:
        ((found,),) = database.execute(query).fetchall()
    return found
