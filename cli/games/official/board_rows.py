"""The board as rows of a given width, as many as there is room for. Seat 1 above, seat 0 below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

from cli.board.clipping import SEATS, clipped
from dcg.harmless import inert
from dcg.official.codes.numbers import GAUGE
from dcg.official.words.boards.picture import FieldCard, Picture, SidePicture

TALL = 30
"""With so many rows, what is counted has one of its own, and the trashes are listed."""

NARROW, NARROW_TALL = 74, 20
"""With fewer columns than this it has one of its own already with so many rows."""

_GAP = "  "

_OVER = ("Seat 0 has won", "Seat 1 has won", "A draw")
"""How the note begins that matters most."""


def board_rows(board: Picture, width: int, height: int) -> list[Text]:
    """The board in at most `height` rows of at most `width` cells.

    Where it does not fit, cards on the field go several a row; then the notes move into the first
    row, the gauge goes (the first row says the memory), and at last cards are left out and said to
    be there.
    """
    tall = height >= (TALL if width >= NARROW else NARROW_TALL)
    heads = [_head(board, side, width, tall=tall) for side in _downward(board)]
    above, below = heads
    said = sorted(board.notes, key=lambda note: not note.startswith(_OVER))
    notes = [clipped(note, width, "bold") for note in said]
    gauge = [gauge_row(board.memory, width)]
    first = _headline(board, width)
    listed, flowing = (
        [listing(side, width) for side in _downward(board)] for listing in (_listed, _flowing)
    )
    room = height - 1 - len(above) - len(below)
    fields = listed if _fit(listed, room - len(gauge) - len(notes)) else flowing
    if not _fit(fields, room - len(gauge) - len(notes)):
        first = _headline(board, width, *said)
        notes = []
    if not _fit(fields, room - len(gauge)):
        gauge = []
    if not _fit(fields, room):
        fields = _cut_both(fields, max(room, 2), width)
    if listed is fields and room >= sum(map(len, fields)) + len(gauge) + len(notes) + 6:
        for rows, side in zip(fields, _downward(board), strict=True):
            if side.trash:
                rows.append(clipped(f"    trash     {_counted(side.trash)}", width, "dim"))
    groups = [[first], above + fields[0], gauge, below + fields[1], notes]
    return _spaced([group for group in groups if group], height)


def rows_needed(board: Picture, width: int) -> int:
    """How many rows it takes to leave no card on the field out."""
    return 1 + sum(
        len(_head(board, side, width, tall=False)) + len(_flowing(side, width))
        for side in _downward(board)
    )


def _downward(board: Picture) -> tuple[SidePicture, SidePicture]:
    return board.sides[1], board.sides[0]


def _fit(fields: Sequence[Sequence[Text]], room: int) -> bool:
    return sum(map(len, fields)) <= room


def _cut_both(fields: Sequence[list[Text]], room: int, width: int) -> list[list[Text]]:
    above, below = fields
    keep = min(len(above), max(room // 2, room - len(below)))
    return [_cut(above, keep, width), _cut(below, room - keep, width)]


def _spaced(groups: Sequence[Sequence[Text]], height: int) -> list[Text]:
    """The groups one after another, an empty row between them if there is room for that."""
    gaps = len(groups) - 1
    spare = sum(map(len, groups)) + gaps <= height
    rows: list[Text] = []
    for group in groups:
        if rows and spare:
            rows.append(Text())
        rows += group
    return rows[:height]


def gauge_row(memory: int, width: int) -> Text:
    """The memory gauge, seat 1's side left; bare numbers where it is narrow."""
    row = Text().append("Seat 1 " if width >= 70 else "", style="dim")
    for value in range(-GAUGE, GAUGE + 1):
        here = value == memory
        shown = f"({abs(value)})" if here else f" {abs(value)}"
        row.append(shown, style="bold reverse" if here else "dim")
    row.append("  Seat 0" if width >= 70 else "", style="dim")
    row.truncate(max(width, 1))
    return row


def _headline(board: Picture, width: int, *notes: str) -> Text:
    if not board.turn:
        return clipped("   ".join(("Before the first turn", *notes)), width, "bold")
    own = board.memory if board.player <= 0 else -board.memory
    turn = f"Turn {board.turn} of Seat {board.player}, {board.phase}, memory {own}"
    derived = () if board.derived else ("DP as printed",)
    return clipped("   ".join((turn, *notes, *derived)), width, "bold")


