"""What goes with winning: what is drawn and said of cards."""

from __future__ import annotations

from collections.abc import Sequence

from analytics.charts.names import fitting
from analytics.charts.rates import Bar, bars
from analytics.every_game.cards import CardUse
from analytics.plots.decks import difference_scale
from analytics.plots.plot import All, Plot, PlotChart
from dcg.harmless import one_line


def cards(all_rows: All) -> Plot:
    """The opening hands that went with winning most and least."""
    rows: Sequence[CardUse] = [
        row
        for row in all_rows["cards"]
        if row.use == _DEALT and not row.small and row.difference is not None
    ]
    if not rows:
        return Plot("Too few matches to compare cards by; the table has the figures.")
    ranked = sorted(rows, key=lambda row: (-(row.difference or 0.0), row.deck, row.card))
    kept = ranked if len(ranked) <= 2 * _ENDS else [*ranked[:_ENDS], *ranked[-_ENDS:]]
    several = len({row.deck for row in kept}) > 1
    drawn = [
        Bar(
            _card(row, several=several),
            row.difference or 0.0,
            row.low,
            row.high,
            row.n,
            row.small,
        )
        for row in kept
    ]
    clear = sum((row.low or 0.0) > 0 or (row.high or 0.0) < 0 for row in rows)
    return Plot(
        f"{len(rows)} cards of decks were in enough opening hands to compare; for {clear} the "
        f"interval leaves out no difference, and by chance alone it would for some "
        f"{round(len(rows) / 20)}.",
        "How much better a deck did in matches that began with the card in hand than in all its "
        f"matches, in points of win rate: the {_ENDS} highest and lowest. An opening hand is dealt by "
        "chance; being drawn or played later is not, and goes with long matches (both are in the "
        "table). Associations, not causes.",
        (
            PlotChart(
                lambda width: bars(drawn, difference_scale(drawn, "points of win rate"), width),
                f"Dots: difference in win rate for {len(drawn)} cards in the opening hand.",
            ),
        ),
    )


def _card(row: CardUse, *, several: bool) -> str:
    """The card, and of `several` decks which: both shortened, so that neither hides the other."""
    name = one_line(row.name or row.card)
    if not several:
        return name
    return f"{fitting(name, _CARD)} · {fitting(one_line(row.deck), _DECK)}"


_CARD, _DECK = 120, 86
"""Pixels for the two."""

_DEALT = "opening hand"
_ENDS = 8
