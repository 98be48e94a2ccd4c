"""The win rate of going first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple

from analytics.findings import (
    MIRRORS,
    AllDecks,
    Count,
    CountOnly,
    High,
    Low,
    Points,
    Shown,
    Small,
    Statistic,
)


class FirstPlayer(NamedTuple):
    """`rate` is wins / n of going first, with a Wilson 95 % interval; `difference` is from going
    second, with Newcombe's interval."""

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: AllDecks
    mirror: Annotated[bool, Shown("mirrors", "flag")]
    n: Annotated[int, Shown("n first", "count")]
    wins: Count
    draws: Count
    rate: Annotated[float | None, Shown("going first", "share")]
    low: Low
    high: High
    n_second: Annotated[int, Shown("n second", "count")]
    wins_second: CountOnly
    rate_second: Annotated[float | None, Shown("second", "share")]
    difference: Points
    difference_low: Annotated[float | None, Shown("difference from", "points")]
    difference_high: Annotated[float | None, Shown("difference to", "points")]
    small: Small


def _notes(rows: Sequence[FirstPlayer]) -> Iterator[str]:
    yield "Differences are in points of win rate, going first less going second."
    if any(row.draws for row in rows):
        yield "A draw counts in n and is not a win."
    if any(row.mirror for row in rows):
        yield MIRRORS


FIRST_PLAYER = Statistic(
    order_in_lists=30,
    name="first-player",
    title="The win rate of going first.",
    about="Over all matches, and for each deck beside its rate when it goes second; rates with "
    "Wilson 95 % intervals, differences with Newcombe's.",
    examples=("--deck bench-red",),
    row=FirstPlayer,
    order="mirror, deck NULLS FIRST",
    notes=_notes,
)
