"""Drawing a board: plain lines, or boxes and colours on a terminal. Seat 1 above, seat 0 below, or
for a player at seat 1 the other way round."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from cli.board.picture import Picture, SidePicture, Standing
from cli.text import inert

GAUGE = 10


def show(board: Picture, screen: Console, *, plain: bool = False, near: int = 0) -> None:
    """Draws the board, the seat `near` below. `plain`, or no terminal: lines only."""
    if plain or not screen.is_terminal:
        for line in lines(board, near):
            screen.print(Text(line), soft_wrap=True)
    else:
        screen.print(_drawn(board, near))


def lines(board: Picture, near: int = 0) -> list[str]:
    """The board as plain lines, the seat `near` below."""
    out = [
        headline(board),
        *_plain_side(board.sides[1 - near]),
        "",
        f"  {gauge(board.memory, near)}",
        "",
        *_plain_side(board.sides[near]),
    ]
    if board.notes:
        out += ["", *(f"  {note}" for note in board.notes)]
    if _any_dp(board):
        out.append(f"  {_dp_note(board)}")
    return [inert(line) for line in out]


def gauge(memory: int, near: int = 0) -> str:
    """The memory gauge, the side of `near` right: `Seat 1  10 9 ... 1 (0) 1 ... 10  Seat 0`.

    `memory` is as seat 0 reads it.
    """
    here = memory if near == 0 else -memory
    places = [
        f"({abs(value)})" if value == here else str(abs(value))
        for value in range(-GAUGE, GAUGE + 1)
    ]
    return f"Seat {1 - near}  {' '.join(places)}  Seat {near}"


def headline(board: Picture) -> str:
    """Whose turn it is, its phase and memory."""
    if not board.turn:
        return "Before the first turn"
    own = board.memory if board.player <= 0 else -board.memory
    return f"Turn {board.turn} of Seat {board.player}, {board.phase}, memory {own}"


def _dp_note(board: Picture) -> str:
    if not board.derived:
        return "DP as printed: this engine cannot derive what effects change."
    recorded = f" (recorded by {board.engine})" if board.engine else ""
    return f"DP as this engine derives them{recorded}."


def _any_dp(board: Picture) -> bool:
    return any(
        held.dp is not None
        for side in board.sides
        for held in (*side.battle_area, side.breeding_area)
        if held is not None
    )


def _counts(side: SidePicture) -> str:
    up = f" ({together(side.face_up)} face up)" if side.face_up else ""
    trash = f" ({side.trash[0]} on top)" if side.trash else ""
    return (
        f"security {side.security}{up}   hand {len(side.hand)}   deck {side.deck}   "
        f"trash {len(side.trash)}{trash}   Digi-Eggs {side.digi_eggs}"
    )


def _name(side: SidePicture) -> str:
    return f"Seat {side.seat}" + (f" ({side.label})" if side.label else "")


def _plain_side(side: SidePicture) -> Iterator[str]:
    yield f"  {_name(side)}"
    yield f"    {_counts(side)}"
    if any(name != "?" for name in side.hand):
        yield f"    hand      {together(side.hand)}"
    for place, held in enumerate(side.battle_area):
        yield f"    {'battle' if place == 0 else '':8}  {plain_standing(held)}"
    if not side.battle_area:
        yield "    battle    (empty)"
    if side.breeding_area is not None:
        yield f"    breeding  {plain_standing(side.breeding_area)}"


def plain_standing(held: Standing) -> str:
    """A card on the field on one line."""
    parts = [held.name, *_facts(held)]
    if held.under:
        parts.append(f"over {', '.join(held.under)}")
    return "  ".join(parts)


def _facts(held: Standing) -> list[str]:
    parts = []
    if held.level is not None:
        parts.append(f"Lv.{held.level}")
    if held.dp is not None:
        parts.append(f"{held.dp} DP")
    if held.suspended:
        parts.append("SUSPENDED")
    if held.played_this_turn:
        parts.append("played this turn")
    return parts


def together(names: tuple[str, ...]) -> str:
    """`2x Agumon, Greymon, 3x ?`."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(name if count == 1 else f"{count}x {name}" for name, count in counts.items())


def _drawn(board: Picture, near: int) -> RenderableType:
    top, bottom = _side(board.sides[1 - near], board), _side(board.sides[near], board)
    parts: list[RenderableType] = [
        Text(inert(headline(board)), style="bold"),
        top,
        _gauge(board.memory, near),
        bottom,
    ]
    parts += [Text(inert(note), style="yellow") for note in board.notes]
    if _any_dp(board):
        parts.append(Text(inert(_dp_note(board)), style="dim"))
    return Group(*parts)


def _gauge(memory: int, near: int) -> Text:
    text = Text(f"  Seat {1 - near}  ", style="dim")
    here = memory if near == 0 else -memory
    for value in range(-GAUGE, GAUGE + 1):
        text.append(f" {abs(value)} ", style="bold reverse" if value == here else "dim")
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
        title=Text(inert(_name(side))),
        title_align="left",
        subtitle=Text(inert(_counts(side))),
        subtitle_align="left",
        border_style="green" if board.player == side.seat else "blue",
    )


def _card(held: Standing, *, breeding: bool = False) -> RenderableType:
    """One card; suspended ones are drawn in double lines, with the word."""
    text = Text(inert(held.name), style="bold")
    for fact in _facts(held):
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
