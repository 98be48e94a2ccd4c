"""The table `digimon_placed`: which Digimon became active, and how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pyarrow as pa

from analytics.games.card_numbers import CardNumbers
from analytics.games.tables import Folded
from analytics.games.watching import Watch
from analytics.match_rows import table_of
from dcg.battle_evolution.codes.turn import Method
from dcg.battle_evolution.events.evolving import DigimonEvolved, DigimonPlayed
from dcg.battle_evolution.events.turn import TurnBegun
from dcg.battle_evolution.state.arena import Arena

METHODS: Final[dict[int, str]] = {method: method.name.lower() for method in Method}
"""What the table calls the methods of evolution."""


class PlacedDigimon(NamedTuple):
    """`own_turn` is how many turns the seat has begun."""

    event: int
    seat: int
    turn: int
    own_turn: int
    method: str
    card: int


class DigimonRows:
    """Those of one match."""

    def __init__(self) -> None:
        self.done: list[PlacedDigimon] = []
        self._begun = [0, 0]
        self.watch: Watch = {
            TurnBegun: self._started,
            DigimonPlayed: self._played,
            DigimonEvolved: self._evolved,
        }

    def _started(self, state: Arena, place: int, event: TurnBegun) -> None:
        self._begun[event.seat] += 1

    def _played(self, state: Arena, place: int, event: DigimonPlayed) -> None:
        self._note(state, place, event.seat, "played", event.card)

    def _evolved(self, state: Arena, place: int, event: DigimonEvolved) -> None:
        self._note(state, place, event.seat, METHODS[event.method], event.card)

    def _note(self, state: Arena, place: int, seat: int, method: str, card: int) -> None:
        self.done.append(PlacedDigimon(place, seat, state.turn, self._begun[seat], method, card))


def digimon_table(
    readings: Sequence[Folded], placed: Sequence[DigimonRows], numbers: CardNumbers
) -> pa.Table:
    """The rows of `digimon_placed`."""
    held = [one.done for one in placed]
    return table_of(
        readings,
        held,
        PlacedDigimon._fields,
        {
            "event": pa.int32(),
            "seat": pa.int8(),
            "turn": pa.int32(),
            "own_turn": pa.int32(),
            "method": pa.string(),
            "card": numbers.of([[row.card for row in one] for one in held]),
        },
    )
