"""The lines told around the reader's place, as rows of a given width and number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from cli.board.clipping import SEATS
from cli.viewer.cursor import Cursor
from cli.wrapping import wrapped
from dcg.harmless import inert
from dcg.kernel.absent import NO_EVENT, NOBODY
from dcg.telling import Line

MARK = ">"
"""What stands before the current line, besides its being drawn in reverse."""

_LONGEST = 4
"""Rows one line takes at most."""


class Row(NamedTuple):
    """A row, and the place of the event it is a part of."""

    text: Text
    place: int


def log_rows(cursor: Cursor, width: int, height: int) -> list[Row]:
    """Rows around the current line, which is among them; a seat is told nothing that is to come."""
    lines = cursor.lines
    here = cursor.index
    current = _rows(cursor, lines[here], width, marked=True) if here != NO_EVENT else []
    current = current[:height] or [Row(Text(f"{MARK} (nothing has happened)"), NO_EVENT)]
    room = height - len(current)
    after: list[Row] = []
    if cursor.view.seat is None:
        after = _following(cursor, lines, here + 1, width, room)
    before = _preceding(cursor, lines, here - 1, width, room)
    ahead = min(len(after), max(room * 2 // 5, room - len(before)))
    behind = min(len(before), room - ahead)
    return [*before[len(before) - behind :], *current, *after[:ahead]]


def _preceding(
    cursor: Cursor, lines: Sequence[Line], index: int, width: int, room: int
) -> list[Row]:
    found: list[Row] = []
    while index >= 0 and len(found) < room:
        found = _rows(cursor, lines[index], width) + found
        index -= 1
    return found


def _following(
    cursor: Cursor, lines: Sequence[Line], index: int, width: int, room: int
) -> list[Row]:
    found: list[Row] = []
    while index < len(lines) and len(found) < room:
        found += _rows(cursor, lines[index], width)
        index += 1
    return found


def _rows(cursor: Cursor, line: Line, width: int, *, marked: bool = False) -> list[Row]:
    number = cursor.view.numbers[line.place]
    lead = f"{MARK if marked else ' '}{number if number != NO_EVENT else '':>5}  "
    turn = cursor.view.words.begins_turn(line.event)
    deeper = 0 if turn or line.place == 0 else min(max(line.depth, 1), 8)
    indent = "  " * deeper if width >= 60 else " " * deeper
    style = "bold" if marked else _style(line, turn=turn)
    rows = []
    room = max(width - len(lead) - len(indent), 8)
    for count, part in enumerate(wrapped(inert(line.text), room)[:_LONGEST]):
        row = Text().append(lead if count == 0 else " " * len(lead), style="" if marked else "dim")
        row.append(indent + part, style=style)
        row.truncate(width, pad=marked, overflow="ellipsis")
        if marked:
            row.stylize("reverse")
        rows.append(Row(row, line.place))
    return rows


def _style(line: Line, *, turn: bool) -> str:
    if turn:
        return "bold"
    if not line.news:
        return "dim"
    seat = getattr(line.event, "seat", NOBODY)
    return SEATS[seat] if seat in (0, 1) else ""
