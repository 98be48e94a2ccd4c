"""A statistic as a drawing that a notebook shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import polars as pl

from analytics.charts.drawing import COLOURS, WIDE, Chart, draw, unchecked
from analytics.charts.grid import Cell, grid
from analytics.charts.rates import Bar, Scale, bars
from analytics.errors import AnalyticsError
from analytics.findings import APART
from dcg.harmless import one_line
from dcg.telling.html import escaped

Rows = Sequence[Mapping[str, Any]]

_MOST = 30
"""How many decks a chart shows: those with the most matches."""

_SHADES = ("#ffffff", "#1b2130", "#5b6478", "#d5d9e3", "#0b7d70", "#159a8a", "#dd7a1f", "#b4bac7")
_STYLE = (
    "".join(f"--{name}:{shade};" for name, shade in zip(COLOURS, _SHADES, strict=True))
    + "background:var(--panel);color:var(--ink);padding:.6em;max-width:44em;font:13px sans-serif"
)


class NoChart(AnalyticsError):
    """No chart is drawn of that statistic; the message names those that are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no chart is drawn of {name!r}; there is one of {', '.join(_CHARTS)}")


class ShownChart:
    """Drawings of a statistic, one for each game, origin and pairing of players: those are never
    added up. A notebook shows them; `svg` has each as one element without scripts or links."""

    def __init__(self, name: str, titles: Sequence[str], svg: Sequence[str]) -> None:
        self.name = name
        self.titles = tuple(titles)
        self.svg = tuple(svg)

    def __repr__(self) -> str:
        several = f"{len(self.svg)} drawing{'' if len(self.svg) == 1 else 's'}"
        return f"<ShownChart of {self.name}: {several}>"

    def _repr_html_(self) -> str:
        parts = [
            f"<div><b>{escaped(title)}</b></div>{svg}"
            for title, svg in zip(self.titles, self.svg, strict=True)
        ]
        return f'<div style="{_STYLE}">{"".join(parts) or "No finished matches."}</div>'


def drawn(name: str, frame: pl.DataFrame) -> ShownChart:
    """The rows of a statistic, drawn. Raises `NoChart`."""
    chart_of = _CHARTS.get(name)
    if chart_of is None:
        raise NoChart(name)
    titles, svg = [], []
    for key, part in frame.partition_by(APART, as_dict=True, maintain_order=True).items():
        game, origin, player, against = map(str, key)
        chart = chart_of(part.to_dicts())
        if chart is not None:
            titles.append(one_line(f"{name}: {game}, {origin} matches, {player} against {against}"))
            with unchecked():
                svg.append(draw(chart, WIDE))
    return ShownChart(name, titles, svg)


def _winrate(rows: Rows) -> Chart | None:
    """A bar for each deck, the best first."""
    return _bars(rows, "rate", "low", "high", Scale("win rate", 0, 1, ".0%", 0.5))


def _first_player(rows: Rows) -> Chart | None:
    """What going first is worth to each deck."""
    own = [row for row in rows if row["deck"] is not None and not row["mirror"]]
    names = ("difference", "difference_low", "difference_high")
    furthest = max((abs(row[name] or 0) for row in own for name in names), default=0)
    reach = max(0.1, min(1.0, round(furthest + 0.05, 1)))
    scale = Scale("points of win rate, first less second", -reach, reach, "+.0%", 0, False)
    return _bars(own, *names, scale)


def _bars(rows: Rows, value: str, low: str, high: str, scale: Scale) -> Chart | None:
    kept = sorted(
        (row for row in rows if row[value] is not None), key=lambda row: (-row["n"], row["deck"])
    )[:_MOST]
    found = [
        Bar(one_line(row["deck"]), row[value], row[low], row[high], row["n"], row["small"])
        for row in sorted(kept, key=lambda row: (row["small"], -row[value], row["deck"]))
    ]
    return bars(found, scale, WIDE) if found else None


def _matchups(rows: Rows) -> Chart | None:
    """A heat map of the shrunk rates."""
    own = [row for row in rows if not row["mirror"]]
    played: dict[str, int] = {}
    for row in own:
        played[one_line(row["deck"])] = played.get(one_line(row["deck"]), 0) + row["n"]
        played.setdefault(one_line(row["opponent_deck"]), 0)
    names = sorted(played, key=lambda name: (-played[name], name))[:_MOST]
    cells = [
        Cell(
            one_line(row["deck"]),
            one_line(row["opponent_deck"]),
            row["shrunk"],
            row["n"],
            row["small"],
        )
        for row in own
    ]
    return grid(cells, names, WIDE) if cells else None


_CHARTS: Mapping[str, Callable[[Rows], Chart | None]] = {
    "winrate": _winrate,
    "matchups": _matchups,
    "first-player": _first_player,
}
