"""The table `turns`: how each turn ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyarrow as pa

from analytics.games.tables import Folded
from analytics.games.watching import Watch
from analytics.match_rows import table_of
from dcg.battle_evolution.events.setup import BoardGiven, ChoiceAnswered
from dcg.battle_evolution.events.turn import TurnBegun
from dcg.battle_evolution.state.arena import Arena
from dcg.kernel.event import Event

_COLUMNS: dict[str, pa.DataType] = {
    "turn": pa.int32(),
    "player": pa.int32(),
    "ended": pa.bool_(),
    "events": pa.int32(),
    "decisions": pa.int32(),
    **{
        f"{name}_{seat}": pa.int32()
        for name in ("ko", "hp", "dp", "hand", "deck")
        for seat in (0, 1)
    },
}


class ArenaTurnRows:
    """The turns of one match. An event belongs to the turn the state after it says it is."""

    def __init__(self) -> None:
        self.done: list[tuple[Any, ...]] = []
        """A row for each turn that is over, as `_COLUMNS`."""
        self._begun_at = self._turn = self._player = self._decisions = 0
        self.watch: Watch = {
            TurnBegun: self._started,
            BoardGiven: self._started,
            ChoiceAnswered: self._answered,
        }

    def _started(self, state: Arena, place: int, event: Event) -> None:
        # To begin a turn moves nothing: the board is as the turn before left it.
        self._end(state, place, ended=True)
        self._begun_at, self._turn, self._player = place, state.turn, state.player
        self._decisions = 0

    def _answered(self, state: Arena, place: int, event: Event) -> None:
        self._decisions += 1

    def end(self, state: Arena, length: int) -> None:
        """The log ends in a turn that did not."""
        self._end(state, length, ended=False)

    def _end(self, state: Arena, place: int, *, ended: bool) -> None:
        if not self._turn:
            return
        sides = state.sides
        self.done.append(
            (
                self._turn,
                self._player,
                ended,
                place - self._begun_at,
                self._decisions,
                *(side.ko_points for side in sides),
                *(side.hp if side.active else None for side in sides),
                *(side.dp for side in sides),
                *(len(side.hand) for side in sides),
                *(len(side.deck) for side in sides),
            )
        )
        self._turn = 0


def turns_table(readings: Sequence[Folded], turns: Sequence[ArenaTurnRows]) -> pa.Table:
    """The rows of `turns`."""
    held = [one.done for one in turns]
    return table_of(readings, held, tuple(_COLUMNS), _COLUMNS)
