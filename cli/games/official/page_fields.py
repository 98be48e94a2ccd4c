"""A board as the web page has it, to be drawn by `board.js`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap
from typing import Any

from cli.games.view import Fields, WordNumbers
from dcg.official.words.boards.picture import FieldCard, Picture, SidePicture


def fields(board: Picture, words: WordNumbers) -> Fields:
    """The board; of each side the name with the seat's number behind it. Cards are card numbers."""
    found: Fields = {
        "turn": board.turn,
        "player": board.player,
        "phase": words[board.phase],
        "memory": board.memory,
        "notes": _said(board.notes, words),
        "open": list(starmap(words.card, board.open_cards)),
        "derived": int(board.derived),
    }
    for side in board.sides:
        found |= {f"{name}{side.seat}": held for name, held in _side(side, words).items()}
    return found


def _side(side: SidePicture, words: WordNumbers) -> Fields:
    return {
        "hand": _cards(side.hand, side.hand_definitions, words),
        "security": side.security,
        "up": _cards(side.face_up, side.face_up_definitions, words),
        "deck": side.deck,
        "eggs": side.digi_eggs,
        "trash": _cards(side.trash, side.trash_definitions, words),
        "battle": [_standing(held, words) for held in side.battle_area],
        "breeding": _standing(side.breeding_area, words) if side.breeding_area else None,
    }


def _standing(held: FieldCard, words: WordNumbers) -> list[Any]:
    """Id, name, level, DP, suspended, played this turn, the cards under it, nearest first, its own card,
    keyword effects, what effects forbid and allow, and its link cards, the oldest first."""
    top, *others = held.definitions
    under, links = others[: len(held.under)], others[len(held.under) :]
    own = held.name.removesuffix(f" #{held.id}")
    return [
        held.id,
        words[held.name],
        held.level,
        held.dp,
        int(held.suspended),
        int(held.played_this_turn),
        _cards(held.under, under, words),
        words.card(own, top),
        _said(held.keywords, words),
        _said(held.in_force, words),
        _cards(held.links, links, words),
    ]


def _cards(names: Sequence[str], definitions: Sequence[bytes], words: WordNumbers) -> list[int]:
    return [words.card(*card) for card in zip(names, definitions, strict=True)]


def _said(texts: Sequence[str], words: WordNumbers) -> list[int]:
    return [words[text] for text in texts]
