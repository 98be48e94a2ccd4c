"""From statistics to a report: each of them, apart as statistics keep them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from analytics.charts.drawing import NARROW, WIDE, Drawn
from analytics.counted import Counted, Tally
from analytics.findings import APART, SMALL_SAMPLE, SMALL_SAMPLE_NOTE, Findings, Statistic
from analytics.listed import STATISTICS
from analytics.overview import Overview
from analytics.plots.drawings import Drawing, drawing_of
from analytics.plots.plot import Fact, PlotChart
from analytics.plots.words import matches
from cli.report.model import DrawnChart, Figure, Report, Section
from cli.report.tables import table_of
from dcg import games

DAY = "%Y-%m-%d"

Results = Mapping[str, Findings[Any]]


def gather(
    overview: Overview, title: str, only: str, command: str, listing: Mapping[str, str]
) -> Report:
    """The report over what was counted: `only` that, in words, where there were filters.

    `command` makes the page again; `listing` has for each statistic the command that lists it.
    """
    standing, found = overview
    several = len({group.game for group in standing.groups}) > 1
    sections = tuple(_section(group, found, listing, several=several) for group in standing.groups)
    return Report(
        title,
        tuple(dict.fromkeys(_titled(group.game) for group in standing.groups)),
        tuple(_counted(standing, only)),
        sections,
        tuple(_notes(found)) if sections else (),
        SMALL_SAMPLE,
        command,
    )


def _titled(name: str) -> str:
    """A game's title, or the name that its matches give it where it is gone."""
    try:
        return games.find(name).title
    except games.UnknownGame:
        return name


def _section(
    group: Counted, found: Results, listing: Mapping[str, str], *, several: bool
) -> Section:
    key = group[: len(APART)]
    rows = {
        name: [row for row in one.rows if row[: len(APART)] == key] for name, one in found.items()
    }
    figures = []
    absent = []
    drawing = drawing_of(group.game)
    for name, statistic in STATISTICS.items():
        if name in drawing.within or statistic.game not in ("", group.game):
            continue
        if rows[name]:
            figures.append(_figure(statistic, rows, listing, drawing))
        else:
            absent.append(statistic.title.rstrip("."))
    return Section(
        (f"{_titled(group.game)}: " if several else "")
        + f"{group.origin} matches, {group.player} against {group.opponent_player}",
        tuple(_facts(group, rows, drawing)),
        tuple(figures),
        tuple(absent),
    )


def _figure(
    statistic: Statistic[Any],
    rows: Mapping[str, Sequence[Any]],
    listing: Mapping[str, str],
    drawing: Drawing,
) -> Figure:
    plots, within = drawing.plots, drawing.within
    plot = plots[statistic.name](rows) if statistic.name in plots else None
    with_it = (
        statistic,
        *(STATISTICS[name] for name, other in within.items() if other == statistic.name),
    )
    return Figure(
        statistic.name,
        statistic.title.rstrip("."),
        plot.said if plot else "",
        plot.reading if plot else "",
        tuple(map(_for_both, plot.pictures)) if plot else (),
        tuple(
            table_of(one, rows[one.name], listing[one.name]) for one in with_it if rows[one.name]
        ),
        () if plot else tuple(statistic.notes(rows[statistic.name])),
    )


def _for_both(picture: PlotChart) -> DrawnChart:
    """The chart for a desk and for a phone."""
    return DrawnChart(Drawn(picture.svg(WIDE), picture.svg(NARROW)), picture.label)


def _facts(group: Counted, rows: Mapping[str, Sequence[Any]], drawing: Drawing) -> Iterator[Fact]:
    yield Fact(f"{group.n:,}", "match" if group.n == 1 else "matches")
    if group.mirrors:
        yield Fact(f"{group.mirrors:,}", "of them mirrors")
    yield Fact(f"{group.decks:,}", "deck" if group.decks == 1 else "decks")
    yield Fact(f"{group.events:,}", "events")
    for row in rows["length"][:1]:
        yield Fact(f"{row.turns_median:g}", "turns, median")
    yield from drawing.facts(rows)


def _counted(standing: Tally, only: str) -> Iterator[tuple[str, str]]:
    yield (
        "Matches",
        f"{matches(standing.n)}, finished"
        + (f"; {standing.unfinished} unfinished not counted" if standing.unfinished else "")
        + (f"; {standing.repeats} the same course as another" if standing.repeats else ""),
    )
    if only:
        yield "Only", only
    if not standing.groups:
        return
    yield "Decks", f"{standing.decks}"
    yield "Origins", _each(group.origin for group in standing.groups)
    yield (
        "Players",
        _each(
            " against ".join(sorted((group.player, group.opponent_player)))
            for group in standing.groups
        ),
    )
    first = min(group.first for group in standing.groups)
    last = max(group.last for group in standing.groups)
    yield "Recorded", " to ".join(dict.fromkeys((f"{first:{DAY}}", f"{last:{DAY}}")))
    yield "Rules", "edition " + _each(one for group in standing.groups for one in group.rules)
    yield "Engine", _each(one for group in standing.groups for one in group.engines)


def _each(values: Iterator[str]) -> str:
    return ", ".join(sorted(set(values)))


def _notes(found: Results) -> Iterator[str]:
    """What every statistic said of itself, once; what only one says stands with it, and the page itself
    says what a small sample is."""
    said = [note for one in found.values() for note in one.notes]
    own = {
        note for name, one in found.items() if one.rows for note in STATISTICS[name].notes(one.rows)
    }
    yield from dict.fromkeys(note for note in said if note not in own and note != SMALL_SAMPLE_NOTE)
