"""How matches go: what is drawn and said of their length."""

from __future__ import annotations

from collections.abc import Sequence

from analytics.charts.spread import Bin, spread
from analytics.every_game.length import Length, Lengths
from analytics.plots.plot import GREY, All, Plot, PlotChart
from analytics.plots.words import (
    matches,
)


def length(all_rows: All) -> Plot:
    """How many matches took how many turns."""
    rows: Sequence[Lengths] = all_rows["lengths"]
    kind = "different" if any(row.decks == "different" for row in rows) else "mirror"
    held = [row for row in rows if row.decks == kind]
    whole: Sequence[Length] = all_rows["length"]
    row = next(
        (one for one in whole if one.deck is None),
        whole[0],
    )
    drawn = [Bin(one.turns, one.share or 0, one.low or 0, one.high or 0) for one in held]
    of = "" if kind == "different" else " of mirrors"
    if row.n == 1:
        said = f"One match, of {row.turns_most} turns and {row.events:.0f} events."
    else:
        said = (
            f"Half of the matches{of} end within {row.turns_median:g} turns, of both seats together; "
            f"the middle half take {row.turns_lower:g} to {row.turns_upper:g}, "
            f"the longest {row.turns_most}."
        )
    return Plot(
        said,
        "Each column is the share of matches that took so many turns, of both seats together, with "
        f"its 95 % interval. {GREY}",
        (
            PlotChart(
                lambda width: spread(
                    drawn,
                    "turns of a match",
                    "of matches",
                    width,
                    marked=row.turns_median,
                    small=held[0].small,
                ),
                f"Histogram: turns of {matches(held[0].n)}{of}, median {row.turns_median:g}.",
            ),
        ),
    )
