"""Figures with their intervals, one line a name: win rates, means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
_OFFSET_NARROW = 11
"""How far below its name a line is drawn where it is narrow."""


def bars(rows: Sequence[Bar], scale: Scale, width: int) -> Chart:
    """A bar (or a dot, where length says nothing) and an interval for each row, in their order."""
    narrow = width <= NARROW
    left = 0 if narrow else _NAMES
    room = width - 20 if narrow else _NAMES - 12
    data = [_row(place, row, scale, room) for place, row in enumerate(rows)]
    step = _ROW_NARROW if narrow else _ROW_WIDE
    layers = [
        *margins(scale.least, scale.most, left, _FIGURES),
        *_values(alt.Chart(held(data)), scale, narrow=narrow),
        *_words(alt.Chart(held(data)), narrow=narrow),
    ]
    return alt.layer(*layers).properties(
        width=width - left - _FIGURES,
        height=step * max(1, len(data)),
        view=alt.ViewConfig(stroke=RULE),
    )


def _row(place: int, row: Bar, scale: Scale, room: int) -> dict[str, object]:
    return {
        "place": place,
        "name": fitting(row.name, room),
        "value": row.value,
        "low": row.value if row.low is None else max(row.low, scale.least),
        "high": row.value if row.high is None else min(row.high, scale.most),
        "small": row.small,
        "figures": _figures(row, scale),
        "zero": scale.least,
        "right": scale.most,
    }


def _lines() -> alt.Y:
    return alt.Y("place:O", axis=None, scale=alt.Scale(paddingInner=0, paddingOuter=0))


def _values(base: alt.Chart, scale: Scale, *, narrow: bool) -> Iterator[alt.Chart]:
    """Bars, the line to compare with, intervals and dots."""
    y, offset = _lines(), _OFFSET_NARROW if narrow else 0
    axis = alt.Axis(
        title=scale.title,
        format=scale.format,
        tickCount=3 if narrow else 5,
        grid=True,
        domain=False,
    )
    x = alt.X("value:Q", scale=alt.Scale(domain=[scale.least, scale.most], nice=False), axis=axis)
    colour, line = small_or(FAINT, ACCENT), small_or(SOFT, INK)
    if scale.from_zero:
        yield base.mark_bar(height=12, yOffset=offset, cornerRadiusEnd=2, opacity=0.85).encode(
            y=y, x=x, x2="zero:Q", color=colour
        )
    if scale.even is not None:
        yield (
            alt.Chart(held([{"value": scale.even}]))
            .mark_rule(color=SOFT, strokeDash=[3, 3])
            .encode(x="value:Q")
        )
    yield base.mark_rule(yOffset=offset, strokeWidth=1.6).encode(
        y=y, x=alt.X("low:Q"), x2="high:Q", color=line
    )
    yield base.mark_point(
        yOffset=offset, filled=True, size=34 if scale.from_zero else 60, opacity=1
    ).encode(y=y, x=x, color=line if scale.from_zero else colour)


def _words(base: alt.Chart, *, narrow: bool) -> Iterator[alt.Chart]:
    """The figures behind each line, and its name in front or, where it is narrow, above."""
    offset = _OFFSET_NARROW if narrow else 0
    yield base.mark_text(align="left", dx=8, yOffset=offset, fontSize=12).encode(
        y=_lines(), x=alt.X("right:Q"), text="figures:N", color=small_or(SOFT, INK)
    )
    yield base.mark_text(
        align="left" if narrow else "right",
        dx=0 if narrow else -8,
        yOffset=-8 if narrow else 0,
        fontSize=12,
    ).encode(y=_lines(), x=alt.X("zero:Q"), text="name:N")


def _figures(row: Bar, scale: Scale) -> str:
    if scale.format.startswith("+"):
        value = f"{100 * row.value:+.1f}"
    else:
        value = f"{100 * row.value:.1f} %" if scale.format.endswith("%") else f"{row.value:.2f}"
    return f"{value} · n {row.n}"
