"""A board as the web page has it, to be drawn by `board.js`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cli.games.view import Fields, WordNumbers
from dcg.official.words.boards.picture import FieldCard, Picture, SidePicture


def fields(board: Picture, words: WordNumbers) -> Fields:
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


def _side(side: SidePicture, words: WordNumbers) -> Fields:
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


def _standing(held: FieldCard, words: WordNumbers) -> list[Any]:
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


def _named(names: Sequence[str], words: WordNumbers) -> list[int]:
    return [words[name] for name in names]
