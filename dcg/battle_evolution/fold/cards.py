"""Folding cards that move."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.places import HIDDEN, Zone, ZoneEnd
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.events.cards import (
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
    put_into,
    see_both,
    take_from,
    unmark,
)
from dcg.battle_evolution.state.arena import Arena
from dcg.kernel.absent import NOBODY, UNKNOWN
from dcg.kernel.errors import FoldError
from dcg.kernel.event import Event
from dcg.kernel.fold import ignore
from dcg.kernel.registry import Handler


def _cards_pulled(arena: Arena, event: CardsPulled) -> None:
    for card in event.cards:
        take_from(arena, event.seat, Zone.DECK, card, 0)
        put_into(arena, event.seat, event.to, card, ZoneEnd.TOP)
        gain_sight(arena, event.seat, event.to, card)


def _cards_moved(arena: Arena, event: CardsMoved) -> None:
    source = event.at if event.at != NOBODY else event.seat
    target = event.onto if event.onto != NOBODY else event.seat
    if event.unseen:
        lose_from(arena, 1 - event.seat, cards_of(arena, source, event.zone))
    if event.places and len(event.places) != len(event.cards):
        raise FoldError("each card has one place")
    for number, card in enumerate(event.cards):
        take_from(arena, source, event.zone, card, event.places[number] if event.places else None)
    if event.to in HIDDEN:
        unmark(arena, event.cards)
    for card in event.cards:
        if event.to is Zone.UNDER_ATTACHMENT:
            arena.sides[target].kept.append((event.under, card))
            see_both(arena, card)
        else:
            put_into(arena, target, event.to, card, event.end)
            if event.motive is not Motive.SUPPORTED or event.zone is not Zone.DECK:
                gain_sight(arena, event.seat, event.to, card, openly=event.openly)
    if event.motive is Motive.RACKED:
        arena.racked += len(event.cards)
    if event.zone is Zone.DESTINY_ZONE:
        arena.destined.extend(event.cards)
    elif arena.destined and event.to in (Zone.DESTINY_ZONE, Zone.DELETED):
        arena.destined = [card for card in arena.destined if card not in event.cards]


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
    see_both(arena, event.card)
    if event.face:
        arena.faces[event.card] = event.face
    else:
        arena.faces.pop(event.card, None)


def _hand_opened(arena: Arena, event: HandOpened) -> None:
    side = arena.sides[event.seat]
    side.hand_open = event.opened
    if event.opened:
        identify_cards(side.hand, event.cards)
        for card in event.cards:
            see_both(arena, card)


CARD_HANDLERS: Final[dict[type[Event], Handler]] = {
    CardsPulled: _cards_pulled,
    CardsMoved: _cards_moved,
    CardsArranged: _cards_arranged,
    CardTurned: _card_turned,
    HandOpened: _hand_opened,
    LotsDrawn: ignore,
}
