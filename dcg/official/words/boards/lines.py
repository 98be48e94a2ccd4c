"""A board as plain lines of text, seat 1 above and seat 0 below, or for a player at seat 1 the other way
round."""

from __future__ import annotations

from collections.abc import Iterator

from dcg.harmless import inert
from dcg.official.codes.numbers import GAUGE
from dcg.official.words.boards.picture import FieldCard, Picture, SidePicture


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
    if any_dp(board):
        out.append(f"  {dp_note(board)}")
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


def dp_note(board: Picture) -> str:
    """Where the DP shown come from."""
    if not board.derived:
        return "DP as printed: this engine cannot derive what effects change."
    recorded = f" (recorded by {board.engine})" if board.engine else ""
    return f"DP as this engine derives them{recorded}."


def any_dp(board: Picture) -> bool:
    """Whether any card on the field has DP."""
    return any(
        held.dp is not None
        for side in board.sides
        for held in (*side.battle_area, side.breeding_area)
        if held is not None
    )


def counts(side: SidePicture) -> str:
    """`security 5   hand 4   deck 30   trash 2 (Agumon on top)   Digi-Eggs 3`."""
    up = f" ({together(side.face_up)} face up)" if side.face_up else ""
    trash = f" ({side.trash[0]} on top)" if side.trash else ""
    return (
        f"security {side.security}{up}   hand {len(side.hand)}   deck {side.deck}   "
        f"trash {len(side.trash)}{trash}   Digi-Eggs {side.digi_eggs}"
    )


def side_name(side: SidePicture) -> str:
    """`Seat 0 (bench-red, greedy)`."""
    return f"Seat {side.seat}" + (f" ({side.label})" if side.label else "")


def _plain_side(side: SidePicture) -> Iterator[str]:
    yield f"  {side_name(side)}"
    yield f"    {counts(side)}"
    if any(name != "?" for name in side.hand):
        yield f"    hand      {together(side.hand)}"
    for place, held in enumerate(side.battle_area):
        yield f"    {'battle' if place == 0 else '':8}  {plain_standing(held)}"
    if not side.battle_area:
        yield "    battle    (empty)"
    if side.breeding_area is not None:
        yield f"    breeding  {plain_standing(side.breeding_area)}"


def plain_standing(held: FieldCard) -> str:
    """A card on the field on one line."""
    parts = [held.name, *standing_facts(held)]
    if held.under:
        parts.append(f"over {', '.join(held.under)}")
    if held.links:
        parts.append(f"linked with {', '.join(held.links)}")
    return "  ".join(parts)


def standing_facts(held: FieldCard) -> list[str]:
    """`Lv.4`, `5000 DP`, `<Blocker>`, and what else is true of a card on the field."""
    parts = []
    if held.level is not None:
        parts.append(f"Lv.{held.level}")
    if held.dp is not None:
        parts.append(f"{held.dp} DP")
    if held.suspended:
        parts.append("SUSPENDED")
    if held.played_this_turn:
        parts.append("played this turn")
    return [*parts, *held.keywords, *held.in_force]


def together(names: tuple[str, ...]) -> str:
    """`2x Agumon, Greymon, 3x ?`."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(name if count == 1 else f"{count}x {name}" for name, count in counts.items())
