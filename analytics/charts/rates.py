"""Figures with their intervals, one line a name: win rates, means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import altair as alt

from analytics.charts.drawing import (
    ACCENT,
    FAINT,
    INK,
    NARROW,
    RULE,
    SOFT,
    Chart,
    held,
    margins,
    small_or,
)
from analytics.charts.names import fitting


class Bar(NamedTuple):
    """A figure for a name. `low` and `high` are None where there is no interval."""

    name: str
    value: float
    low: float | None
    high: float | None
    n: int
    small: bool


class Scale(NamedTuple):
    """How the figures are read: `title` of the axis, its ends, `format` of a value in d3's words
    (`.0%`), `even` a line to compare with, `from_zero` whether length says anything."""

    title: str
    least: float
    most: float
    format: str
    even: float | None = None
    from_zero: bool = True


_ROW_WIDE, _ROW_NARROW = 26, 42
_NAMES = 230
_FIGURES = 104


def bars(rows: Sequence[Bar], scale: Scale, width: int) -> Chart:
    """A bar (or a dot, where length says nothing) and an interval for each row, in their order."""
    narrow = width <= NARROW
    left = 0 if narrow else _NAMES
    inner = width - left - _FIGURES
    data = [
        {
            "place": place,
            "name": fitting(row.name, width - 20 if narrow else _NAMES - 12),
            "value": row.value,
            "low": row.value if row.low is None else max(row.low, scale.least),
            "high": row.value if row.high is None else min(row.high, scale.most),
            "small": row.small,
            "figures": _figures(row, scale),
            "zero": scale.least,
            "right": scale.most,
        }
        for place, row in enumerate(rows)
    ]
    step = _ROW_NARROW if narrow else _ROW_WIDE
    base = alt.Chart(held(data))
    y = alt.Y("place:O", axis=None, scale=alt.Scale(paddingInner=0, paddingOuter=0))
    middle = 11 if narrow else 0
    axis = alt.Axis(
        title=scale.title,
        format=scale.format,
        tickCount=3 if narrow else 5,
        grid=True,
        domain=False,
    )
    x = alt.X("value:Q", scale=alt.Scale(domain=[scale.least, scale.most], nice=False), axis=axis)
    colour, line = small_or(FAINT, ACCENT), small_or(SOFT, INK)
    layers: list[alt.Chart] = margins(scale.least, scale.most, left, _FIGURES)
    if scale.from_zero:
        layers.append(
            base.mark_bar(height=12, yOffset=middle, cornerRadiusEnd=2, opacity=0.85).encode(
                y=y, x=x, x2="zero:Q", color=colour
            )
        )
    if scale.even is not None:
        layers.append(
            alt.Chart(held([{"value": scale.even}]))
            .mark_rule(color=SOFT, strokeDash=[3, 3])
            .encode(x="value:Q")
        )
    layers += [
        base.mark_rule(yOffset=middle, strokeWidth=1.6).encode(
            y=y, x=alt.X("low:Q"), x2="high:Q", color=line
        ),
        base.mark_point(
            yOffset=middle, filled=True, size=34 if scale.from_zero else 60, opacity=1
        ).encode(y=y, x=x, color=line if scale.from_zero else colour),
        base.mark_text(align="left", dx=8, yOffset=middle, fontSize=12).encode(
            y=y,
            x=alt.X("right:Q"),
            text="figures:N",
            color=line,
        ),
        base.mark_text(
            align="left" if narrow else "right",
            dx=0 if narrow else -8,
            yOffset=-8 if narrow else 0,
            fontSize=12,
        ).encode(y=y, x=alt.X("zero:Q"), text="name:N"),
    ]
    return alt.layer(*layers).properties(
        width=inner, height=step * max(1, len(data)), view=alt.ViewConfig(stroke=RULE)
    )


def _figures(row: Bar, scale: Scale) -> str:
    if scale.format.startswith("+"):
        value = f"{100 * row.value:+.1f}"
    else:
        value = f"{100 * row.value:.1f} %" if scale.format.endswith("%") else f"{row.value:.2f}"
    return f"{value} · n {row.n}"
