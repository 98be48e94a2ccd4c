"""What is drawn and said of the Digimon Card Game alone: memory, security, tempo."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from analytics.by_turn import MeanByTurn
from analytics.charts.firsts import First, firsts
from analytics.charts.rates import Bar, Scale, bars
from analytics.charts.spread import Bin, spread
from analytics.games.official.statistics.memory import Handed, Memory
from analytics.games.official.statistics.tempo import Tempo
from analytics.plots.by_turn import leading, means, single_decks
from analytics.plots.plot import GREY, All, Fact, Plot, PlotChart
from analytics.plots.words import (
    BARS,
    BLOCKS,
    between,
    most_played,
    of_many,
    others,
    percent,
    together,
)
from dcg.harmless import one_line


def memory(all_rows: All) -> Plot:
    """The distribution of the memory handed, and its mean by deck."""
    rows: Sequence[Memory] = all_rows["memory"]
    whole = next(iter(together(rows)), rows[0])
    bins: Sequence[Handed] = [
        row
        for row in all_rows["handed"]
        if (row.deck, row.opponent_deck) == (whole.deck, whole.opponent_deck)
    ]
    drawn = [Bin(row.memory, row.share or 0, row.low or 0, row.high or 0) for row in bins]
    decks: Sequence[Memory] = others(rows)
    kept = most_played(((row.deck or "", row.n) for row in decks), BARS)
    means = sorted(
        (
            Bar(one_line(row.deck or ""), row.mean or 0.0, row.low, row.high, row.n, row.small)
            for row in decks
            if row.deck in kept
        ),
        key=lambda bar: (bar.value, bar.name),
    )
    pictures = [
        PlotChart(
            lambda width: spread(
                drawn, "memory handed to the opponent", "of turns", width, small=whole.small
            ),
            f"Histogram: memory handed at the end of {whole.turns} turns, mean {whole.mean:.2f}.",
        )
    ]
    if means:
        most = max(bar.value if bar.high is None else bar.high for bar in means)
        scale = Scale(
            "mean memory handed to the opponent", 0, min(10, int(most) + 1), ".1f", None, False
        )
        pictures.append(
            PlotChart(
                lambda width: bars(means, scale, width),
                f"Dots: mean memory handed by {len(means)} decks with 95 % intervals, least first.",
            )
        )
    return Plot(
        f"A turn hands the opponent {whole.mean:.2f} memory on average"
        f"{between(whole.low, whole.high)}; {percent(whole.one or 0.0)} of turns hand exactly 1, "
        f"and in {percent(whole.passed or 0.0)} the player passes, which hands 3.",
        f"{of_many(len(means), len(decks))}What is handed is what the opponent may spend before the "
        "turn comes back: it tells how a deck plays, not how well. Intervals take turns of one match "
        f"as hanging together. {GREY}",
        tuple(pictures),
    )


def security(all_rows: All) -> Plot:
    """A curve for each deck."""
    rows: Sequence[MeanByTurn] = all_rows["security"]
    enough = any(not row.small for row in single_decks(rows))
    plot = means(
        rows,
        turn=10,
        says=lambda mean: f"{mean:.2f} security cards are left",
        counted="Cards in the own security stack at the end of each turn, counted over both seats",
        title="cards in the security stack",
        what="security cards",
    )
    small = (
        "Turns that fewer than 30 matches reached are in the table only."
        if enough
        else "All of it is a small sample."
    )
    return plot._replace(reading=f"{plot.reading} {small}")


def leads(all_rows: All) -> Plot:
    """Who leads in security cards, and wins."""
    return leading(all_rows["leads"], lead=2, what="security cards")


def tempo(all_rows: All) -> Plot:
    """A dot for each level, deck by deck."""
    rows: Sequence[Tempo] = all_rows["tempo"]
    whole = {row.level: row for row in together(rows)}
    decks: Sequence[Tempo] = others(rows) or [row for row in rows if row.deck is not None]
    games = {row.deck or "": row.n for row in decks}
    kept = most_played(games.items(), BLOCKS)
    drawn = [
        First(
            one_line(row.deck or ""),
            row.level,
            row.lower or 0.0,
            row.median or 0.0,
            row.upper or 0.0,
            row.share or 0.0,
            row.small,
        )
        for row in decks
        if row.deck in kept and row.reached
    ]
    if not drawn:
        return Plot("No deck had a Digimon of level 4 or more.")
    six = whole.get(6) or next(row for row in decks if row.reached)
    said = (
        f"{percent(six.share or 0.0)} of seats have a level {six.level} Digimon sooner or later"
        f"{between(six.share_low, six.share_high, share=True)}"
        + (f"; half of those by their own turn {six.median:g}." if six.median is not None else ".")
    )
    return Plot(
        said,
        f"{of_many(len({row.name for row in drawn}), len(games))}The numbered dot is the own turn "
        "in which the first Digimon of that level came, in the median; the band is the middle half. "
        "At the right, in how many matches one came at all: the turn is of those only, so where few "
        f"ever get there it tells of the fast ones. {GREY}",
        (
            PlotChart(
                lambda width: firsts(drawn, "own turn", width),
                f"Dots: own turn of the first Digimon of each level, {len(games)} decks.",
            ),
        ),
    )


PLOTS: dict[str, Callable[[All], Plot]] = {
    "memory": memory,
    "security": security,
    "leads": leads,
    "tempo": tempo,
}
WITHIN = {"handed": "memory"}


def facts(rows: All) -> Iterator[Fact]:
    """Figures in large type."""
    for row in rows["memory"][:1]:
        yield Fact(f"{row.mean:.2f}", "memory handed, mean")
