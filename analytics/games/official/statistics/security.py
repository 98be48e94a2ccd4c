"""Security stacks: `security` how they shrink, `leads` how often who has more cards wins."""

from __future__ import annotations

from typing import NamedTuple

from analytics.by_turn import GOING_ON, Lead, leads_notes
from analytics.findings import (
    AllDecks,
    Count,
    HighNumber,
    LowNumber,
    Number,
    OtherDecks,
    Small,
    Statistic,
)
from dcg.official.game import NAME


class Security(NamedTuple):
    """`mean` is of the cards in the own security stack at the end of the turn."""

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


SECURITY = Statistic(
    game=NAME,
    order_in_lists=120,
    name="security",
    title="Cards in the security stack by turn.",
    about="At the end of each turn, counted over both seats: the mean with its 95 % interval; by deck.",
    examples=("--deck bench-red --against bench-blue",),
    row=Security,
    order="deck NULLS FIRST, opponent_deck NULLS FIRST, turn",
    notes=lambda rows: [GOING_ON],
)


LEADS = Statistic(
    game=NAME,
    order_in_lists=121,
    name="leads",
    title="The win rate of who leads in security cards.",
    about="By the lead at the end of a turn. With --deck, the lead of that deck, which can be below 0.",
    examples=("--deck bench-red",),
    row=Lead,
    order="decks, turn, lead",
    notes=leads_notes,
    of_matches=True,
)
