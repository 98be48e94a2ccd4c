"""A statistic as a drawing that a notebook shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from analytics.charts.drawing import COLOURS, WIDE
from analytics.errors import AnalyticsError
from analytics.findings import APART
from analytics.games import OWN
from analytics.listed import STATISTICS
from analytics.plots.drawings import drawing_of
from analytics.plots.plot import Plot
from dcg.harmless import one_line
from dcg.telling.html import escaped

RowsOf = Callable[[str], Sequence[Any]]
"""The rows of a statistic by its name."""

_SHADES = ("#ffffff", "#1b2130", "#5b6478", "#d5d9e3", "#0b7d70", "#159a8a", "#dd7a1f", "#b4bac7")
_STYLE = (
    "".join(f"--{name}:{shade};" for name, shade in zip(COLOURS, _SHADES, strict=True))
    + "background:var(--panel);color:var(--ink);padding:.6em;max-width:44em;font:13px sans-serif"
)


class NoChart(AnalyticsError):
    """No chart is drawn of that statistic; the message names those that are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no chart is drawn of {name!r}; there is one of {', '.join(charted())}")


class ShownPart(NamedTuple):
    """Matches that are added up, of one game, origin and pairing of players (`title`): what they say
    in a sentence, the drawings, and how to read them."""

    title: str
    said: str
    svg: tuple[str, ...]
    reading: str


class ShownChart:
    """Drawings of a statistic, the same as in the report, apart for each game, origin and pairing of
    players: those are never added up. A notebook shows them; `svg` has each as one element without
    scripts or links."""

    def __init__(self, name: str, parts: Sequence[ShownPart]) -> None:
        self.name = name
        self.parts = tuple(parts)

    @property
    def titles(self) -> tuple[str, ...]:
        """What each part counts."""
        return tuple(part.title for part in self.parts)

    @property
    def svg(self) -> tuple[str, ...]:
        """The drawings of all parts."""
        return tuple(svg for part in self.parts for svg in part.svg)

    def __repr__(self) -> str:
        several = f"{len(self.svg)} drawing{'' if len(self.svg) == 1 else 's'}"
        return f"<ShownChart of {self.name}: {several}>"

    def _repr_html_(self) -> str:
        shown = "".join(map(_html, self.parts)) or "No finished matches."
        return f'<div style="{_STYLE}">{shown}</div>'


@cache
def charted() -> tuple[str, ...]:
    """The statistics that a chart is drawn of, in the order in which statistics are listed."""
    drawings = [drawing_of(game) for game in ("", *OWN)]
    names = {name for one in drawings for name in (*one.plots, *one.within)}
    return tuple(name for name in STATISTICS if name in names)


def drawn(name: str, rows_of: RowsOf) -> ShownChart:
    """A statistic drawn; `rows_of` is asked for its rows and those of others in the same drawing.

    Raises `NoChart`.
    """
    read = cache(rows_of)
    groups = dict.fromkeys(row[: len(APART)] for row in read(name))
    if name not in charted():
        raise NoChart(name)
    parts = []
    for group in groups:
        drawing = drawing_of(group[0])
        plot = drawing.plots[drawing.within.get(name, name)](_Group(read, group))
        parts.append(_part(name, group, plot))
    return ShownChart(name, parts)


class _Group(Mapping[str, Sequence[Any]]):
    """See `analytics.plots.plot.All`: a statistic is read when it is asked for."""

    def __init__(self, read: RowsOf, group: tuple[str, ...]) -> None:
        self._read = read
        self._group = group

    def __getitem__(self, name: str) -> Sequence[Any]:
        return [row for row in self._read(name) if row[: len(APART)] == self._group]

    def __iter__(self) -> Iterator[str]:
        return iter(STATISTICS)

    def __len__(self) -> int:
        return len(STATISTICS)


def _part(name: str, group: tuple[str, ...], plot: Plot) -> ShownPart:
    game, origin, player, against = group
    return ShownPart(
        one_line(f"{name}: {game}, {origin} matches, {player} against {against}"),
        one_line(plot.said),
        tuple(picture.svg(WIDE) for picture in plot.pictures),
        one_line(plot.reading),
    )


def _html(part: ShownPart) -> str:
    return (
        f"<div><b>{escaped(part.title)}</b></div><p>{escaped(part.said)}</p>"
        + "".join(part.svg)
        + (f"<p>{escaped(part.reading)}</p>" if part.reading else "")
    )
