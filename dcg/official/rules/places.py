"""Where cards lie in ordered areas, for the events that take them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dcg.kernel.absent import UNKNOWN
from dcg.official.codes.places import (
    BATTLE_AREA,
    DECK,
    DIGI_EGG_DECK,
    LINKED,
    SECURITY_STACK,
    UNDER,
    Place,
)
from dcg.official.fold.places import area
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent

_ORDERED: Final = (DECK, DIGI_EGG_DECK, SECURITY_STACK)


def standing(state: Board, card: int) -> Permanent | None:
    """What stands on the field with this card on top."""
    for held in state.permanents.values():
        if held.top == card:
            return held
    return None


def is_there(state: Board, seat: int, zone: Place, card: int) -> bool:
    """Whether a card is still where it was declared from (7-1-2-3, 8-1-2-7, 9-1-8)."""
    if zone == BATTLE_AREA:
        return standing(state, card) is not None
    if zone == LINKED:
        return any(card in held.links for held in state.permanents.values())
    if zone == UNDER:
        return any(card in held.cards[:-1] for held in state.permanents.values())
    return card in area(state, seat, zone)


def lying(state: Board, seat: int, zone: Place) -> list[int]:
    """The cards of an area, the top one last, as far as they are treated as being there: revealed ones aren't
    (15-15-3-2, BT1-078#Q931)."""
    cards = area(state, seat, zone)
    if not state.revealed:
        return cards
    return [card for card in cards if card not in state.revealed]


def places_taken(
    state: Board, seat: int, zone: Place, cards: Sequence[int], *, put_on_top: bool = False
) -> tuple[int, ...]:
    """Places from the top at which the cards are found when taken one after another. With `put_on_top`
    each is put on top of the same area before the next is taken, and lies above it."""
    if zone not in _ORDERED:
        return ()
    left = area(state, seat, zone)[::-1]
    places = []
    for card in cards:
        place = left.index(card)
        del left[place]
        if put_on_top:
            left.insert(0, card)
        places.append(place)
    return tuple(places)


def places_shown(state: Board, seat: int, zone: Place, cards: Sequence[int]) -> tuple[int, ...]:
    """Places from the top at which the cards lie."""
    if zone not in _ORDERED:
        return ()
    left = area(state, seat, zone)[::-1]
    return tuple(left.index(card) for card in cards)


def places_declared(state: Board, seat: int, zone: Place, card: int) -> tuple[int, ...]:
    """Where a declared card lies that the other player sees only now: in the hand it could be any, but an
    ordered area shows where it is taken from."""
    if zone not in _ORDERED or state.course.knowledge.handle(1 - seat, card) != UNKNOWN:
        return ()
    return places_shown(state, seat, zone, (card,))
