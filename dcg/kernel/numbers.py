"""The numbers of events: what each is the number of, and the values it can have.

An event's field is of one of these types, or of one that its game makes the same way. The codec
reads any number; whoever takes in a match from elsewhere checks them (`dcg.kernel.ranges`), so that
nobody who reads it meets a third seat, a card that is not there, or a count too wide for a column.
"""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from dcg.kernel.absent import NO_EVENT, NOBODY

LARGEST: Final = 2**31 - 1
"""The largest number of an event that is not a seed or an index: columns have 32 bits."""

LARGEST_LONG: Final = 2**63 - 1
"""The largest seed, index or time."""


class Range(NamedTuple):
    """The values of a kind of number, both ends included.

    `of` is what it is the number of where a state counts such things: those from 0 on have to be
    there, those below 0 stand for none.
    """

    least: int = -(2**31)
    most: int = LARGEST
    of: str = ""


Number = Annotated[int, Range()]
"""A number of any meaning."""

Count = Annotated[int, Range(0)]
"""How many."""

Long = Annotated[int, Range(-(2**63), LARGEST_LONG)]
"""A seed, or the index of a match."""

SeatNumber = Annotated[int, Range(0, 1)]
"""One of the two seats."""

SeatOrNobody = Annotated[int, Range(NOBODY, 1)]
"""A seat, or -1 where the field says what that stands for."""

Ordinal = Annotated[int, Range(NO_EVENT)]
"""The ordinal of an event, or -1 for none."""
