"""What is drawn and said of the Digimon Card Game alone: memory, security, tempo."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from analytics.by_turn import Lead
from analytics.charts.curves import LeadPoint, Point, curves, leads
from analytics.charts.firsts import First, firsts
from analytics.charts.rates import Bar, Scale, bars
from analytics.charts.spread import Bin, spread
from analytics.games.official.statistics.memory import Handed, Memory
from analytics.games.official.statistics.security import Security
from analytics.games.official.statistics.tempo import Tempo
from analytics.plots.plot import GREY, All, Fact, Plot, PlotChart
from analytics.plots.words import (
    BARS,
    BLOCKS,
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
    rows: Sequence[Security] = all_rows["security"]
    whole: Sequence[Security] = together(rows)
    decks: Sequence[Security] = others(rows) or [row for row in rows if row.deck is not None]
    games = {row.deck or "": row.n for row in reversed(decks)}
    enough = [row for row in decks if not row.small]
    curved = enough or decks
    kept = most_played(((deck, n) for deck, n in games.items()), PANELS)
    points = [
        Point(one_line(row.deck or ""), row.turn, row.mean or 0.0, row.low, row.high)
        for row in curved
        if row.deck in kept
    ]
    turns = {point.turn for point in points}
    behind = [
        Point("", row.turn, row.mean or 0.0, None, None)
        for row in whole
        if row.turn in turns and (not row.small or not enough)
    ]
    row = _tenth(whole or decks)
    said = (
        f"At the end of turn {row.turn}, {row.mean:.2f} security cards are left on average"
        f"{between(row.low, row.high)}, of {matches(row.n)} that went on."
    )
    drawn = len({point.name for point in points})
    return Plot(
        said,
        f"{of_many(drawn, len(games))}Cards in the own security stack at the end of each turn, "
        "counted over both seats; dashed: all decks together. Only matches that went on are in a "
        "point, so late turns are about long matches. "
        + (
            "Turns that fewer than 30 matches reached are in the table only."
            if enough
            else "All of it is a small sample."
        ),
        (
            PlotChart(
                lambda width: curves(points, behind, "cards in the security stack, by turn", width),
                f"Small curves for {drawn} decks: mean security cards by turn.",
            ),
        ),
    )


def leading(all_rows: All) -> Plot:
    """Who leads in security cards, and wins."""
    rows: Sequence[Lead] = all_rows["leads"]
    kind = "different" if any(row.decks == "different" for row in rows) else "mirror"
    held = [row for row in rows if row.decks == kind and row.lead > 0]
    enough = [row for row in held if not row.small]
    if not enough:
        return Plot("Too few matches for a curve; the table has the figures.")
    best = max(enough, key=lambda row: (row.lead == 2, row.n, -row.turn))
    then = f"by {best.lead} at the end of turn {best.turn}"
    points = [
        LeadPoint(row.lead, row.turn, row.rate or 0.0, row.low or 0.0, row.high or 0.0)
        for row in enough
    ]
    return Plot(
        f"{whose(best, f'Who leads {then}', f'leading {then}')} wins "
        f"{percent(best.rate or 0.0)} "
        f"of {matches(best.n)}{between(best.low, best.high, share=True)}.",
        "A line for each lead in security cards, written at its end; the band is the 95 % interval. "
        "A lead comes with the better draw and the stronger deck too: it is not why who leads wins. "
        "Turns and leads that fewer than 30 matches had are in the table only.",
        (
            PlotChart(
                lambda width: leads(points, width),
                "Lines: the win rate of who leads in security cards, by turn and lead.",
            ),
        ),
    )


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


def _tenth(rows: Sequence[Security]) -> Security:
    """The row of turn 10, or of the last turn before it."""
    return max((row for row in rows if row.turn <= 10), key=lambda row: row.turn)


PLOTS: dict[str, Callable[[All], Plot]] = {
    "memory": memory,
    "security": security,
    "leads": leading,
    "tempo": tempo,
}
WITHIN = {"handed": "memory"}


def facts(rows: All) -> Iterator[Fact]:
    """Figures in large type."""
    for row in rows["memory"][:1]:
        yield Fact(f"{row.mean:.2f}", "memory handed, mean")
