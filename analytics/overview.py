"""Every statistic at once, and what it is about: what a report is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import duckdb

from analytics.counted import Tally, tally_of
from analytics.filters import EVERYTHING, Filters
from analytics.findings import Findings
from analytics.listed import STATISTICS


class Overview(NamedTuple):
    """What was counted, and for each statistic by name what it found."""

    standing: Tally
    found: Mapping[str, Findings[Any]]


def overview_of(database: duckdb.DuckDBPyConnection, filters: Filters = EVERYTHING) -> Overview:
    """All statistics over what the filters let through. Raises `NothingSo`."""
    standing = tally_of(database, filters)
    return Overview(
        standing,
        {name: one.read(database, filters, beside=True) for name, one in STATISTICS.items()},
    )
