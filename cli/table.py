"""A table as rows of text, as wide as it has to be or as it may be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from rich.cells import cell_len

from cli.wrapping import wrapped

GAP = "  "
NARROWEST, COMFORTABLE = 16, 24
"""Text that is wrapped keeps so many cells, if its longest does not need less; where the table is in
parts anyway, more."""


class TableColumn(NamedTuple):
    """A column of a table: its heading, what is in it, and whether that stands to the right, as numbers
    do. Numbers are never broken, nor is what is `whole`; other text is, where there is no room."""

    heading: str
    right: bool
    cells: Sequence[str]
    whole: bool = False

    @property
    def body(self) -> int:
        """How wide it has to be for what is in it."""
        return max((cell_len(text) for text in self.cells), default=0)

    @property
    def natural(self) -> int:
        """How wide it is where there is room."""
        return max(cell_len(self.heading), self.body)

    def least(self, text: int) -> int:
        """How narrow it can be made: by words of the heading, and text by wrapping it to so many cells."""
        words = max((cell_len(word) for word in self.heading.split()), default=0)
        return max(words, self.body if self.right or self.whole else min(self.body, text))


def table_rows(columns: Sequence[TableColumn], width: int | None) -> Iterator[tuple[str, bool]]:
    """The table's rows, each with whether it belongs to the heading.

    Where it is wider than `width`, headings and text are wrapped. What then still does not fit goes
    below, under the first columns again: those of text that every row begins with.
    """
    for number, part in enumerate(_parts(columns, width)):
        if number:
            yield "", False
        yield from _one(part, _widths(part, width))


def _parts(columns: Sequence[TableColumn], width: int | None) -> Iterator[Sequence[TableColumn]]:
    if width is None or _narrowed(columns, NARROWEST) <= width:
        yield columns
        return
    names = next((at for at, one in enumerate(columns) if one.right), len(columns))
    while names > 1 and _narrowed(columns[:names], NARROWEST) * 2 > width:
        names -= 1
    lead = list(columns[:names])
    part = list(lead)
    for column in columns[names:]:
        if len(part) > len(lead) and _narrowed([*part, column], COMFORTABLE) > width:
            yield part
            part = list(lead)
        part.append(column)
    yield part


def _narrowed(columns: Sequence[TableColumn], text: int) -> int:
    return _total([one.least(text) for one in columns])


def _total(widths: Sequence[int]) -> int:
    return sum(widths) + len(GAP) * (len(widths) - 1)


def _widths(columns: Sequence[TableColumn], width: int | None) -> list[int]:
    """As wide as each is; where there is no room, headings are wrapped first, then the widest text."""
    widths = [one.natural for one in columns]
    if width is None or _total(widths) <= width:
        return widths
    least = [one.least(NARROWEST) for one in columns]
    widths = [max(one.body, narrow) for one, narrow in zip(columns, least, strict=True)]
    while _total(widths) > width:
        spare = [held - narrow for held, narrow in zip(widths, least, strict=True)]
        if max(spare) <= 0:
            break
        widest = max((at for at, more in enumerate(spare) if more > 0), key=widths.__getitem__)
        widths[widest] -= 1
    left = width - _total(widths)
    for at, one in enumerate(columns):
        more = min(max(one.natural - widths[at], 0), max(left, 0))
        widths[at] += more
        left -= more
    return widths


def _one(columns: Sequence[TableColumn], widths: Sequence[int]) -> Iterator[tuple[str, bool]]:
    for text in _row(columns, [one.heading for one in columns], widths):
        yield text, True
    yield GAP.join("-" * width for width in widths), False
    for row in zip(*(one.cells for one in columns), strict=True):
        for text in _row(columns, row, widths):
            yield text, False


def _row(
    columns: Sequence[TableColumn], cells: Sequence[str], widths: Sequence[int]
) -> Iterator[str]:
    held = [
        [text] if cell_len(text) <= width else wrapped(text, width)
        for text, width in zip(cells, widths, strict=True)
    ]
    for line in zip_longest(*held, fillvalue=""):
        parts = []
        for column, text, width in zip(columns, line, widths, strict=True):
            space = " " * (width - cell_len(text))
            parts.append(space + text if column.right else text + space)
        yield GAP.join(parts).rstrip()
