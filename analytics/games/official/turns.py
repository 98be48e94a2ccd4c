"""The table `turns`: what happened in each turn, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyarrow as pa

from analytics.games.tables import Folded
from analytics.games.watching import Note, Watch
from analytics.match_rows import table_of
from dcg.kernel.event import Event
from dcg.official.events.attack import AttackDeclared, SecurityRevealed
from dcg.official.events.field import (
    CardPlayed,
    DigiEggHatched,
    DigimonMoved,
    Digivolved,
    DnaDigivolved,
    OptionUsed,
)
from dcg.official.events.linking import AppFused
from dcg.official.events.setup import Answered, PositionGiven
from dcg.official.events.turn import Passed, TurnEnded, TurnStarted
from dcg.official.state.board import Board

_COUNTED: dict[type[Event], str] = {
    Answered: "decisions",
    DigiEggHatched: "hatched",
    DigimonMoved: "moved",
    CardPlayed: "cards_played",
    Digivolved: "digivolutions",
    DnaDigivolved: "digivolutions",
    AppFused: "digivolutions",
    OptionUsed: "options_used",
    AttackDeclared: "attacks",
    SecurityRevealed: "security_checks",
}
"""Events that a turn counts, and in which column."""

_COLUMNS: dict[str, pa.DataType] = {
    "turn": pa.int32(),
    "player": pa.int32(),
    "ended": pa.bool_(),
    "events": pa.int32(),
    "memory_start": pa.int32(),
    "memory_end": pa.int32(),
    "memory_handed": pa.int32(),
    "passed": pa.bool_(),
    "hand_0": pa.int32(),
    "hand_1": pa.int32(),
    "security_0": pa.int32(),
    "security_1": pa.int32(),
    **dict.fromkeys(_COUNTED.values(), pa.int32()),
}


class TurnRows:
    """The turns of one match. An event belongs to the turn the board after it says it is."""

    def __init__(self) -> None:
        self.done: list[tuple[Any, ...]] = []
        """A row for each turn that is over, as `_COLUMNS`."""
        self._begun_at = 0
        self._turn = 0
        self._player = 0
        self._memory = 0
        self._ended = self._passed = False
        self._counts = dict.fromkeys(_COUNTED.values(), 0)
        self.watch: Watch = {
            TurnStarted: self._started,
            PositionGiven: self._started,
            TurnEnded: self._turn_ended,
            Passed: self._turn_passed,
            **{kind: self._counting(name) for kind, name in _COUNTED.items()},
        }

    def _started(self, state: Board, place: int, event: Event) -> None:
        self.end(state, place)
        turn = state.turn
        self._begun_at, self._turn, self._player = place, turn.number, turn.player
        self._memory = state.memory_of(turn.player)
        self._ended = self._passed = False
        for name in self._counts:
            self._counts[name] = 0

    def end(self, state: Board, place: int) -> None:
        """The turn there is, if there is one, ends before this position: another one starts, or the log ends.

        To start a turn moves no card and no memory, so the board is as it was.
        """
        if not self._turn:
            return
        memory = state.memory_of(self._player)
        self.done.append(
            (
                self._turn,
                self._player,
                self._ended,
                place - self._begun_at,
                self._memory,
                memory,
                -memory if self._ended else None,
                self._passed,
                *(len(side.hand) for side in state.sides),
                *(len(side.security_stack) for side in state.sides),
                *self._counts.values(),
            )
        )
        self._turn = 0

    def _turn_ended(self, state: Board, place: int, event: Event) -> None:
        self._ended = True

    def _turn_passed(self, state: Board, place: int, event: Event) -> None:
        self._passed = True

    def _counting(self, name: str) -> Note:
        counts = self._counts

        def count(state: Board, place: int, event: Event) -> None:
            counts[name] += 1

        return count


def turns_table(readings: Sequence[Folded], turns: Sequence[TurnRows]) -> pa.Table:
    """The rows of `turns`."""
    held = [one.done for one in turns]
    return table_of(readings, held, tuple(_COLUMNS), _COLUMNS)
