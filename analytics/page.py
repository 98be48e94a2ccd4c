"""A page: what one transaction of the projection writes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

import pyarrow as pa

from dcg.record import MatchRecord
from replays.store import MatchStore

Rows = Mapping[str, pa.Table]
"""Rows by the table they are for, named with its schema where a game has one."""


R = TypeVar("R")
"""What was read of one match."""


class PageMaker(Protocol[R]):
    """What makes the rows of a layout: a module with these functions."""

    def read(self, record: MatchRecord) -> R:
        """What one match says. Raises what reading a log raises."""
        ...

    def rows_of(self, readings: Sequence[R]) -> Rows:
        """The rows of these matches."""
        ...

    def of_store(self, store: MatchStore) -> Rows:
        """The rows that belong to no match, whether they are there already or not."""
        ...


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
