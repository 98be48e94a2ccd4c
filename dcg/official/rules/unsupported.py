"""Saying in the log what nothing runs, when a card that has it comes into play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dcg.kernel.absent import UNKNOWN
from dcg.kernel.event import Event
from dcg.official.events.cards import CardsPlacedUnder
from dcg.official.events.effects import UnsupportedMet
from dcg.official.events.field import (
    CardPlayed,
    Digivolved,
    DnaDigivolved,
    OptionPlaced,
    TokenPlayed,
)
from dcg.official.events.linking import AppFused, CardLinked
from dcg.official.reading.compiled.effect import INHERITED, LINK, UPPER
from dcg.official.reading.compiled.tables import Tables
from dcg.official.state.board import Board

PLACING: Final[frozenset[type[Event]]] = frozenset(
    (
        CardPlayed,
        OptionPlaced,
        Digivolved,
        DnaDigivolved,
        CardsPlacedUnder,
        TokenPlayed,
        CardLinked,
        AppFused,
    )
)
"""Events by which what is printed on a card could begin to have an effect."""


def met(state: Board, tables: Tables, event: Event) -> Iterator[UnsupportedMet]:
    """What can have no effect after one of these events, though it is printed: of a card that was
    placed on the field, the inherited effects of one that something was placed on, or that was placed
    under, and the link effects of one that was linked.

    What activates says so by itself, when it would.
    """
    if isinstance(
        event, CardPlayed | OptionPlaced | Digivolved | DnaDigivolved | TokenPlayed | AppFused
    ):
        yield from _of(state, tables, event.card, UPPER)
    if isinstance(event, CardLinked):
        yield from _of(state, tables, event.card, LINK)
    elif isinstance(event, AppFused):
        for card in state.permanents[event.permanent].cards[-3:-1]:
            yield from _of(state, tables, card, INHERITED)
    elif isinstance(event, Digivolved):
        yield from _of(state, tables, state.permanents[event.permanent].cards[-2], INHERITED)
    elif isinstance(event, DnaDigivolved):
        for departure in event.departures:
            yield from _of(state, tables, departure.cards[-1], INHERITED)
        for card in event.cards:
            yield from _of(state, tables, card, INHERITED)
    elif isinstance(event, CardsPlacedUnder):
        for card in event.cards:
            yield from _of(state, tables, card, INHERITED)


def _of(state: Board, tables: Tables, card: int, section: int) -> Iterator[UnsupportedMet]:
    if card != UNKNOWN:
        for held in tables.cards[state.definition_of[card]].effects:
            if held.is_silent and held.section == section:
                for lack in held.lacks:
                    yield UnsupportedMet(card, held.index, lack.name)
