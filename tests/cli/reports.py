"""Reports over invented matches, and a report's page taken apart."""

from __future__ import annotations

from collections.abc import Callable
from html.parser import HTMLParser

import duckdb

from analytics.database import create
from analytics.filters import EVERYTHING, Filters
from analytics.listed import STATISTICS
from analytics.overview import overview_of
from cli.report.gather import gather
from cli.report.model import Report

HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=//evil.example/x onerror=alert(1)>',
    "</svg></style><script>alert(2)</script>",
    "{{ 7 * 7 }}{% raw %} & datum.x ${1}",
    "reversed \u202e\u2066 and \x1b[31m red",
    "a deck with a name far longer than any screen is wide " * 6,
)


def report_of(
    fill: Callable[[duckdb.DuckDBPyConnection], None], filters: Filters = EVERYTHING
) -> Report:
    """The report over what `fill` writes into an empty analytics database."""
    with duckdb.connect(":memory:") as database:
        create(database)
        fill(database)
        return gather(
            overview_of(database, filters),
            "Report",
            "",
            "dcg report",
            {name: f"dcg stats {name}" for name in STATISTICS},
        )


class Parsed(HTMLParser):
    """The elements of a page with their attributes, its text, and its tables by their captions."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []
        self.tables: dict[str, list[list[str]]] = {}
        self._path: list[str] = []
        self._rows: list[list[str]] | None = None
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag == "div" and (label := dict(attrs).get("aria-label") or "").startswith("Table: "):
            self._rows = self.tables[label.removeprefix("Table: ")] = []
        if tag == "tr" and self._rows is not None:
            self._rows.append([])
        if tag in ("td", "th") and self._rows is not None:
            self._rows[-1].append("")
        if tag not in ("meta", "br"):
            self._path.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while self._path and self._path.pop() != tag:
            pass
        if tag == "table":
            self._rows = None

    def handle_data(self, data: str) -> None:
        if self._path and self._path[-1] in ("td", "th") and self._rows is not None:
            self._rows[-1][-1] += data
        if "style" not in self._path:
            self.text.append(data)

    def names(self) -> set[str]:
        """Which kinds of elements there are."""
        return {name for name, _ in self.elements}
