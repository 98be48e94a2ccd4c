"""Security stacks: `security` how they shrink, `leads` how often who has more cards wins."""

from __future__ import annotations

from analytics.by_turn import GOING_ON, Lead, MeanByTurn, leads_notes
from analytics.findings import Statistic
from dcg.official.game import NAME

SECURITY = Statistic(
    game=NAME,
    order_in_lists=120,
    name="security",
    title="Cards in the security stack by turn.",
    about="At the end of each turn, counted over both seats: the mean with its 95 % interval; by deck.",
    examples=("--deck bench-red --against bench-blue",),
    row=MeanByTurn,
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
