"""How long matches are: `length` by deck and match-up, `lengths` the distribution of their turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple

from analytics.findings import (
    MIRRORS,
    AllDecks,
    Count,
    HiddenNumber,
    High,
    HighNumber,
    Low,
    LowNumber,
    Number,
    OtherDecks,
    Share,
    Shown,
    Small,
    Statistic,
)


class Length(NamedTuple):
    """`turns` and `events` are means, each followed by its interval, quartiles and median."""

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: AllDecks
    opponent_deck: OtherDecks
    n: Count
    turns: Number
    turns_low: LowNumber
    turns_high: HighNumber
    turns_lower: Annotated[float | None, Shown("lower quartile", "number")]
    turns_median: Annotated[float | None, Shown("median", "number")]
    turns_upper: Annotated[float | None, Shown("upper quartile", "number")]
    turns_most: Annotated[int, Shown("most", "count")]
    events: Number
    events_low: Annotated[float | None, Shown("events from", "number")]
    events_high: Annotated[float | None, Shown("events to", "number")]
    events_lower: HiddenNumber
    events_median: Annotated[float | None, Shown("median events", "number")]
    events_upper: HiddenNumber
    small: Small


def _length_notes(rows: Sequence[Length]) -> Iterator[str]:
    yield "Turns of both seats together, the one in which the match ended included."
    if any(row.deck is not None and row.deck == row.opponent_deck for row in rows):
        yield MIRRORS


LENGTH = Statistic(
    order_in_lists=40,
    name="length",
    title="Turns and events of a match.",
    about="Mean with its 95 % interval, median and quartiles; for all decks, by deck, by match-up.",
    examples=("--deck bench-red",),
    row=Length,
    order="deck NULLS FIRST, opponent_deck NULLS FIRST",
    notes=_length_notes,
)


class Lengths(NamedTuple):
    """`share` is matches / n with a Wilson 95 % interval from `low` to `high`."""

    game: str
    origin: str
    player: str
    opponent_player: str
    decks: str
    turns: Count
    matches: Count
    n: Count
    share: Share
    low: Low
    high: High
    small: Small


def _lengths_notes(rows: Sequence[Lengths]) -> Iterator[str]:
    if len({row.decks for row in rows}) > 1:
        yield "Mirrors (both decks of one name) are counted apart."


LENGTHS = Statistic(
    order_in_lists=41,
    name="lengths",
    title="How many matches took how many turns.",
    about="The distribution behind `dcg stats length`, with Wilson 95 % intervals.",
    examples=("--against bench-blue",),
    row=Lengths,
    order="decks, turns",
    notes=_lengths_notes,
    of_matches=True,
)
