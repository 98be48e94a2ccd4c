"""Why matches end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple

from analytics.findings import (
    MIRRORS,
    AllDecks,
    Count,
    High,
    Low,
    Share,
    Shown,
    Small,
    Statistic,
    Words,
)


class Ending(NamedTuple):
    """`share` is ended / n with a Wilson 95 % interval; `won` is None for all decks together."""

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: AllDecks
    mirror: Annotated[bool, Shown("mirrors", "flag")]
    reason: Words
    n: Count
    ended: Count
    won: Annotated[int | None, Shown("won so", "count")]
    share: Share
    low: Low
    high: High
    small: Small


def _notes(rows: Sequence[Ending]) -> Iterator[str]:
    yield "Shares of one deck add up to all: they are not independent of each other."
    if any(row.mirror for row in rows):
        yield MIRRORS


ENDINGS = Statistic(
    order_in_lists=50,
    name="endings",
    title="Why matches end.",
    about="The share of each reason with its Wilson 95 % interval, and how many of those matches "
    "the deck won.",
    examples=("--deck bench-red --against bench-blue",),
    row=Ending,
    order="mirror, deck NULLS FIRST, ended DESC, reason",
    notes=_notes,
)
