"""When something first happened, deck by deck: a numbered dot for each level, on a scale of turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import altair as alt

from analytics.charts.drawing import (
    ACCENT,
    FAINT,
    INK,
    NARROW,
    PANEL,
    RULE,
    Chart,
    held,
    margins,
    small_or,
)
from analytics.charts.names import fitting


class First(NamedTuple):
    """The first Digimon of a level: quartiles of its turn, and in what share of matches it came."""

    name: str
    level: int
    lower: float
    median: float
    upper: float
    share: float
    small: bool


_NAMES = 230
_LEVELS = 17
"""Height of a line; each deck has one for each level."""


def firsts(rows: Sequence[First], title: str, width: int) -> Chart:
    """One block of lines a deck, in the order of the rows."""
    narrow = width <= NARROW
    names = list(dict.fromkeys(row.name for row in rows))
    levels = sorted({row.level for row in rows})
    block = _LEVELS * len(levels) + (30 if narrow else 12)
    left = 0 if narrow else _NAMES
    data = [
        {
            "y": names.index(row.name) * block
            + (24 if narrow else 8)
            + levels.index(row.level) * _LEVELS,
            "lower": row.lower,
            "median": row.median,
            "upper": row.upper,
            "level": str(row.level),
            "share": f"{100 * row.share:.0f} %",
            "small": row.small,
            "most": max(one.upper for one in rows),
        }
        for row in rows
    ]
    labels = [
        {"y": at * block + (4 if narrow else 8 + _LEVELS * (len(levels) - 1) / 2), "zero": 0}
        | {"name": fitting(name, width - 20 if narrow else _NAMES - 12)}
        for at, name in enumerate(names)
    ]
    most = max((row.upper for row in rows), default=1)
    height = block * max(1, len(names))
    y = alt.Y("y:Q", scale=alt.Scale(domain=[0, height], range=[0, height]), axis=None)
    x = alt.X(
        "median:Q",
        scale=alt.Scale(domain=[0, most + 0.5], nice=False),
        axis=alt.Axis(title=title, format="d", tickMinStep=1, gridColor=RULE, domain=False),
    )
    base = alt.Chart(held(data))
    colour = small_or(FAINT, ACCENT)
    return alt.layer(
        *margins(0, most + 0.5, left, 60),
        base.mark_rule(strokeWidth=5, opacity=0.3, strokeCap="round").encode(
            x=alt.X("lower:Q"), x2="upper:Q", y=y, color=colour
        ),
        base.mark_point(filled=True, size=190, opacity=1, shape="circle").encode(
            x=x, y=y, color=colour
        ),
        base.mark_text(fontSize=11, fontWeight="bold", color=PANEL).encode(
            x=x, y=y, text="level:N"
        ),
        base.mark_text(align="left", dx=26, fontSize=11, color=INK).encode(
            x=alt.X("most:Q"), y=y, text="share:N"
        ),
        alt.Chart(held(labels))
        .mark_text(
            align="left" if narrow else "right", dx=0 if narrow else -8, fontSize=12, color=INK
        )
        .encode(x=alt.X("zero:Q"), y=y, text="name:N"),
    ).properties(width=width - left - 60, height=height, view=alt.ViewConfig(stroke=None))
