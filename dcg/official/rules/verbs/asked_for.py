"""What has to be seen of cards on their way from a private area (3-1-3-7, 3-1-3-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dcg.official.codes.places import DECK, DIGI_EGG_DECK, HAND, SECURITY_STACK, Place
from dcg.official.events.cards import CardsRevealed
from dcg.official.language import selectors as s
from dcg.official.rules.digi_eggs import Placing
from dcg.official.rules.effects.context import Context
from dcg.official.rules.places import places_shown

_PRIVATE: Final = (DECK, DIGI_EGG_DECK, HAND, SECURITY_STACK)

_SAID_OF_ITS_PLACE: Final = (
    *(s.IsRef, s.IsFaceUp, s.LiesIn, s.IsOf, s.IsToken, s.IsSuspended, s.IsBattling),
    *(s.PlayedThisTurn, s.Provided),
)
"""Filters that ask nothing of what is printed on a card."""


def show_asked_for(
    context: Context, target: s.Target, going: Sequence[tuple[int, Place, Placing]]
) -> None:
    """Reveals the cards among these, on their way from one private area to another, that the target names by
    something about them: that it is true must be seen (3-1-3-7, BT7-112#Q1691). Where nothing is asked of a
    card it stays unseen (BT14-032#Q2406, BT14-084#Q2457)."""
    if not _asks_of_cards(target):
        return
    match = context.match
    state = match.state
    for seat, zone, placing in going:
        if zone not in _PRIVATE or placing.to not in _PRIVATE or placing.to == zone:
            continue
        face_up = state.sides[seat].face_up if zone == SECURITY_STACK else ()
        unseen = tuple(
            card for card in placing.cards if card not in state.revealed and card not in face_up
        )
        if unseen:
            places = places_shown(state, seat, zone, unseen)
            match.emit(CardsRevealed(seat, zone, unseen, places))


def show_to_be_ordered(context: Context, seat: int, zone: Place, cards: Sequence[int]) -> None:
    """Reveals cards of a private area, on their way to where they lie face up, to the player who orders them: of
    cards that are not seen there is nothing to order (3-1-3-4)."""
    state = context.match.state
    if len(cards) > 1 and zone in _PRIVATE:
        knows = state.course.knowledge.knows
        if not all(knows(context.seat, card) for card in cards):
            places = places_shown(state, seat, zone, cards)
            context.match.emit(CardsRevealed(seat, zone, tuple(cards), places))


def _asks_of_cards(target: s.Target) -> bool:
    """Whether what is meant has to have some information."""
    if isinstance(target, s.Each):
        return any(_asks_of_cards(entry) for entry in target.choices)
    if isinstance(target, s.Choose | s.All):
        return any(_is_about_cards(held) for held in target.selector.match)
    return False


def _is_about_cards(held: s.Filter) -> bool:
    if isinstance(held, s.NotMatching):
        return _is_about_cards(held.filter)
    if isinstance(held, s.AnyOf | s.AllOf | s.Such):
        return any(_is_about_cards(one) for one in held.filters)
    return not isinstance(held, _SAID_OF_ITS_PLACE)
