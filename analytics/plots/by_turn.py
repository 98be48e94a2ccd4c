"""What is drawn and said of statistics by turn, whatever a game counts at the end of a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from analytics.by_turn import Lead, MeanByTurn
from analytics.charts.curves import LeadPoint, Point, curves, leads
from analytics.plots.plot import Plot, PlotChart
from analytics.plots.words import (
    PANELS,
    between,
    matches,
    most_played,
    of_many,
    others,
    percent,
    together,
    whose,
)
from dcg.harmless import one_line


def single_decks(rows: Sequence[MeanByTurn]) -> Sequence[MeanByTurn]:
    """Of single decks against all others, or where there are none, of mirrors."""
    return others(rows) or [row for row in rows if row.deck is not None]


def means(
    rows: Sequence[MeanByTurn],
    *,
    turn: int,
    says: Callable[[float], str],
    counted: str,
    title: str,
    what: str,
) -> Plot:
    """A curve for each deck. Told of is this turn, or the last before it, in what `says` makes of the mean.

    `counted` begins the sentence on how to read it, `title` stands over the chart, `what` is in its label.
    """
    whole: Sequence[MeanByTurn] = together(rows)
    decks = single_decks(rows)
    games = {row.deck or "": row.n for row in reversed(decks)}
    curved = [row for row in decks if not row.small] or decks
    kept = most_played(games.items(), PANELS)
    points = [
        Point(one_line(row.deck or ""), row.turn, row.mean or 0.0, row.low, row.high)
        for row in curved
        if row.deck in kept
    ]
    turns = {point.turn for point in points}
    behind = [
        Point("", row.turn, row.mean or 0.0, None, None) for row in whole if row.turn in turns
    ]
    told = max((row for row in whole or decks if row.turn <= turn), key=lambda row: row.turn)
    drawn = len({point.name for point in points})
    return Plot(
        f"At the end of turn {told.turn}, {says(told.mean or 0.0)} on average"
        f"{between(told.low, told.high)}, of {matches(told.n)} that went on.",
        f"{of_many(drawn, len(games))}{counted}; dashed: all decks together. "
        "Only matches that went on are in a point, so late turns are about long matches.",
        (
            PlotChart(
                lambda width: curves(points, behind, f"{title}, by turn", width),
                f"Small curves for {drawn} decks: mean {what} by turn.",
            ),
        ),
    )


def leading(rows: Sequence[Lead], *, lead: int, what: str) -> Plot:
    """Who leads, and wins. Told of is a lead of so many, in the turn most matches had it in."""
    kind = "different" if any(row.decks == "different" for row in rows) else "mirror"
    held = [row for row in rows if row.decks == kind and row.lead > 0 and not row.small]
    if not held:
        return Plot("Too few matches for a curve; the table has the figures.")
    best = max(held, key=lambda row: (row.lead == lead, row.n, -row.turn))
    then = f"by {best.lead} at the end of turn {best.turn}"
    points = [
        LeadPoint(row.lead, row.turn, row.rate or 0.0, row.low or 0.0, row.high or 0.0)
        for row in held
    ]
    return Plot(
        f"{whose(best, f'Who leads {then}', f'leading {then}')} wins {percent(best.rate or 0.0)} "
        f"of {matches(best.n)}{between(best.low, best.high, share=True)}.",
        f"A line for each lead in {what}, written at its end; the band is the 95 % interval. "
        "A lead comes with the better draw and the stronger deck too: it is not why who leads wins. "
        "Turns and leads that fewer than 30 matches had are in the table only.",
        (
            PlotChart(
                lambda width: leads(points, width),
                f"Lines: the win rate of who leads in {what}, by turn and lead.",
            ),
        ),
    )
