"""Folding moves between areas."""

from typing import Final

from dcg.kernel.absent import FULL_LOG
from dcg.kernel.errors import FoldError
from dcg.kernel.event import Event
from dcg.kernel.registry import Handler
from dcg.official.codes.places import DECK, HAND, LINKED, SECURITY_STACK, TRASH, UNDER
from dcg.official.events.cards import (
    CardsAddedToHand,
    CardsDrawn,
    CardsLookedAt,
    CardsPlacedInSecurity,
    CardsPlacedUnder,
    CardsReturnedToDeck,
    CardsRevealed,
    CardsTrashed,
    RevealEnded,
    SecurityCardsTurned,
)
from dcg.official.fold.places import (
    area,
    became_new,
    gained_sight,
    identify,
    identify_at,
    in_turn,
    lose_hand,
    put,
    put_under,
    see,
    shown,
    take,
    take_drawn,
    take_link,
    take_top,
    take_under,
)
from dcg.official.state.board import Board


def _cards_drawn(state: Board, event: CardsDrawn) -> None:
    seat = event.seat
    side = state.sides[seat]
    for card in event.cards:
        if state.revealed:
            take_drawn(state, side.deck, card)
        else:
            take_top(side.deck, card)
        put(state, HAND, side.hand, card)
        see(state, seat, card)


def _cards_revealed(state: Board, event: CardsRevealed) -> None:
    cards = area(state, event.seat, event.zone)
    if event.places:
        identify_at(cards, event.cards, event.places)
    else:
        identify(cards, event.cards)
    for card in event.cards:
        if card not in state.revealed:
            state.revealed.append(card)
        shown(state, card)


def _cards_looked_at(state: Board, event: CardsLookedAt) -> None:
    if state.course.perspective in (event.seen_by, FULL_LOG):
        cards = area(state, event.seat, event.zone)
        if event.zone in (DECK, SECURITY_STACK):
            identify_at(cards, event.cards, range(len(event.cards)))
        else:
            identify(cards, event.cards)
        for card in event.cards:
            see(state, event.seen_by, card)


def _reveal_ended(state: Board, event: RevealEnded) -> None:
    state.revealed.clear()


def _cards_added_to_hand(state: Board, event: CardsAddedToHand) -> None:
    hand = state.sides[event.seat].hand
    for card, place in in_turn(event.cards, event.places):
        take(state, event.seat, event.zone, card, place)
        put(state, HAND, hand, card)
        see(state, event.seat, card)


def _cards_trashed(state: Board, event: CardsTrashed) -> None:
    trash = state.sides[event.seat].trash
    for card, place in in_turn(event.cards, event.places):
        take(state, event.seat, event.zone, card, place)
        put(state, TRASH, trash, card)
        shown(state, card)


def _cards_returned_to_deck(state: Board, event: CardsReturnedToDeck) -> None:
    deck = area(state, event.seat, event.to)
    if event.unseen:
        lose_hand(state, event.seat)
    for card, place in in_turn(event.cards, event.places):
        take(state, event.seat, event.zone, card, place)
        put(state, event.to, deck, card, event.end)
        if not event.unseen:
            gained_sight(state, event.seat, event.zone, card)


def _cards_placed_in_security(state: Board, event: CardsPlacedInSecurity) -> None:
    side = state.sides[event.seat]
    if event.unseen:
        lose_hand(state, event.seat)
    for card, place in in_turn(event.cards, event.places):
        take(state, event.seat, event.zone, card, place)
        put(state, SECURITY_STACK, side.security_stack, card, event.end)
        if event.face_up:
            side.face_up.append(card)
            shown(state, card)


def _security_cards_turned(state: Board, event: SecurityCardsTurned) -> None:
    """What is turned face up becomes public (3-7-4); what is turned face down has been seen."""
    side = state.sides[event.seat]
    identify_at(side.security_stack, event.cards, event.places)
    for card in event.cards:
        if event.face_up:
            side.face_up.append(card)
            shown(state, card)
        elif card in side.face_up:
            side.face_up.remove(card)
        else:
            raise FoldError(f"card {card} does not lie face up in security")


def _cards_placed_under(state: Board, event: CardsPlacedUnder) -> None:
    if event.unseen:
        lose_hand(state, event.seat)
    for card, place in in_turn(event.cards, event.places):
        if event.zone == UNDER:
            take_under(state, card, restacked=event.restacked)
        elif event.zone == LINKED:
            take_link(state, card)
        else:
            take(state, event.seat, event.zone, card, place)
        if not event.restacked:
            became_new(state, card)
        put_under(state, event.permanent, card, event.end, face_down=event.face_down)


CARD_HANDLERS: Final[dict[type[Event], Handler]] = {
    CardsDrawn: _cards_drawn,
    CardsRevealed: _cards_revealed,
    CardsLookedAt: _cards_looked_at,
    RevealEnded: _reveal_ended,
    CardsAddedToHand: _cards_added_to_hand,
    CardsTrashed: _cards_trashed,
    CardsReturnedToDeck: _cards_returned_to_deck,
    CardsPlacedInSecurity: _cards_placed_in_security,
    CardsPlacedUnder: _cards_placed_under,
    SecurityCardsTurned: _security_cards_turned,
}
