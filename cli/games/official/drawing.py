"""A board in boxes and colours. Seat 1 above, seat 0 below, or for a player at seat 1 the other way round."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from dcg.harmless import inert
from dcg.official.words.boards.lines import (
    any_dp,
    counts,
    dp_note,
    gauge,
    headline,
    side_name,
    standing_facts,
    together,
)
from dcg.official.words.boards.picture import FieldCard, Picture, SidePicture


def drawn(board: Picture, near: int) -> RenderableType:
    """The board in boxes and colours, the seat `near` below."""
    top, bottom = (
        _Side(board.sides[seat], "green" if board.player == seat else "blue")
        for seat in (1 - near, near)
    )
    parts: list[RenderableType] = [
        Text(inert(headline(board)), style="bold"),
        top,
        _gauge(board.memory, near),
        bottom,
    ]
    parts += [Text(inert(note), style="yellow") for note in board.notes]
    if any_dp(board):
        parts.append(Text(inert(dp_note(board)), style="dim"))
    return Group(*parts)


def _gauge(memory: int, near: int) -> Text:
    """Marked in brackets too: where there are no colours, nothing else would say it."""
    text = Text(f"  {gauge(memory, near)}", style="dim")
    start, end = text.plain.index("("), text.plain.index(")")
    text.stylize("bold reverse not dim", start, end + 1)
    return text


_EDGES = 6
"""Cells of a frame's row that its words do not have: corners, a line, a space at both ends."""


class _Side:
    """One player's cards in a frame. What is too long for its rows stands within, whole."""

    def __init__(self, side: SidePicture, colour: str) -> None:
        self.side = side
        self.colour = colour

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        side = self.side
        name, counted = inert(side_name(side)), inert(counts(side))
        room = options.max_width - _EDGES
        outside = [words if cell_len(words) <= room else None for words in (name, counted)]
        within: list[RenderableType] = [
            Text(words)
            for words, shown in zip((name, counted), outside, strict=True)
            if shown is None
        ]
        if any(held != "?" for held in side.hand):
            within.append(Text(inert(f"hand: {together(side.hand)}"), style="dim"))
        cards: list[RenderableType] = [_card(held) for held in side.battle_area]
        if side.breeding_area is not None:
            cards.append(_card(side.breeding_area, breeding=True))
        within.append(Columns(cards) if cards else Text("(nothing on the field)", style="dim"))
        title, subtitle = (Text(words) if words else None for words in outside)
        yield Panel(
            Group(*within),
            title=title,
            title_align="left",
            subtitle=subtitle,
            subtitle_align="left",
            border_style=self.colour,
        )


def _card(held: FieldCard, *, breeding: bool = False) -> RenderableType:
    """One card; suspended ones are drawn in double lines, with the word."""
    text = Text(inert(held.name), style="bold")
    for fact in standing_facts(held):
        style = "red" if fact == "SUSPENDED" else ""
        text.append("\n").append(fact, style=style)
    for name in held.under:
        text.append("\n").append(inert(f"on {name}"), style="dim")
    for name in held.links:
        text.append("\n").append(inert(f"linked with {name}"), style="dim")
    return Panel(
        text,
        box=box.DOUBLE if held.suspended else box.ROUNDED,
        title=Text("breeding") if breeding else None,
        expand=False,
    )
