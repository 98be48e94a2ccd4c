"""Folding what is declared before it is done: the card, the cost, the materials."""

from collections.abc import Sequence
from typing import Final

from dcg.kernel.event import Event
from dcg.kernel.registry import Handler
from dcg.official.codes.declarations import DIGIVOLVE
from dcg.official.codes.places import BATTLE_AREA, LINKED, TRASH, UNDER, Place
from dcg.official.events.field import (
    BurstDeclared,
    DeclarationFailed,
    Declared,
    DnaDeclared,
    MaterialsPlaced,
)
from dcg.official.fold.permanents import leave, to_trash
from dcg.official.fold.places import (
    area,
    became_new,
    identify,
    identify_at,
    shown,
    take,
    take_under,
)
from dcg.official.state.board import Board
from dcg.official.state.pending import Declaration


def reveal_declared(state: Board, seat: int, zone: Place, card: int, places: Sequence[int]) -> None:
    """Both players see the card that is declared, wherever it is."""
    if places:
        identify_at(area(state, seat, zone), (card,), places)
    elif zone not in _OPEN:
        identify(area(state, seat, zone), (card,))
    shown(state, card)


_OPEN: Final = (BATTLE_AREA, UNDER, LINKED)
"""Places of cards that everybody sees."""


def end_declaration(state: Board) -> None:
    """The innermost declaration has come to its end; those around it go on."""
    if state.declarations:
        state.declarations.pop()


def _declared(state: Board, event: Declared) -> None:
    seat, zone, card = event.seat, event.zone, event.card
    reveal_declared(state, seat, zone, card, event.places)
    state.declarations.append(Declaration(event.kind, seat, zone, card, event.permanent))


def _dna_declared(state: Board, event: DnaDeclared) -> None:
    reveal_declared(state, event.seat, event.zone, event.card, event.places)
    if event.cards:
        identify(area(state, event.seat, event.cards_zone), event.cards)
        for card in event.cards:
            shown(state, card)
    first, *others = event.permanents
    state.declarations.append(
        Declaration(DIGIVOLVE, event.seat, event.zone, event.card, first, tuple(others))
    )


def _burst_declared(state: Board, event: BurstDeclared) -> None:
    reveal_declared(state, event.seat, event.zone, event.card, event.places)
    state.declarations.append(
        Declaration(DIGIVOLVE, event.seat, event.zone, event.card, event.permanent)
    )


def _declaration_failed(state: Board, event: DeclarationFailed) -> None:
    """What was placed under the card already is trashed (7-2-2-11, 7-3-2-8)."""
    if state.declarations:
        to_trash(state, state.declarations[-1].placed)
    end_declaration(state)


def _materials_placed(state: Board, event: MaterialsPlaced) -> None:
    for card in event.cards:
        take(state, event.seat, event.zone, card)
    for card in event.from_trash:
        take(state, event.seat, TRASH, card)
    for card in event.from_under:
        take_under(state, card)
    for departure in event.departures:
        leave(state, departure)
        to_trash(state, departure.cards[:-1])
    for card in event.placed:
        became_new(state, card)
        shown(state, card)
    declared = state.declarations[-1]
    state.declarations[-1] = declared._replace(placed=(*declared.placed, *event.placed))


DECLARATION_HANDLERS: Final[dict[type[Event], Handler]] = {
    Declared: _declared,
    DeclarationFailed: _declaration_failed,
    MaterialsPlaced: _materials_placed,
    BurstDeclared: _burst_declared,
    DnaDeclared: _dna_declared,
}