def _head(board: Picture, side: SidePicture, width: int, *, tall: bool) -> list[Text]:
    """Who it is and what is counted, and the hand where anything of it is known."""
    mark = ">" if board.player == side.seat else " "
    up = f" ({', '.join(side.face_up)} face up)" if side.face_up else ""
    counts = (
        f"security {side.security}{up}  hand {len(side.hand)}  deck {side.deck}  "
        f"trash {len(side.trash)}  Digi-Eggs {side.digi_eggs}"
    )
    name = f"{mark} Seat {side.seat}" + (f" ({side.label})" if side.label else "")
    style = "bold " + SEATS[side.seat]
    if tall:
        rows = [clipped(name, width, style), clipped(f"    {counts}", width)]
    else:
        room = width - min(cell_len(counts), width * 2 // 3) - len(_GAP)
        row = Text().append_text(clipped(name, max(room, 9), style))
        row.append(_GAP + inert(counts))
        row.truncate(width, overflow="ellipsis")
        rows = [row]
    if any(name != "?" for name in side.hand):
        hand = "    hand      " if tall else "    hand: "
        rows.append(clipped(hand + _counted(side.hand), width))
    return rows


def _counted(names: Iterable[str]) -> str:
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(name if count == 1 else f"{count}x {name}" for name, count in counts.items())


def _cut(rows: list[Text], keep: int, width: int) -> list[Text]:
    if len(rows) <= keep:
        return rows
    kept = rows[: max(keep, 1)]
    more = "  ... and more"
    kept[-1].truncate(max(width - len(more), 1), overflow="ellipsis")
    kept[-1].append(more, style="bold")
    kept[-1].truncate(width)
    return kept


def _cards(side: SidePicture) -> list[tuple[str, FieldCard]]:
    found = [("battle", held) for held in side.battle_area]
    if side.breeding_area is not None:
        found.append(("breeding", side.breeding_area))
    return found


def _listed(side: SidePicture, width: int) -> list[Text]:
    if not side.battle_area and side.breeding_area is None:
        return [clipped("    (nothing on the field)", width, "dim")]
    rows = []
    before = ""
    for where, held in _cards(side):
        row = Text().append(f"    {where if where != before else '':8}  ", style="dim")
        before = where
        row.append_text(standing(held))
        if held.under:
            row.append(inert(f"{_GAP}over {', '.join(held.under)}"), style="dim")
        if held.links:
            row.append(inert(f"{_GAP}linked with {', '.join(held.links)}"), style="dim")
        row.truncate(width, overflow="ellipsis")
        rows.append(row)
    return rows


def _flowing(side: SidePicture, width: int) -> list[Text]:
    """Cells in columns of the width of the widest, at least two a row where they can be."""
    cells = [_cell(where, held, width) for where, held in _cards(side)]
    if not cells:
        return [clipped("    (nothing on the field)", width, "dim")]
    rows: list[Text] = []
    row = Text("    ")
    for cell in cells:
        if len(row) > 4 and row.cell_len + cell.cell_len + 3 > width:
            rows.append(row)
            row = Text("    ")
        row.append(" | " if len(row) > 4 else "", style="dim").append_text(cell)
    return [*rows, row]


def _cell(where: str, held: FieldCard, width: int) -> Text:
    cell = Text().append("breeding " if where == "breeding" else "", style="dim")
    cell.append_text(standing(held, short=True))
    if held.under:
        cell.append(f" +{len(held.under)}", style="dim")
    if held.links:
        cell.append(f" &{len(held.links)}", style="dim")
    cell.truncate(max(width - 4, 1), overflow="ellipsis")
    return cell


def standing(held: FieldCard, *, short: bool = False) -> Text:
    """A card on the field: name, level, DP, whether it is suspended, its keyword effects."""
    text = Text().append(inert(held.name), style="bold")
    facts = []
    if held.level is not None:
        facts.append(f"Lv.{held.level}")
    if held.dp is not None:
        facts.append(f"{held.dp}" if short else f"{held.dp} DP")
    gap = " " if short else _GAP
    for fact in facts:
        text.append(f"{gap}{fact}")
    if held.suspended:
        text.append(gap).append("SUSPENDED", style="red")
    if held.played_this_turn:
        text.append(f"{gap}new" if short else f"{gap}played this turn", style="dim")
    for ability in held.keywords if short else (*held.keywords, *held.in_force):
        text.append(f"{gap}{inert(ability)}", style="italic")
    return text
