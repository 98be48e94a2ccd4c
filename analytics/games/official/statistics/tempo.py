"""How fast decks grow: when the first Digimon of a level comes."""

from __future__ import annotations

from typing import NamedTuple

from analytics.findings import (
    AllDecks,
    Count,
    High,
    Low,
    Number,
    OtherDecks,
    Share,
    Small,
    Statistic,
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


TEMPO = Statistic(
    game=NAME,
    order_in_lists=150,
    name="tempo",
    title="When the first Digimon of level 4, 5, 6 and 7 comes.",
    about="Played or digivolved into, in turns of its own; by deck.",
    examples=("--deck bench-red --going second",),
    row=Tempo,
    order="deck NULLS FIRST, opponent_deck NULLS FIRST, level",
    notes=first_notes,
)
