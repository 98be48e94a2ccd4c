"""What a statistic has besides its rows: what it found in a sentence, charts, and how to read them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from analytics.charts.drawing import Chart, draw, unchecked


class PlotChart(NamedTuple):
    """A chart for any width in pixels, and in words what it shows."""

    chart: Callable[[int], Chart]
    label: str

    def svg(self, width: int) -> str:
        """The chart drawn that wide: one `svg` element."""
        with unchecked():
            return draw(self.chart(width), width)


class Plot(NamedTuple):
    """What a statistic found, how to read its charts, and the charts. All text is as it was given:
    who shows it makes it harmless."""

    said: str
    reading: str = ""
    pictures: tuple[PlotChart, ...] = ()


class Fact(NamedTuple):
    """One figure in large type, and what it is."""

    value: str
    what: str


All = Mapping[str, Sequence[Any]]
"""The rows of one game, origin and pairing of players, by statistic."""

GREY = "Grey: a small sample."
