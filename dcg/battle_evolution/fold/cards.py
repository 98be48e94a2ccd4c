"""Folding cards that move."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.places import HIDDEN, Zone, ZoneEnd
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.events.cards import (
    UNSEEN,
    CardsArranged,
    CardsMoved,
    CardsPulled,
    CardTurned,
    HandOpened,
    LotsDrawn,
)
from dcg.battle_evolution.fold.zones import (
    cards_of,
    gain_sight,
    identify_cards,
    lose_from,
    put_cards,
    see_both,
    take_cards,
    take_top,
    unmark,
)
from dcg.battle_evolution.state.arena import Arena
from dcg.kernel.absent import NOBODY, UNKNOWN
from dcg.kernel.errors import FoldError
from dcg.kernel.event import Event
from dcg.kernel.fold import ignore
from dcg.kernel.registry import Handler

_UNDER: Final = Zone.UNDER_ATTACHMENT
_DECK: Final = Zone.DECK
_DESTINY_ZONE: Final = Zone.DESTINY_ZONE
_FOR_GOOD: Final = (Zone.DESTINY_ZONE, Zone.DELETED)
_RACKED: Final = Motive.RACKED
_SUPPORTED: Final = Motive.SUPPORTED
# A member of an enumeration is looked up anew each time; most cards of a match move often.


def _cards_pulled(arena: Arena, event: CardsPulled) -> None:
    take_top(arena, event.seat, event.cards)
    put_cards(arena, event.seat, event.to, event.cards, ZoneEnd.TOP)
    gain_sight(arena, event.seat, event.to, event.cards)


def _cards_moved(arena: Arena, event: CardsMoved) -> None:
    seat, zone, cards, to = event.seat, event.zone, event.cards, event.to
    source = event.at if event.at != NOBODY else seat
    target = event.onto if event.onto != NOBODY else seat
    if UNSEEN[zone][to] and not event.openly:
        lose_from(arena, 1 - seat, cards_of(arena, source, zone))
    if event.places and len(event.places) != len(cards):
        raise FoldError("each card has one place")
    take_cards(arena, source, zone, cards, event.places)
    if to in HIDDEN:
        unmark(arena, cards)
    if to is _UNDER:
        arena.sides[target].kept.extend((event.under, card) for card in cards)
    else:
        put_cards(arena, target, to, cards, event.end)
    if zone is not _DECK or event.motive is not _SUPPORTED:
        gain_sight(arena, seat, to, cards, openly=event.openly)
    if event.motive is _RACKED:
        arena.racked += len(cards)
    if zone is _DESTINY_ZONE:
        arena.destined.extend(cards)
    elif arena.destined and to in _FOR_GOOD:
        arena.destined = [card for card in arena.destined if card not in cards]


def _cards_arranged(arena: Arena, event: CardsArranged) -> None:
    deck = arena.sides[event.of].deck
    count = len(event.top) + len(event.bottom)
    if count > len(deck):
        raise FoldError(f"{count} cards of {len(deck)} are put in order")
    moved = deck[len(deck) - count :]
    rest = deck[: len(deck) - count]
    lose_from(arena, 1 - event.seat, moved)
    order = [*event.bottom, *rest, *reversed(event.top)]
    if UNKNOWN not in moved and sorted((*event.top, *event.bottom)) != sorted(moved):
        raise FoldError("the cards put in order are not those of the top of the deck")
    deck[:] = order


def _card_turned(arena: Arena, event: CardTurned) -> None:
    see_both(arena, (event.card,))
    if event.face:
        arena.faces[event.card] = event.face
    else:
        arena.faces.pop(event.card, None)


def _hand_opened(arena: Arena, event: HandOpened) -> None:
    side = arena.sides[event.seat]
    side.hand_open = event.opened
    if event.opened:
        identify_cards(side.hand, event.cards)
        see_both(arena, event.cards)


CARD_HANDLERS: Final[dict[type[Event], Handler]] = {
    CardsPulled: _cards_pulled,
    CardsMoved: _cards_moved,
    CardsArranged: _cards_arranged,
    CardTurned: _card_turned,
    HandOpened: _hand_opened,
    LotsDrawn: ignore,
}
