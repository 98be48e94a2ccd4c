"""Evolution: `evolutions` by which method, `growth` when the first Digimon of a level comes."""

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
    Share,
    Shown,
    Small,
    Statistic,
    Words,
)
from analytics.own_turns import (
    LowerQuartile,
    MeanFrom,
    MeanTo,
    MedianTurn,
    Reached,
    Seats,
    UpperQuartile,
    first_notes,
)
from dcg.battle_evolution.title import NAME


class EvolutionMethod(NamedTuple):
    """`share` is times / evolutions; `mean` is how often a seat evolves so in a match."""

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: AllDecks
    opponent_deck: OtherDecks
    method: Words
    n: Count
    evolutions: Count
    times: Count
    share: Share
    low: Low
    high: High
    mean: Annotated[float | None, Shown("a seat and match", "number")]
    mean_low: MeanFrom
    mean_high: MeanTo
    small: Small


def _method_notes(rows: Sequence[EvolutionMethod]) -> Iterator[str]:
    yield "Evolutions of one match are not independent: the intervals are clustered by match."
    yield "`as evolved` changes the active Digimon without being the act of evolving."


EVOLUTIONS = Statistic(
    game=NAME,
    order_in_lists=230,
    name="evolutions",
    title="By which method Digimon evolve.",
    about="By DP, by card, by DNA, of the partner, by effect; by deck.",
    examples=("--deck arena-fire",),
    row=EvolutionMethod,
    order="deck NULLS FIRST, opponent_deck NULLS FIRST, CASE method WHEN 'dp' THEN 0 "
    "WHEN 'card' THEN 1 WHEN 'dna' THEN 2 WHEN 'partner' THEN 3 WHEN 'effect' THEN 4 ELSE 5 END",
    notes=_method_notes,
)


class Growth(NamedTuple):
    """`share` is of all seats; the turn (`lower` to `high`) is of those that had such a Digimon."""

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: AllDecks
    opponent_deck: OtherDecks
    level: str
    n: Count
    seats: Seats
    reached: Reached
    share: Share
    share_low: Low
    share_high: High
    lower: LowerQuartile
    median: MedianTurn
    upper: UpperQuartile
    mean: Number
    low: MeanFrom
    high: MeanTo
    small: Small


GROWTH = Statistic(
    game=NAME,
    order_in_lists=231,
    name="growth",
    title="When the first Digimon of level C, U and M comes.",
    about="Played or evolved to, in turns of its own; by deck.",
    examples=("--deck arena-fire --going second",),
    row=Growth,
    order="deck NULLS FIRST, opponent_deck NULLS FIRST, "
    "CASE level WHEN 'C' THEN 0 WHEN 'U' THEN 1 ELSE 2 END",
    notes=lambda rows: first_notes(rows, " An abnormal Digimon counts by its level."),
)
