"""What of the board just before an event concerns it."""

from __future__ import annotations

from collections.abc import Iterator

from dcg.kernel.absent import UNKNOWN
from dcg.kernel.event import Event
from dcg.official.reading.derived_board import DerivedBoard
from dcg.official.words.boards.picture import FieldCard, Picture, SidePicture
from dcg.official.words.explaining.facts import involved
from dcg.official.words.explaining.influenced import influenced
from dcg.official.words.wording import EventWording


def concerned(
    now: EventWording, picture: Picture, event: Event, board: DerivedBoard | None
) -> Iterator[str]:
    """Memory, what is going on, what stands on the field and the event names, with what effects make of
    it and which these are, and the cards of the seat it names. `board` is what is derived, None where
    nobody can say."""
    if picture.turn:
        yield f"Memory {now.board.memory_of(picture.player)} for Seat {picture.player}"
    yield from picture.notes
    standing = {
        held.id: (side, held)
        for side in picture.sides
        for held in (*side.battle_area, side.breeding_area)
        if held is not None
    }
    for identity in involved(now, event):
        side, held = standing[identity]
        yield _standing(now, side, held)
        if board is not None:
            yield from (f"  {line}" for line in influenced(now, board, identity))
    seat = getattr(event, "seat", UNKNOWN)
    for side in picture.sides:
        if side.seat == seat:
            yield (
                f"Seat {seat}: security {side.security}, hand {len(side.hand)}, "
                f"deck {side.deck}, trash {len(side.trash)}"
            )


def _standing(now: EventWording, side: SidePicture, held: FieldCard) -> str:
    parts = [f"Lv.{held.level}"] if held.level is not None else []
    if held.dp is not None:
        known = now.names.facts(now.board, now.board.permanents[held.id].top)
        printed = known.dp if known is not None else held.dp
        changed = f" (printed {printed})" if printed not in (None, held.dp) else ""
        parts.append(f"{held.dp} DP{changed}")
    parts.append("suspended" if held.suspended else "unsuspended")
    if held.played_this_turn:
        parts.append("played this turn")
    if held.under:
        parts.append(f"over {', '.join(held.under)}")
    return f"Seat {side.seat}'s {held.name}: {', '.join(parts)}"
