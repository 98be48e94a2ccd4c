"""A heat map of rates: one cell for each deck against each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import altair as alt

from analytics.charts.drawing import (
    BAD,
    FAINT,
    GOOD,
    INK,
    NARROW,
    RULE,
    SOFT,
    Chart,
    held,
    small_or,
)
from analytics.charts.names import fitting


class Cell(NamedTuple):
    """`rate` is how often `row` wins against `column`; None where nothing can be said."""

    row: str
    column: str
    rate: float | None
    n: int
    small: bool


_EVEN = 0.5
_STRONGEST = 0.3
"""This far from even a cell has its full colour."""


def grid(cells: Sequence[Cell], names: Sequence[str], width: int) -> Chart:
    """Rows and columns are `names` in their order, the columns by number. Small samples are grey.

    Wider than `width` where the cells would become too small to read.
    """
    narrow = width <= NARROW
    place = {name: at for at, name in enumerate(names)}
    left = 104 if narrow else 230
    step = max(27, min(56, (width - left) // max(1, len(names))))
    data = [
        {
            "row": place[cell.row],
            "column": place[cell.column],
            "text": "" if cell.rate is None else f"{100 * cell.rate:.0f}",
            "n": "" if cell.rate is None else f"n {cell.n}",
            "colour": FAINT if cell.small else GOOD if (cell.rate or 0.0) >= _EVEN else BAD,
            "small": cell.small,
            "strength": _strength(cell),
        }
        for cell in cells
        if cell.row in place and cell.column in place
    ]
    heads = [
        {"at": at, "zero": 0, "name": fitting(f"{at + 1}  {name}", left - 14), "head": str(at + 1)}
        for at, name in enumerate(names)
    ]
    order = list(range(len(names)))
    x = alt.X(
        "column:O",
        axis=None,
        scale=alt.Scale(domain=order, paddingInner=0, paddingOuter=0),
    )
    y = alt.Y("row:O", axis=None, scale=alt.Scale(domain=order, paddingInner=0, paddingOuter=0))
    base = alt.Chart(held(data)).encode(x=x, y=y)
    names_of = alt.Chart(held(heads))
    roomy = step >= 44
    layers = [
        base.mark_rect(stroke=RULE, strokeWidth=1).encode(
            color=alt.Color("colour:N", scale=None, legend=None),
            opacity=alt.Opacity("strength:Q", scale=None),
        ),
        base.mark_text(fontSize=13, dy=-5 if roomy else 0).encode(
            text="text:N",
            color=small_or(SOFT, INK),
        ),
        names_of.mark_text(align="left", xOffset=-left - step / 2 + 2, fontSize=12).encode(
            x=alt.X("zero:O", axis=None), y=alt.Y("at:O", axis=None), text="name:N"
        ),
        names_of.mark_text(yOffset=-step / 2 - 9, fontSize=12, color=SOFT).encode(
            x=alt.X("at:O", axis=None), y=alt.Y("zero:O", axis=None), text="head:N"
        ),
    ]
    if roomy:
        layers.append(base.mark_text(fontSize=10, dy=10, color=SOFT).encode(text="n:N"))
    size = step * max(1, len(names))
    return alt.layer(*layers).properties(width=size, height=size)


def _strength(cell: Cell) -> float:
    """How opaque the colour is: light enough for the number on it in every case."""
    if cell.rate is None:
        return 0.0
    if cell.small:
        return 0.35
    return 0.04 + 0.56 * min(1.0, abs(cell.rate - _EVEN) / _STRONGEST)
