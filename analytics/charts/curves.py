"""Means over turns: a small picture for each deck, with all decks behind it to compare with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import altair as alt

from analytics.charts.drawing import ACCENT, INK, NARROW, RULE, SOFT, Chart, held
from analytics.charts.names import fitting

TICKS: Final = 8
"""Turns that are written below the lines of leads, where there are so many."""


class Point(NamedTuple):
    """The mean of one deck in one turn, with its interval if there is one."""

    name: str
    turn: int
    mean: float
    low: float | None
    high: float | None


def curves(points: Sequence[Point], behind: Sequence[Point], title: str, width: int) -> Chart:
    """One picture a name, in the order of `points`; `behind` is drawn in each of them."""
    names = list(dict.fromkeys(point.name for point in points))
    columns = min(max(1, len(names)), 2 if width <= NARROW else 4)
    inner = (width - 30) // columns - 12
    most = max((point.turn for point in (*points, *behind)), default=1)
    label = {name: f"{at:03} {fitting(name, inner)}" for at, name in enumerate(names)}
    data = [
        {
            "deck": label[point.name],
            "turn": point.turn,
            "mean": point.mean,
            "low": point.mean if point.low is None else point.low,
            "high": point.mean if point.high is None else point.high,
            "behind": False,
        }
        for point in points
    ]
    data += [
        {"deck": name, "turn": point.turn, "mean": point.mean, "behind": True}
        for name in label.values()
        for point in behind
    ]
    top = max([5.0, *(float(one["high"]) for one in data if not one["behind"])])  # type: ignore[arg-type]
    x = alt.X(
        "turn:Q",
        scale=alt.Scale(domain=[1, most], nice=False),
        axis=alt.Axis(title=None, format="d", tickMinStep=1, tickCount=4, grid=False),
    )
    y = alt.Y(
        "mean:Q",
        scale=alt.Scale(domain=[0, top], nice=True),
        axis=alt.Axis(title=None, tickCount=4, format="d", domain=False, ticks=False),
    )
    base = alt.Chart()
    own, other = base.transform_filter("!datum.behind"), base.transform_filter("datum.behind")
    picture = alt.layer(
        other.mark_line(color=SOFT, strokeWidth=1.2, strokeDash=[4, 3]).encode(x=x, y=y),
        own.mark_area(color=ACCENT, opacity=0.22).encode(x=x, y=alt.Y("low:Q"), y2="high:Q"),
        own.mark_line(color=ACCENT, strokeWidth=2).encode(x=x, y=y),
        own.mark_point(color=ACCENT, filled=True, size=10, opacity=1).encode(x=x, y=y),
    ).properties(width=inner, height=96, view=alt.ViewConfig(stroke=RULE))
    return picture.facet(
        data=held(data),
        facet=alt.Facet(
            "deck:N",
            title=None,
            header=alt.Header(
                labelExpr="slice(datum.label, 4)", labelAnchor="start", labelPadding=3
            ),
        ),
        columns=columns,
        spacing=14,
        title=alt.TitleParams(
            title, anchor="start", fontSize=12, fontWeight="normal", color=SOFT, offset=8
        ),
    )


class LeadPoint(NamedTuple):
    """How often who leads by so many wins, at the end of a turn."""

    lead: int
    turn: int
    rate: float
    low: float
    high: float


def leads(points: Sequence[LeadPoint], width: int) -> Chart:
    """A line for each lead over the turns; the lead is written at the line's end."""
    data = [point._asdict() for point in points]
    last = {point.lead: point for point in points}
    ends = [point._asdict() | {"text": f"+{point.lead}"} for point in last.values()]
    turns = [point.turn for point in points]
    least, most = (min(turns), max(turns)) if turns else (1, 2)
    most = max(most, least + 1)
    few = list(range(least, most + 1)) if most - least < TICKS else alt.Undefined
    bottom = min([0.5, *(point.low for point in points)])
    base = alt.Chart(held(data))
    x = alt.X(
        "turn:Q",
        scale=alt.Scale(domain=[least, most], nice=False),
        axis=alt.Axis(
            title="at the end of turn",
            format="d",
            tickMinStep=1,
            tickCount=TICKS,
            grid=False,
            values=few,
        ),
    )
    y = alt.Y(
        "rate:Q",
        scale=alt.Scale(domain=[int(bottom * 10) / 10, 1], nice=False),
        axis=alt.Axis(
            title="wins when leading", format=".0%", tickCount=5, domain=False, ticks=False
        ),
    )
    strength = alt.Opacity(
        "lead:Q",
        scale=alt.Scale(domain=[1, max(2, *last)] if last else [1, 2], range=[0.45, 1]),
        legend=None,
    )
    return alt.layer(
        alt.Chart(held([{"rate": 0.5}])).mark_rule(color=SOFT, strokeDash=[3, 3]).encode(y=y),
        base.mark_area(color=ACCENT, fillOpacity=0.13).encode(
            x=x, y=alt.Y("low:Q"), y2="high:Q", detail="lead:N"
        ),
        base.mark_line(color=ACCENT, strokeWidth=2.2).encode(
            x=x, y=y, detail="lead:N", opacity=strength
        ),
        base.mark_point(color=ACCENT, filled=True, size=16).encode(x=x, y=y, opacity=strength),
        alt.Chart(held(ends))
        .mark_text(align="left", dx=7, fontSize=12, color=INK)
        .encode(x=x, y=y, text="text:N"),
    ).properties(width=width - 84, height=250)
