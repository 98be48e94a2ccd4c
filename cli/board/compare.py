"""Two boards side by side, fact by fact, with a mark where they differ."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size

from cli.board.picture import Picture, SidePicture
from cli.board.show import headline, plain_standing, together
from cli.text import inert

NARROWEST = 24
"""A column is never narrower than this; on a narrower screen the lines go on."""

_MARK = "*"
_LABEL = 16


class Fact(NamedTuple):
    """One thing to compare; `label` is empty where it goes on from the line above."""

    label: str
    ours: str
    theirs: str

    @property
    def differs(self) -> bool:
        """Whether the two boards are not the same in this."""
        return self.ours != self.theirs


def facts(ours: Picture, theirs: Picture) -> Iterator[Fact]:
    """What can be said of the boards, seat 1 above and seat 0 below, as boards are drawn."""
    yield Fact("now", headline(ours), headline(theirs))
    for seat in (1, 0):
        yield from _side(ours.sides[seat], theirs.sides[seat])
    yield from _together("", ours.notes, theirs.notes)


def _side(ours: SidePicture, theirs: SidePicture) -> Iterator[Fact]:
    lead = f"Seat {ours.seat}"
    yield Fact(lead, ours.label, theirs.label)
    for name in ("security", "deck", "digi_eggs"):
        yield Fact(
            f"  {name.replace('_', ' ')}", str(getattr(ours, name)), str(getattr(theirs, name))
        )
    for name in ("face_up", "hand", "trash"):
        one, other = getattr(ours, name), getattr(theirs, name)
        if one or other or name == "hand":
            yield Fact(f"  {name.replace('_', ' ')}", _cards(one), _cards(other))
    yield from _together(
        "  battle area",
        tuple(map(plain_standing, ours.battle_area)),
        tuple(map(plain_standing, theirs.battle_area)),
    )
    one = plain_standing(ours.breeding_area) if ours.breeding_area else "(empty)"
    other = plain_standing(theirs.breeding_area) if theirs.breeding_area else "(empty)"
    yield Fact("  breeding area", one, other)


def _cards(names: tuple[str, ...]) -> str:
    return f"{len(names)}: {together(tuple(sorted(names)))}" if names else "0"


def _together(label: str, ours: tuple[str, ...], theirs: tuple[str, ...]) -> Iterator[Fact]:
    for place, (one, other) in enumerate(zip_longest(ours, theirs, fillvalue="")):
        yield Fact(label if not place else "", one, other)


def side_by_side(ours: Picture, theirs: Picture, titles: tuple[str, str], width: int) -> list[str]:
    """The boards as lines of at most `width`, differing facts marked at the start of the line."""
    column = max(NARROWEST, (width - _LABEL - 6) // 2)
    lines = [_line("", "", *titles, column)]
    for fact in facts(ours, theirs):
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
