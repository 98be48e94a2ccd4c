"""A board in boxes and colours. Seat 1 above, seat 0 below, or for a player at seat 1 the other way round."""

from __future__ import annotations

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from dcg.harmless import inert
from dcg.official.codes.numbers import GAUGE
from dcg.official.words.boards.lines import (
    any_dp,
    counts,
    dp_note,
    headline,
    side_name,
    standing_facts,
    together,
)
from dcg.official.words.boards.picture import FieldCard, Picture, SidePicture


def drawn(board: Picture, near: int) -> RenderableType:
    """The board in boxes and colours, the seat `near` below."""
    top, bottom = _side(board.sides[1 - near], board), _side(board.sides[near], board)
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
    text = Text(f"  Seat {1 - near} ", style="dim")
    here = memory if near == 0 else -memory
    for value in range(-GAUGE, GAUGE + 1):
        marked = value == here
        shown = f"({abs(value)})" if marked else f" {abs(value)}"
        text.append(shown, style="bold reverse" if marked else "dim")
    return text.append(f"  Seat {near}", style="dim")


def _side(side: SidePicture, board: Picture) -> RenderableType:
    parts: list[RenderableType] = []
    if any(name != "?" for name in side.hand):
        parts.append(Text(inert(f"hand: {together(side.hand)}"), style="dim"))
    cards: list[RenderableType] = [_card(held) for held in side.battle_area]
    if side.breeding_area is not None:
        cards.append(_card(side.breeding_area, breeding=True))
    parts.append(Columns(cards) if cards else Text("(nothing on the field)", style="dim"))
    return Panel(
        Group(*parts),
        title=Text(inert(side_name(side))),
        title_align="left",
        subtitle=Text(inert(counts(side))),
        subtitle_align="left",
        border_style="green" if board.player == side.seat else "blue",
    )


def _card(held: FieldCard, *, breeding: bool = False) -> RenderableType:
    """One card; suspended ones are drawn in double lines, with the word."""
    text = Text(inert(held.name), style="bold")
    for fact in standing_facts(held):
        style = "red" if fact == "SUSPENDED" else ""
        text.append("\n").append(fact, style=style)
    for name in held.under:
        text.append("\n").append(inert(f"on {name}"), style="dim")
    return Panel(
        text,
        box=box.DOUBLE if held.suspended else box.ROUNDED,
        title=Text("breeding") if breeding else None,
        expand=False,
    )
