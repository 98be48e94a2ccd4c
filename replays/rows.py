"""The per-event timeline as columns: one row after each event of a match.

Bisect asks questions of it, analytics stores it. Columns are lists of equal length, made in one
fold; names are stable, documented in `COLUMNS`, and only ever added to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dcg.kernel.event import Event
from dcg.official.events.attack import TIMING_NAMES
from dcg.official.events.turn import STEP_NAMES
from dcg.official.game import GAME
from dcg.official.state.board import Board

PER_SEAT = (
    "memory",
    "hand",
    "deck",
    "digi_eggs",
    "security",
    "trash",
    "battle_area",
    "suspended",
    "stack_cards",
)

COLUMNS: dict[str, tuple[str, str]] = {
    "event": ("INTEGER", "position of the event, from 0"),
    "ordinal": ("INTEGER", "its ordinal among public events; answers share the next one's"),
    "topic": ("VARCHAR", "topic of the event, without the game's prefix"),
    "turn": ("INTEGER", "turn number, 0 before the first"),
    "turn_player": ("INTEGER", "seat whose turn it is, -1 before the first"),
    "phase": ("VARCHAR", "last step of the turn that was started"),
    "actor": ("INTEGER", "seat the event names, -1 where it names none"),
    "memory": ("INTEGER", "memory as the turn player reads it (seat 0 before the first turn)"),
    "attacking": ("BOOLEAN", "whether an attack is in progress"),
    "attack_timing": ("VARCHAR", "its timing, NULL without an attack"),
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
            ("suspended", "of these, suspended"),
            ("stack_cards", "cards stacked under others on seat {seat}'s field"),
        )
    },
    **{
        f"breeding_{seat}": ("BOOLEAN", f"whether seat {seat}'s breeding area is taken")
        for seat in (0, 1)
    },
}
"""SQL type and meaning of every column."""

BOARD_COLUMNS = tuple(
    name for name in COLUMNS if name not in ("event", "ordinal", "topic", "actor")
)


def timeline_columns(events: Sequence[Event]) -> dict[str, list[Any]]:
    """The timeline of a match, by column name, in the order of `COLUMNS`."""
    columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    state = GAME.new_state()
    handlers = GAME.handlers
    ordinal = 0
    appends = [columns[name].append for name in COLUMNS]
    topics: dict[type[Event], str] = {}
    for place, event in enumerate(events):
        kind = type(event)
        handlers[kind](state, event)
        topic = topics.get(kind)
        if topic is None:
            topic = topics[kind] = kind.TOPIC.partition(".")[2]
        row = _row(state, place, ordinal, topic, event)
        for append, value in zip(appends, row, strict=True):
            append(value)
        if not kind.PRIVATE:
            ordinal += 1
    return columns


def _row(state: Board, place: int, ordinal: int, topic: str, event: Event) -> tuple[Any, ...]:
    turn = state.turn
    attack = state.attack
    result = state.course.result
    memory = state.memory
    first, second = state.sides
    return (
        place,
        ordinal,
        topic,
        turn.number,
        turn.player,
        STEP_NAMES[turn.step],
        getattr(event, "seat", -1),
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
    )


def _side(side: Any) -> tuple[int, ...]:
    battle = side.battle_area
    return (
        len(side.hand),
        len(side.deck),
        len(side.digi_egg_deck),
        len(side.security_stack),
        len(side.trash),
        len(battle),
        sum(held.suspended for held in battle),
        sum(len(held.cards) - 1 for held in side.field()),
    )
