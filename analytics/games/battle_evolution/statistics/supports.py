"""Supports: where they come from, and what becomes of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple

from analytics.findings import (
    AllDecks,
    Count,
    High,
    Low,
    OtherDecks,
    Share,
    Shown,
    Small,
    Statistic,
)
from dcg.battle_evolution.title import NAME


class SupportUse(NamedTuple):
    """`share` is times / asked; `voided` and `misfired` are shares of the supports from this source."""

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: AllDecks
    opponent_deck: OtherDecks
    source: Annotated[str, Shown("from")]
    n: Count
    asked: Count
    times: Count
    share: Share
    low: Low
    high: High
    voided: Share
    voided_low: Annotated[float | None, Shown("voided from", "share")]
    voided_high: Annotated[float | None, Shown("voided to", "share")]
    misfired: Share
    misfired_low: Annotated[float | None, Shown("misfired from", "share")]
    misfired_high: Annotated[float | None, Shown("misfired to", "share")]
    small: Small


def _notes(rows: Sequence[SupportUse]) -> Iterator[str]:
    yield "Supports of one match are not independent: the intervals are clustered by match."
    yield (
        "Blind: from the top of the deck. Misfired: a sentence could not apply, or the card was no "
        "support; the rest of it may have resolved."
    )


SUPPORTS = Statistic(
    game=NAME,
    order_in_lists=220,
    name="supports",
    title="Where supports come from, and how many are voided or misfire.",
    about="From hand, blind from the deck, by proxy, or none; by deck.",
    examples=("--deck arena-fire",),
    row=SupportUse,
    order="deck NULLS FIRST, opponent_deck NULLS FIRST, "
    "CASE source WHEN 'hand' THEN 0 WHEN 'blind' THEN 1 WHEN 'proxy' THEN 2 ELSE 3 END",
    notes=_notes,
)
