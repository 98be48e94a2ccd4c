"""Which deck wins: what is drawn and said of win rates, match-ups, going first and endings."""

from __future__ import annotations

from collections.abc import Sequence

from analytics.charts.grid import Cell, grid
from analytics.charts.rates import Bar, Scale, bars
from analytics.every_game.endings import Ending
from analytics.every_game.first_player import FirstPlayer
from analytics.every_game.matchups import Matchup
from analytics.every_game.winrate import WinRate
from analytics.findings import in_words
from analytics.plots.plot import GREY, All, Plot, PlotChart
from analytics.plots.words import (
    BARS,
    CELLS,
    between,
    matches,
    most_played,
    of_many,
    percent,
    whose,
)
from dcg.harmless import one_line

_EVEN = "The dashed line is even, the thin line over each bar its 95 % interval."


def winrate(all_rows: All) -> Plot:
    """A bar for each deck, the best first."""
    rows: Sequence[WinRate] = [row for row in all_rows["winrate"] if row.rate is not None]
    if not rows:
        return Plot("Only mirrors: no deck met another one, so none has a win rate.")
    kept = most_played(((row.deck, row.n) for row in rows), BARS)
    drawn = [
        Bar(one_line(row.deck), row.rate or 0.0, row.low, row.high, row.n, row.small)
        for row in sorted(rows, key=lambda row: row.small)
        if row.deck in kept
    ]
    scale = Scale("win rate", 0, 1, ".0%", 0.5)
    enough = [row for row in rows if not row.small]
    if enough:
        best = enough[0]
        near = sum((row.high or 0.0) > (best.low or 0.0) for row in enough[1:])
        said = (
            f"{one_line(best.deck)} has the highest rate: {percent(best.rate or 0.0)} of "
            f"{matches(best.n)}{between(best.low, best.high, share=True)}{_near(near)}."
        )
    else:
        said = "Every deck has too few matches to rank by."
    return Plot(
        said,
        f"{of_many(len(drawn), len(rows))}{_EVEN} An interval that reaches over the dashed line "
        f"does not tell a good deck from an even one. {GREY}",
        (
            PlotChart(
                lambda width: bars(drawn, scale, width),
                f"Bars: the win rate of {len(drawn)} decks with 95 % intervals, the best first.",
            ),
        ),
    )


def matchups(all_rows: All) -> Plot:
    """A heat map of the shrunk rates."""
    rows: Sequence[Matchup] = [row for row in all_rows["matchups"] if not row.mirror]
    if not rows:
        return Plot("Only mirrors: no deck met another one.")
    games: dict[str, int] = {}
    for row in rows:
        for deck in (row.deck, row.opponent_deck):
            games[deck] = games.get(deck, 0) + row.n
    kept = most_played(games.items(), CELLS)
    ranked = [row.deck for row in all_rows["winrate"] if row.deck in kept]
    names = list(dict.fromkeys([*ranked, *sorted(kept)]))
    cells = [
        Cell(one_line(row.deck), one_line(row.opponent_deck), row.shrunk, row.n, row.small)
        for row in rows
    ]
    labels = [one_line(name) for name in names]
    enough = [row for row in rows if not row.small and row.shrunk is not None]
    if enough:
        best = max(enough, key=lambda row: (row.shrunk or 0.0, row.n, row.deck))
        said = (
            f"The most one-sided match-up: {one_line(best.deck)} against "
            f"{one_line(best.opponent_deck)}, {100 * (best.shrunk or 0.0):.0f} in the map. It won "
            f"{percent(best.rate or 0.0)} of {matches(best.n)}"
            f"{between(best.low, best.high, share=True)}."
        )
    else:
        said = "Every match-up has too few matches to say much."
    return Plot(
        said,
        f"{of_many(len(names), len(games))}How often the deck of the line beats the deck of the "
        "column, in percent: green wins more, orange less, the fainter the closer to even. The figure "
        "is the shrunk rate: the fewer matches, the more it is drawn toward what the strengths of "
        f"the decks predict; the rate itself and its interval are in the table. {GREY}",
        (
            PlotChart(
                lambda width: grid(cells, labels, width),
                f"Heat map: win rates of {len(names)} decks against each other.",
            ),
        ),
    )


def first_player(all_rows: All) -> Plot:
    """How much going first is worth, over all and by deck."""
    rows: Sequence[FirstPlayer] = all_rows["first-player"]
    plain = [row for row in rows if not row.mirror]
    whole = next(iter(row for row in (*plain, *rows) if row.deck is None), rows[0])
    decks = [row for row in plain if row.deck is not None and row.difference is not None]
    kept = most_played(((row.deck or "", row.n) for row in decks), BARS)
    drawn = sorted(
        (
            Bar(
                one_line(row.deck or ""),
                row.difference or 0.0,
                row.difference_low,
                row.difference_high,
                row.n + row.n_second,
                row.small,
            )
            for row in decks
            if row.deck in kept
        ),
        key=lambda bar: (-bar.value, bar.name),
    )
    of = " of mirrors" if whole.mirror else ""
    said = (
        f"{whose(whole, 'Who goes first', 'going first')} wins {percent(whole.rate or 0.0)} of "
        f"{matches(whole.n)}{of}{between(whole.low, whole.high, share=True)}."
    )
    if not drawn:
        return Plot(said)
    scale = difference_scale(drawn, "points of win rate, first less second")
    return Plot(
        said,
        f"{of_many(len(drawn), len(decks))}How much better each deck does going first than going "
        "second, in points of win rate; right of the dashed line it is better off first. An interval "
        f"that reaches over the line may be chance. {GREY}",
        (
            PlotChart(
                lambda width: bars(drawn, scale, width),
                f"Dots: win rate going first less going second, for {len(drawn)} decks.",
            ),
        ),
    )


def endings(all_rows: All) -> Plot:
    """A bar for each reason."""
    rows: Sequence[Ending] = all_rows["endings"]
    plain = [row for row in rows if not row.mirror]
    whole = [row for row in (plain or rows) if row.deck is None]
    if not whole:
        return Plot("Only decks apart; the table has the figures.")
    drawn = [
        Bar(
            one_line(in_words(row.reason)),
            row.share or 0.0,
            row.low,
            row.high,
            row.ended,
            row.small,
        )
        for row in whole
    ]
    first = whole[0]
    return Plot(
        f"{percent(first.share or 0.0)} of {matches(first.n)} end by {one_line(in_words(first.reason))}"
        f"{between(first.low, first.high, share=True)}.",
        f"The share of each reason with its 95 % interval; n: matches that ended so. {GREY}",
        (
            PlotChart(
                lambda width: bars(drawn, Scale("of matches", 0, 1, ".0%"), width),
                f"Bars: the share of {len(drawn)} reasons why matches end.",
            ),
        ),
    )


def difference_scale(drawn: Sequence[Bar], title: str) -> Scale:
    """As far to the right as to the left of no difference, in whole tens of points."""
    reach = max(
        0.1, *(abs(end) for bar in drawn for end in (bar.value, bar.low or 0.0, bar.high or 0.0))
    )
    most = min(1.0, int(reach * 10 + 0.999) / 10)
    return Scale(title, -most, most, "+.0%", 0.0, False)


def _near(count: int) -> str:
    if not count:
        return ""
    return (
        "; the interval of one other deck reaches into its own"
        if count == 1
        else (f"; the intervals of {count} other decks reach into its own")
    )
