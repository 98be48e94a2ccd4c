"""A page: what one transaction of the projection writes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pyarrow as pa

Rows = Mapping[str, pa.Table]
"""Rows by the table they are for, named with its schema where a game has one."""


class Page(NamedTuple):
    """Rows by table, and how far in the store they lead: the last commit's position and mark.

    `matches` are the ids of all matches the page is about, also of those that could not be read, which
    are in the table `left_out`; `read` is how many could, `events` how many events they have.
    """

    matches: tuple[str, ...]
    rows: Rows
    position: int
    mark: str
    read: int
    events: int
