"""Two boards side by side, fact by fact, with a mark where they differ."""

from __future__ import annotations

import textwrap
from itertools import zip_longest

from rich.cells import cell_len, set_cell_size

from cli.games.view import BoardView
from dcg.harmless import inert

NARROWEST = 24
"""A column is never narrower than this; on a narrower screen the lines go on."""

_MARK = "*"
_LABEL = 16


def side_by_side(
    ours: BoardView, theirs: BoardView, titles: tuple[str, str], width: int
) -> list[str]:
    """The boards as lines of at most `width`, differing facts marked at the start of the line."""
    column = max(NARROWEST, (width - _LABEL - 6) // 2)
    lines = [_line("", "", *titles, column)]
    for fact in ours.compared(theirs):
        mark = _MARK if fact.differs else ""
        parts = zip_longest(
            _wrapped(fact.ours, column), _wrapped(fact.theirs, column), fillvalue=""
        )
        for place, (one, other) in enumerate(parts):
            lines.append(_line(mark, fact.label if not place else "", one, other, column))
    return [line.rstrip() for line in lines]


def _wrapped(text: str, column: int) -> list[str]:
    return textwrap.wrap(inert(text), column, subsequent_indent="  ") or [""]


def _line(mark: str, label: str, one: str, other: str, column: int) -> str:
    return f"{mark:1} {label:{_LABEL}} {_cell(one, column)}  {_cell(other, column)}"


def _cell(text: str, column: int) -> str:
    return text if cell_len(text) > column else set_cell_size(text, column)
