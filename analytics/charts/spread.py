"""Distributions: a column for each value, with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import altair as alt

from analytics.charts.drawing import ACCENT, FAINT, INK, NARROW, SOFT, Chart, held


class Bin(NamedTuple):
    """`share` of all is at this value."""

    value: int
    share: float
    low: float
    high: float


def spread(
    bins: Sequence[Bin],
    title: str,
    share_of: str,
    width: int,
    *,
    marked: float | None = None,
    small: bool = False,
) -> Chart:
    """Columns over the values; `marked` is a value to point at, as the median."""
    data = [one._asdict() for one in bins]
    values = [one.value for one in bins]
    least, most = (min(values), max(values)) if values else (0, 1)
    inner = width - 54
    column = max(2.0, min(40.0, inner / (most - least + 2) - 2))
    base = alt.Chart(held(data))
    x = alt.X(
        "value:Q",
        scale=alt.Scale(domain=[least - 0.7, most + 0.7], nice=False),
        axis=alt.Axis(
            title=title,
            grid=False,
            format="d",
            tickMinStep=1,
            tickCount=min(most - least + 1, 6 if width <= NARROW else 12),
        ),
    )
    y = alt.Y(
        "share:Q",
        stack=False,
        axis=alt.Axis(title=share_of, format=".0%", tickCount=4, domain=False, ticks=False),
        scale=alt.Scale(domainMin=0),
    )
    layers = [
        base.mark_bar(size=column, color=FAINT if small else ACCENT, opacity=0.85).encode(x=x, y=y),
        base.mark_rule(color=SOFT if small else INK, strokeWidth=1.1, opacity=0.75).encode(
            x=x, y=alt.Y("low:Q"), y2="high:Q"
        ),
    ]
    if marked is not None:
        point = alt.Chart(held([{"value": marked}]))
        layers += [
            point.mark_rule(color=INK, strokeDash=[3, 3]).encode(x="value:Q"),
            point.mark_text(align="left", dx=5, y=6, fontSize=12).encode(
                x="value:Q", text=alt.value(f"median {marked:g}")
            ),
        ]
    return alt.layer(*layers).properties(width=inner, height=190)
