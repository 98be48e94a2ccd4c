"""Charts: each is Vega-Lite by its schema in both widths, names fit, grey is for small samples."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from analytics.charts.curves import LeadPoint, Point, curves, leads
from analytics.charts.drawing import FAINT, NARROW, WIDE, Chart, draw
from analytics.charts.firsts import First, firsts
from analytics.charts.grid import Cell, grid
from analytics.charts.names import fitting
from analytics.charts.rates import Bar, Scale, bars
from analytics.charts.spread import Bin, spread

SHARES = Scale("win rate", 0, 1, ".0%", 0.5)

CHARTS: dict[str, Callable[[int], Chart]] = {
    "bars": lambda width: bars([Bar("a", 0.5, 0.4, 0.6, 40, False)], SHARES, width),
    "dots": lambda width: bars(
        [Bar("a", -0.1, None, None, 4, True)], Scale("points", -1, 1, "+.0%", 0.0, False), width
    ),
    "grid": lambda width: grid(
        [Cell("a", "b", 0.6, 50, False), Cell("b", "a", 0.4, 50, False)], ["a", "b"], width
    ),
    "spread": lambda width: spread(
        [Bin(3, 0.5, 0.4, 0.6), Bin(7, 0.5, 0.4, 0.6)], "x", "y", width, marked=5
    ),
    "curves": lambda width: curves(
        [Point("a", 1, 5, 4, 5)], [Point("", 1, 4, None, None)], "t", width
    ),
    "leads": lambda width: leads([LeadPoint(1, 3, 0.6, 0.5, 0.7)], width),
    "firsts": lambda width: firsts([First("a", 4, 1, 2, 3, 0.9, False)], "turn", width),
}


@pytest.mark.parametrize("width", [WIDE, NARROW])
@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_is_of_the_schema_and_can_be_drawn(name: str, width: int) -> None:
    """Built and drawn with the checks that reports leave out."""
    drawn = draw(CHARTS[name](width), width)
    assert drawn.startswith("<svg")
    assert "NaN" not in drawn
    assert "undefined" not in drawn


def test_small_samples_are_grey_and_others_not() -> None:
    def drawn(small: bool) -> str:
        return draw(bars([Bar("a", 0.5, 0.4, 0.6, 40, small)], SHARES, WIDE), WIDE)

    assert FAINT in drawn(True)
    assert FAINT not in drawn(False)


def test_a_name_keeps_its_end() -> None:
    assert fitting("short", 200) == "short"
    cut = fitting("tournament-2021-06-26-wargreymon", 100)
    assert len(cut) == 15
    assert cut.startswith("tour")
    assert cut.endswith("greymon")
    assert "…" in cut


def test_each_turn_is_written_once_below_few_leads() -> None:
    chart = leads([LeadPoint(1, turn, 0.6, 0.5, 0.7) for turn in (3, 4)], 600)
    assert chart.to_dict()["layer"][1]["encoding"]["x"]["axis"]["values"] == [3, 4]
