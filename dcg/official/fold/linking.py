"""Folding what happens to link cards."""

from typing import Final

from dcg.kernel.errors import FoldError
from dcg.kernel.event import Event
from dcg.kernel.registry import Handler
from dcg.official.codes.declarations import DIGIVOLVE
from dcg.official.codes.places import BATTLE_AREA
from dcg.official.events.field import Departure
from dcg.official.events.linking import (
    AppFused,
    AppFusionDeclared,
    CardLinked,
    LinkCardsReturned,
    LinkCardsTrashed,
    LinksGiven,
)
from dcg.official.fold.declarations import end_declaration, reveal_declared
from dcg.official.fold.field import take_for_field
from dcg.official.fold.permanents import leave, permanent_of, to_trash
from dcg.official.fold.places import area, became_new, check_places, put, shown
from dcg.official.state.board import Board
from dcg.official.state.pending import Declaration


def _links_given(state: Board, event: LinksGiven) -> None:
    for given in event.linked:
        permanent_of(state, given.permanent).links = list(given.cards)
        for card in given.cards:
            shown(state, card)
    check_places(state)


def _unplugged(state: Board, departure: Departure) -> None:
    held = permanent_of(state, departure.permanent)
    for card in departure.cards:
        if card not in held.links:
            raise FoldError(f"card {card} is no link card of permanent {held.id}")
        held.links.remove(card)


def _card_linked(state: Board, event: CardLinked) -> None:
    """What gives way is trashed, and the new link card is plugged in."""
    end_declaration(state)
    held = permanent_of(state, event.permanent)
    for departure in event.departures:
        leave(state, departure)
        to_trash(state, departure.cards[:-1])
    if event.zone is not BATTLE_AREA:
        take_for_field(state, event.seat, event.zone, event.card)
    _unplugged(state, Departure(event.permanent, event.trashed))
    to_trash(state, event.trashed)
    held.links.append(event.card)
    became_new(state, event.card)
    shown(state, event.card)


def _link_cards_trashed(state: Board, event: LinkCardsTrashed) -> None:
    for departure in event.departures:
        _unplugged(state, departure)
        to_trash(state, departure.cards)


def _link_cards_returned(state: Board, event: LinkCardsReturned) -> None:
    for departure in event.departures:
        _unplugged(state, departure)
        for card in departure.cards:
            owner = state.owner_of[card]
            put(state, event.zone, area(state, owner, event.zone), card, event.end)
            if event.face_up:
                state.sides[owner].face_up.append(card)


def _app_fusion_declared(state: Board, event: AppFusionDeclared) -> None:
    reveal_declared(state, event.seat, event.zone, event.card, event.places)
    state.declarations.append(
        Declaration(DIGIVOLVE, event.seat, event.zone, event.card, event.permanent, link=event.link)
    )


def _app_fused(state: Board, event: AppFused) -> None:
    end_declaration(state)
    take_for_field(state, event.seat, event.zone, event.card)
    _unplugged(state, Departure(event.permanent, (event.link,)))
    held = permanent_of(state, event.permanent)
    for card in (event.link, event.card):
        held.cards.append(card)
        became_new(state, card)
        shown(state, card)


LINKING_HANDLERS: Final[dict[type[Event], Handler]] = {
    LinksGiven: _links_given,
    CardLinked: _card_linked,
    LinkCardsTrashed: _link_cards_trashed,
    LinkCardsReturned: _link_cards_returned,
    AppFusionDeclared: _app_fusion_declared,
    AppFused: _app_fused,
}
