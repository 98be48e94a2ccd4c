"""The rows under a chart."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Any

from analytics.findings import APART, Statistic
from cli.figures import shown
from cli.report.model import ReportTable

MOST = 250
"""Rows on the page; more would make it too large to share."""


def table_of(statistic: Statistic[Any], rows: Sequence[Any], command: str) -> ReportTable:
    """The table as `dcg stats` shows it. `command` lists all rows."""
    columns = [
        column
        for column in statistic.columns()
        if column.shown.in_table and column.name not in APART
    ]
    here = rows[:MOST]
    return ReportTable(
        tuple(column.shown.heading or column.name.replace("_", " ") for column in columns),
        tuple(column.shown.kind not in ("text", "words", "mark") for column in columns),
        tuple(tuple(shown(row, column) for column in columns) for row in here),
        frozenset(at for at, row in enumerate(here) if row.small),
        len(rows) - len(here),
        command,
        statistic.title,
    )


def command_of(words: Sequence[str]) -> str:
    """A command as it is typed."""
    return shlex.join(words)
