"""How fast decks grow: when the first Digimon of a level comes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple

from analytics.findings import (
    AllDecks,
    Count,
    High,
    Low,
    Number,
    OtherDecks,
    Shown,
    Small,
    Statistic,
)
from dcg.official.game import NAME


class Tempo(NamedTuple):
    """`share` is of all seats; the turn (`lower` to `high`) is of those that had such a Digimon."""

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: AllDecks
    opponent_deck: OtherDecks
    level: Count
    n: Count
    seats: Annotated[int, Shown("seats", "count")]
    reached: Annotated[int, Shown("had one", "count")]
    share: Annotated[float | None, Shown("share", "share")]
    share_low: Low
    share_high: High
    lower: Annotated[float | None, Shown("lower quartile", "number")]
    median: Annotated[float | None, Shown("median turn", "number")]
    upper: Annotated[float | None, Shown("upper quartile", "number")]
    mean: Number
    low: Annotated[float | None, Shown("mean from", "number")]
    high: Annotated[float | None, Shown("mean to", "number")]
    small: Small


def _notes(rows: Sequence[Tempo]) -> Iterator[str]:
    yield (
        "Share is had one / seats: the players that the row counts in its n matches, one or both of "
        "each."
    )
    yield (
        "Turns are the seat's own. The turn is of those that had such a Digimon: where many never "
        "do, it tells of the fast ones only."
    )
    if any(row.seats > row.n for row in rows):
        yield "For intervals, both seats of one match are one cluster."


TEMPO = Statistic(
    game=NAME,
    order_in_lists=150,
    name="tempo",
    title="When the first Digimon of level 4, 5, 6 and 7 comes.",
    about="Played or digivolved into, in turns of its own; by deck.",
    examples=("--deck bench-red --going second",),
    row=Tempo,
    order="deck NULLS FIRST, opponent_deck NULLS FIRST, level",
    notes=_notes,
)
