"""From a chart to SVG for a page: no scripts, no links, nothing fetched, colours by CSS variable.

A chart names colours as `var(--ink)`, so that one drawing serves light, dark and print. The page
sets the variables of `COLOURS`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, NamedTuple
from xml.etree import ElementTree

import altair as alt
import vl_convert
from altair.utils import schemapi

COLOURS = ("panel", "ink", "soft", "rule", "accent", "good", "bad", "faint")
"""The variables a page has to set: what charts lie on, text, lesser text, lines, bars, above and
below even, small samples."""

PANEL, INK, SOFT, RULE, ACCENT, GOOD, BAD, FAINT = (f"var(--{name})" for name in COLOURS)

WIDE, NARROW = 680, 330
"""Widths in pixels, for a desk and for a phone."""

FONT = "Arial, Liberation Sans, Helvetica, sans-serif"
"""Fonts of the same widths, so that text measured here fits there."""

_ELEMENTS = {"svg", "g", "path", "line", "rect", "text", "tspan"}
_ATTRIBUTE = re.compile(r"[a-z][A-Za-z0-9:-]*")
_XMLNS = "{http://www.w3.org/2000/svg}"

_CONFIG: dict[str, Any] = {
    "aria": False,
    "background": None,
    "font": FONT,
    "padding": 2,
    "view": {"stroke": None},
    "axis": {
        "labelColor": SOFT,
        "titleColor": SOFT,
        "titleFontWeight": "normal",
        "titleFontSize": 12,
        "labelFontSize": 12,
        "gridColor": RULE,
        "domainColor": RULE,
        "tickColor": RULE,
    },
    "legend": {"labelColor": INK, "titleColor": SOFT, "labelFontSize": 12},
    "header": {"labelColor": INK, "labelFontSize": 12, "titleColor": SOFT},
    "text": {"color": INK, "fontSize": 12},
}


class Drawn(NamedTuple):
    """One chart as two SVG elements: `wide` for a desk, `narrow` for a phone."""

    wide: str
    narrow: str


Chart = alt.LayerChart | alt.Chart | alt.FacetChart | alt.VConcatChart | alt.HConcatChart


def unchecked() -> AbstractContextManager[None]:
    """Charts made within are not compared with the schema of Vega-Lite: that takes most of the time,
    and tests do it."""
    return schemapi.debug_mode(False)


def held(rows: Sequence[Mapping[str, Any]]) -> alt.InlineData:
    """Rows as the data of a chart."""
    return alt.InlineData(values=[dict(row) for row in rows])


def small_or(small: str, colour: str) -> alt.ColorValue:
    """One colour for rows that are `small`, another one for the rest."""
    return alt.ColorValue(colour, condition={"test": "datum.small", "value": small})


def margins(least: float, most: float, left: float, right: float) -> list[alt.Chart]:
    """Nothing to see, so far out on both sides of a scale from `least` to `most` that drawings with
    short and with long names come out equally wide."""
    return [
        alt.Chart(held([{"edge": edge}]))
        .mark_point(opacity=0, size=1, xOffset=offset)
        .encode(x=alt.X("edge:Q"), y=alt.value(0))
        for edge, offset in ((least, -left), (most, right))
        if offset
    ]


def draw(chart: Chart, room: float) -> str:
    """The chart as an `svg` element that may stand in a page; of class `fits` where it takes that room,
    which a page may stretch, else of class `own`."""
    specification = chart.to_dict(validate=schemapi.DEBUG_MODE) | {"config": _CONFIG}
    drawn = vl_convert.vegalite_to_svg(
        json.dumps(specification), vl_version="6.4", allowed_base_urls=[]
    )
    return harmless(drawn, room)


def harmless(svg: str, room: float) -> str:
    """The same drawing written again, of shapes and text only.

    Raises `ValueError` for an element that is neither, for a link and for a handler: no name that
    a chart shows can bring one in, and this makes sure of it. Nothing refers to an `id` either: a
    page has many drawings.
    """
    root = ElementTree.fromstring(svg)  # noqa: S314 - made by ourselves a line ago
    for element in root.iter():
        name = element.tag.removeprefix(_XMLNS)
        if name not in _ELEMENTS:
            raise ValueError(f"a drawing with the element {name!r}")
        element.tag = name
        for attribute, value in element.items():
            if (
                not _ATTRIBUTE.fullmatch(attribute)
                or attribute.startswith("on")
                or attribute in ("href", "style")
                or "url(" in value
            ):
                raise ValueError(f"a drawing with the attribute {attribute!r}")
            if attribute in _SPARE:
                del element.attrib[attribute]
    width = float(root.get("width", "0"))
    root.set("class", "fits" if room - _MARGIN <= width <= room + _MARGIN else "own")
    root.set("aria-hidden", "true")
    return ElementTree.tostring(root, encoding="unicode")


_MARGIN = 24
"""A drawing so much narrower or wider than the room it was made for is as good as fitting."""

_SPARE = {"aria-hidden", "aria-roledescription", "role", "class", "pointer-events", "version"}
"""What says nothing here: the page describes the chart as a whole."""
