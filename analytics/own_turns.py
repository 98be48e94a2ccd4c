"""What statistics of when something first came have in common, in turns of the seat's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Protocol

from analytics.findings import Shown

Seats = Annotated[int, Shown("seats", "count")]
Reached = Annotated[int, Shown("had one", "count")]
LowerQuartile = Annotated[float | None, Shown("lower quartile", "number")]
MedianTurn = Annotated[float | None, Shown("median turn", "number")]
UpperQuartile = Annotated[float | None, Shown("upper quartile", "number")]
MeanFrom = Annotated[float | None, Shown("mean from", "number")]
MeanTo = Annotated[float | None, Shown("mean to", "number")]
"""Columns of when something first came, in turns of the seat's own."""


class _OfSeats(Protocol):
    @property
    def n(self) -> int: ...
    @property
    def seats(self) -> int: ...


def first_notes(rows: Sequence[_OfSeats], besides: str = "") -> Iterator[str]:
    """The notes under when the first of each level came; `besides` ends the one on what is counted."""
    yield (
        "Share is had one / seats: the players that the row counts in its n matches, one or both of "
        f"each.{besides}"
    )
    yield (
        "Turns are the seat's own. The turn is of those that had such a Digimon: where many never "
        "do, it tells of the fast ones only."
    )
    if any(row.seats > row.n for row in rows):
        yield "For intervals, both seats of one match are one cluster."
