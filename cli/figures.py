"""How figures of statistics read: 51.0 %, +1.2, 3.63. Tables and the report say them alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from analytics.findings import ColumnOf, Kind, in_words

SHOW: dict[Kind, Callable[[Any], str]] = {
    "text": str,
    "words": in_words,
    "count": str,
    "share": lambda value: f"{100 * value:.1f} %",
    "points": lambda value: f"{100 * value:+.1f}",
    "number": lambda value: f"{value:.2f}",
    "mark": lambda value: "small sample" if value else "",
    "flag": lambda value: "yes" if value else "",
}


def value_in(row: Any, column: ColumnOf) -> Any:
    """The value of a row in a column, or what stands there for no value."""
    value = getattr(row, column.name)
    return (column.shown.empty or None) if value is None else value


def shown(row: Any, column: ColumnOf) -> str:
    """The same as people read it."""
    value = value_in(row, column)
    return "" if value is None else SHOW[column.shown.kind](value)
