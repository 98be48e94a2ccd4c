"""The per-event timeline as columns: one row after each event of a match.

Bisect asks questions of it, analytics stores it. Columns are lists of equal length, made in one
fold; names are stable, documented in `COLUMNS`, and only ever added to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from dcg.kernel.course import SpanClosed, SpanOpened
from dcg.kernel.event import Event
from dcg.official.events.attack import TIMING_NAMES
from dcg.official.events.setup import Answered
from dcg.official.events.turn import STEP_NAMES
from dcg.official.game import GAME
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent
from dcg.official.state.side import Side

COLUMNS: dict[str, tuple[str, str]] = {
    "event": ("INTEGER", "position of the event, from 0"),
    "ordinal": ("INTEGER", "its ordinal among public events; answers share the next one's"),
    "topic": ("VARCHAR", "topic of the event, without the game's prefix"),
    "turn": ("INTEGER", "turn number, 0 before the first"),
    "turn_player": ("INTEGER", "seat whose turn it is, -1 before the first"),
    "phase": ("VARCHAR", f"step of the turn: {', '.join(STEP_NAMES)}"),
    "actor": ("INTEGER", "seat the event names, -1 where it names none"),
    "memory": ("INTEGER", "memory as the turn player reads it (seat 0 before the first turn)"),
    "attacking": ("BOOLEAN", "whether an attack is in progress"),
    "attack_timing": ("VARCHAR", f"its timing ({', '.join(TIMING_NAMES)}), NULL without one"),
    "pending": ("INTEGER", "effects pending activation"),
    "modifiers": ("INTEGER", "lasting effects in force"),
    "over": ("BOOLEAN", "whether the match has ended"),
    "winner": ("INTEGER", "winning seat, -1 for a draw, NULL before the end"),
    **{
        f"{name}_{seat}": ("INTEGER", text.format(seat=seat))
        for seat in (0, 1)
        for name, text in (
            ("memory", "memory as seat {seat} reads it"),
            ("hand", "cards in seat {seat}'s hand"),
            ("deck", "cards in seat {seat}'s deck"),
            ("digi_eggs", "cards in seat {seat}'s Digi-Egg deck"),
            ("security", "cards in seat {seat}'s security stack"),
            ("trash", "cards in seat {seat}'s trash"),
            ("battle_area", "cards standing in seat {seat}'s battle area"),
            ("suspended", "suspended cards in seat {seat}'s battle area"),
            ("stack_cards", "cards stacked under others on seat {seat}'s field"),
        )
    },
    **{
        f"breeding_{seat}": ("BOOLEAN", f"whether seat {seat}'s breeding area is taken")
        for seat in (0, 1)
    },
    **{
        f"{name}_{seat}": ("INTEGER", f"{text} in seat {seat}'s battle area, by their top cards")
        for seat in (0, 1)
        for name, text in (("digimon", "Digimon"), ("tamers", "Tamers"))
    },
}
"""SQL type and meaning of every column."""

DEFINED = ("digimon_0", "tamers_0", "digimon_1", "tamers_1")
"""Columns that need the match's definitions."""


def timeline_columns(
    events: Sequence[Event], definitions: Mapping[bytes, bytes] | None = None
) -> dict[str, list[Any]]:
    """The timeline of a match, by column name, in the order of `COLUMNS`.

    Without `definitions` (content address to bytes) the columns of `DEFINED` hold None. Raises
    what applying an event raises where the events are not a match's.
    """
    kinds = None if definitions is None else _Kinds(definitions)
    state = GAME.new_state()
    handlers = GAME.handlers
    topics: dict[type[Event], str] = {}
    rows: list[tuple[Any, ...]] = []
    ordinal = 0
    board: tuple[Any, ...] = ()
    for place, event in enumerate(events):
        kind = type(event)
        handlers[kind](state, event)
        if kind not in _NO_CHANGE or not board:
            board = _board(state, kinds)
        topic = topics.get(kind)
        if topic is None:
            topic = topics[kind] = kind.TOPIC.partition(".")[2]
        rows.append((place, ordinal, topic, getattr(event, "seat", -1), *board))
        if not kind.PRIVATE:
            ordinal += 1
    found = dict(zip(_ORDER, map(list, zip(*rows, strict=True)), strict=True)) if rows else {}
    return {name: found.get(name, []) for name in COLUMNS}


_NO_CHANGE = frozenset({SpanOpened, SpanClosed, Answered})
"""Events that change none of the board's columns: the row before is said again."""

_OF_EVENT = ("event", "ordinal", "topic", "actor")


class _Kinds:
    """The printed category of each card, looked up by its definition."""

    def __init__(self, definitions: Mapping[bytes, bytes]) -> None:
        self._categories = {key: _category(data) for key, data in definitions.items()}
        self._by_card: dict[int, str] = {}

    def count(self, state: Board, battle: Sequence[Permanent]) -> tuple[int, int]:
        """Digimon and Tamers among these, by their top cards."""
        digimon = tamers = 0
        for held in battle:
            card = held.cards[-1]
            category = self._by_card.get(card) or self._look_up(state, card)
            if category == "digimon":
                digimon += 1
            elif category == "tamer":
                tamers += 1
        return digimon, tamers

    def _look_up(self, state: Board, card: int) -> str:
        """Kept once it is known: a card never gets another definition."""
        place = state.definition_of[card]
        category = self._categories.get(state.definitions[place], "") if place >= 0 else ""
        if category:
            self._by_card[card] = category
        return category


class _Category(msgspec.Struct):
    category: str


@lru_cache(maxsize=4096)
def _category(data: bytes) -> str:
    return msgspec.json.decode(data, type=_Category).category


def _board(state: Board, kinds: _Kinds | None) -> tuple[Any, ...]:
    turn = state.turn
    attack = state.attack
    result = state.course.result
    memory = state.memory
    first, second = state.sides
    return (
        turn.number,
        turn.player,
        STEP_NAMES[turn.step],
        memory if turn.player <= 0 else -memory,
        attack is not None,
        TIMING_NAMES[attack.timing] if attack is not None else None,
        len(state.pending),
        len(state.modifiers),
        result is not None,
        result.winner if result is not None else None,
        memory,
        *_side(first),
        -memory,
        *_side(second),
        first.breeding_area is not None,
        second.breeding_area is not None,
        *(kinds.count(state, first.battle_area) if kinds else _UNKNOWN),
        *(kinds.count(state, second.battle_area) if kinds else _UNKNOWN),
    )


_UNKNOWN = (None, None)


def _side(side: Side) -> tuple[int, ...]:
    battle = side.battle_area
    suspended = stacked = 0
    for held in battle:
        suspended += held.suspended
        stacked += len(held.cards) - 1
    breeding = side.breeding_area
    if breeding is not None:
        stacked += len(breeding.cards) - 1
    return (
        len(side.hand),
        len(side.deck),
        len(side.digi_egg_deck),
        len(side.security_stack),
        len(side.trash),
        len(battle),
        suspended,
        stacked,
    )


_ORDER = (*_OF_EVENT, *(name for name in COLUMNS if name not in _OF_EVENT))
"""Columns as rows are made: what the event says, then what the board says."""
