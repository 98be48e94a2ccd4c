"""What statistics by turn have in common, whatever a game counts at the end of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from analytics.findings import (
    AllDecks,
    Count,
    High,
    HighNumber,
    Low,
    LowNumber,
    Number,
    OtherDecks,
    Rate,
    Small,
)

GOING_ON = (
    "Only matches that went on after the turn: late turns are about long matches, not about all."
)
"""The note under every statistic by turn."""


class MeanByTurn(NamedTuple):
    """`mean` is of what a seat has at the end of the turn."""

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: AllDecks
    opponent_deck: OtherDecks
    turn: Count
    n: Count
    mean: Number
    low: LowNumber
    high: HighNumber
    small: Small


class Lead(NamedTuple):
    """`rate` is wins / n with a Wilson 95 % interval from `low` to `high`."""

    game: str
    origin: str
    player: str
    opponent_player: str
    decks: str
    turn: Count
    lead: Count
    n: Count
    wins: Count
    rate: Rate
    low: Low
    high: High
    small: Small


def leads_notes(rows: Sequence[Lead]) -> Iterator[str]:
    """The notes under how often who leads wins."""
    yield GOING_ON
    yield "A lead comes with the better draw and the stronger deck too: it is not why who leads wins."
    if len({row.decks for row in rows}) > 1:
        yield "Mirrors (both decks of one name) are counted apart."
