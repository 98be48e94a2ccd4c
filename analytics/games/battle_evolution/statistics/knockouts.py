"""Knock-outs: `knockouts` how KO points grow, `ko-leads` how often who leads wins."""

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
    Statistic,
)
from dcg.battle_evolution.title import NAME


class KoPoints(NamedTuple):
    """`mean` is of the KO points of a seat at the end of the turn."""

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


_GOING_ON = (
    "Only matches that went on after the turn: late turns are about long matches, not about all."
)

KNOCKOUTS = Statistic(
    game=NAME,
    order_in_lists=200,
    name="knockouts",
    title="KO points by turn.",
    about="At the end of each turn, counted over both seats: the mean with its 95 % interval; by deck.",
    examples=("--deck arena-fire --against arena-ice",),
    row=KoPoints,
    order="deck NULLS FIRST, opponent_deck NULLS FIRST, turn",
    notes=lambda rows: [_GOING_ON],
)


class KoLead(NamedTuple):
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


def _leads_notes(rows: Sequence[KoLead]) -> Iterator[str]:
    yield _GOING_ON
    yield "A lead comes with the better draw and the stronger deck too: it is not why who leads wins."
    if len({row.decks for row in rows}) > 1:
        yield "Mirrors (both decks of one name) are counted apart."


KO_LEADS = Statistic(
    game=NAME,
    order_in_lists=201,
    name="ko-leads",
    title="The win rate of who leads in KO points.",
    about="By the lead at the end of a turn. With --deck, the lead of that deck, which can be below 0.",
    examples=("--deck arena-fire",),
    row=KoLead,
    order="decks, turn, lead",
    notes=_leads_notes,
    of_matches=True,
)
