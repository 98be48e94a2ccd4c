"""Boards as the page has them: each as what differs from the one before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cli.board import Picture
from cli.page.table import Table
from cli.viewer.telling import Telling
from dcg.kernel.course import SpanClosed, SpanOpened
from dcg.kernel.event import AnswerEvent, Event
from dcg.official.words.boards.picture import FieldCard, SidePicture

Fields = dict[str, Any]
"""A board as named fields; names are said once, in `fields`."""

_UNSEEN: tuple[type[Event], ...] = (SpanOpened, SpanClosed, AnswerEvent)
"""Nothing on a board changes by these, so it is not drawn again."""

_UNSAID = object()
"""Equal to nothing: in the first board every field is said."""


def boards(telling: Telling, words: Table) -> list[Fields]:
    """A reader's board at every position, as its fields that differ from the position before."""
    before: Fields = {}
    found: list[Fields] = []
    for position in range(len(telling.events) + 1):
        if position and isinstance(telling.events[position - 1], _UNSEEN):
            found.append({})
            continue
        after = fields(telling.picture(position), words)
        found.append(
            {name: held for name, held in after.items() if before.get(name, _UNSAID) != held}
        )
        before = after
    return found


def fields(board: Picture, words: Table) -> Fields:
    """The board; of each side the name with the seat's number behind it."""
    found: Fields = {
        "turn": board.turn,
        "player": board.player,
        "phase": words[board.phase],
        "memory": board.memory,
        "notes": _named(board.notes, words),
        "derived": int(board.derived),
    }
    for side in board.sides:
        found |= {f"{name}{side.seat}": held for name, held in _side(side, words).items()}
    return found


def _side(side: SidePicture, words: Table) -> Fields:
    return {
        "hand": _named(side.hand, words),
        "security": side.security,
        "up": _named(side.face_up, words),
        "deck": side.deck,
        "eggs": side.digi_eggs,
        "trash": _named(side.trash, words),
        "battle": [_standing(held, words) for held in side.battle_area],
        "breeding": _standing(side.breeding_area, words) if side.breeding_area else None,
    }


def _standing(held: FieldCard, words: Table) -> list[Any]:
    """Id, name, level, DP, suspended, played this turn, and the cards under it, nearest first."""
    return [
        held.id,
        words[held.name],
        held.level,
        held.dp,
        int(held.suspended),
        int(held.played_this_turn),
        _named(held.under, words),
    ]


def _named(names: Sequence[str], words: Table) -> list[int]:
    return [words[name] for name in names]
