"""What a report consists of. All text is as it was given; the template makes it harmless."""

from __future__ import annotations

from typing import NamedTuple

from analytics.charts.drawing import Drawn
from analytics.plots.plot import Fact


class ReportTable(NamedTuple):
    """Rows as text. `right` says which columns are figures; `left_out` rows are not here, `command`
    lists them all. `small` are the places of rows over small samples."""

    heads: tuple[str, ...]
    right: tuple[bool, ...]
    rows: tuple[tuple[str, ...], ...]
    small: frozenset[int]
    left_out: int
    command: str
    caption: str


class DrawnChart(NamedTuple):
    """A chart, and in words what it shows."""

    drawn: Drawn
    label: str


class Figure(NamedTuple):
    """Statistics of one kind: what they found in a sentence, charts, how to read them, the rows."""

    name: str
    title: str
    said: str
    reading: str
    pictures: tuple[DrawnChart, ...]
    tables: tuple[ReportTable, ...]
    notes: tuple[str, ...] = ()


class Section(NamedTuple):
    """Matches that are added up: of one game, origin and pairing of players."""

    title: str
    facts: tuple[Fact, ...]
    figures: tuple[Figure, ...]
    absent: tuple[str, ...]


class Report(NamedTuple):
    """`games` are those of the matches, by title; `counted` are pairs of a heading and what was counted;
    `notes` belong to all of it."""

    title: str
    games: tuple[str, ...]
    counted: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...]
    notes: tuple[str, ...]
    small_sample: int
    command: str
