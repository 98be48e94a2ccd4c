"""Win rate by deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from analytics.findings import Count, CountOnly, High, Low, Rate, Small, Statistic


class WinRate(NamedTuple):
    """`rate` is wins / n with a Wilson 95 % interval from `low` to `high`; None without a match."""

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: str
    n: Count
    wins: Count
    losses: Count
    draws: Count
    rate: Rate
    low: Low
    high: High
    small: Small
    mirrors: Count
    lists: CountOnly


def _notes(rows: Sequence[WinRate]) -> Iterator[str]:
    if any(row.draws for row in rows):
        yield "A draw counts in n and is not a win."
    if any(row.mirrors for row in rows):
        yield "Mirrors (both decks of one name) are in no rate."
    several = sorted({row.deck for row in rows if row.lists > 1})
    if several:
        yield (
            "More than one card list, or version of its cards, bears the name: "
            + ", ".join(several)
            + "."
        )


WINRATE = Statistic(
    order_in_lists=10,
    name="winrate",
    title="The win rate of each deck.",
    about="With its Wilson 95 % interval. Mirror matches are counted apart.",
    examples=("--player random --format csv", "--deck bench-red --going first"),
    row=WinRate,
    order="rate DESC NULLS LAST, n DESC, deck",
    notes=_notes,
)
