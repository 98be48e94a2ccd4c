"""The table `plays`: cards played, digivolved into and used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pyarrow as pa

from analytics.games.card_numbers import CardNumbers
from analytics.games.tables import Folded
from analytics.games.watching import Watch
from analytics.match_rows import table_of
from dcg.event_names import topic_of
from dcg.official.events.field import CardPlayed, Digivolved, DnaDigivolved, OptionUsed
from dcg.official.events.linking import AppFused, CardLinked
from dcg.official.events.turn import TurnStarted
from dcg.official.state.board import Board

_SEATS = 2


class PlayRow(NamedTuple):
    """`own_turn` is how many turns the seat has begun."""

    event: int
    seat: int
    turn: int
    own_turn: int
    topic: str
    card: int


class PlayRows:
    """Those of one match."""

    def __init__(self) -> None:
        self.done: list[PlayRow] = []
        self._begun = [0] * _SEATS
        self.watch: Watch = {
            TurnStarted: self._started,
            CardPlayed: self._played,
            Digivolved: self._played,
            DnaDigivolved: self._played,
            AppFused: self._played,
            CardLinked: self._played,
            OptionUsed: self._played,
        }

    def _started(self, state: Board, place: int, event: TurnStarted) -> None:
        self._begun[event.seat] += 1

    def _played(
        self,
        state: Board,
        place: int,
        event: CardPlayed | Digivolved | DnaDigivolved | AppFused | CardLinked | OptionUsed,
    ) -> None:
        self.done.append(
            PlayRow(
                place,
                event.seat,
                state.turn.number,
                self._begun[event.seat],
                topic_of(type(event)),
                event.card,
            )
        )


def plays_table(
    readings: Sequence[Folded], plays: Sequence[PlayRows], numbers: CardNumbers
) -> pa.Table:
    """The rows of `plays`."""
    held = [one.done for one in plays]
    return table_of(
        readings,
        held,
        PlayRow._fields,
        {
            "event": pa.int32(),
            "seat": pa.int8(),
            "turn": pa.int32(),
            "own_turn": pa.int32(),
            "topic": pa.string(),
            "card": numbers.of([[play.card for play in one] for one in held]),
        },
    )
