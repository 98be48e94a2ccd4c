"""Knock-outs: `knockouts` how KO points grow, `ko-leads` how often who leads wins."""

from __future__ import annotations

from analytics.by_turn import GOING_ON, Lead, MeanByTurn, leads_notes
from analytics.findings import Statistic
from dcg.battle_evolution.title import NAME

KNOCKOUTS = Statistic(
    game=NAME,
    order_in_lists=200,
    name="knockouts",
    title="KO points by turn.",
    about="At the end of each turn, counted over both seats: the mean with its 95 % interval; by deck.",
    examples=("--deck arena-fire --against arena-ice",),
    row=MeanByTurn,
    order="deck NULLS FIRST, opponent_deck NULLS FIRST, turn",
    notes=lambda rows: [GOING_ON],
)


KO_LEADS = Statistic(
    game=NAME,
    order_in_lists=201,
    name="ko-leads",
    title="The win rate of who leads in KO points.",
    about="By the lead at the end of a turn. With --deck, the lead of that deck, which can be below 0.",
    examples=("--deck arena-fire",),
    row=Lead,
    order="decks, turn, lead",
    notes=leads_notes,
    of_matches=True,
)
