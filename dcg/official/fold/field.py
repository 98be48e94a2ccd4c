"""Folding what happens on the field."""

from typing import Final

from dcg.kernel.absent import FULL_LOG
from dcg.kernel.errors import FoldError
from dcg.kernel.event import Event
from dcg.kernel.registry import Handler
from dcg.official.codes.absent import NO_PLACE
from dcg.official.codes.places import (
    BATTLE_AREA,
    BREEDING_AREA,
    IN_NO_AREA,
    LINKED,
    SECURITY_STACK,
    UNDER,
    Place,
)
from dcg.official.events.field import (
    CardPlayed,
    DigiEggHatched,
    DigimonMoved,
    DigivolutionCardsReturned,
    DigivolutionCardsTrashed,
    Digivolved,
    DnaDigivolved,
    OptionPlaced,
    OptionUsed,
    PermanentsDeleted,
    PermanentsPlacedInSecurity,
    PermanentsPlacedUnder,
    PermanentsReturned,
    PermanentsSuspended,
    PermanentsTrashed,
    PermanentsUnsuspended,
    TokenPlayed,
    TopCardMoved,
    TopCardsTrashed,
)
from dcg.official.fold.declarations import end_declaration
from dcg.official.fold.permanents import leave, new_permanent, permanent_of, to_trash
from dcg.official.fold.places import (
    area,
    became_new,
    gained_sight,
    put,
    put_under,
    shown,
    take,
    take_from_stack,
    take_link,
    take_top,
    take_under,
    turn_up,
)
from dcg.official.state.board import Board


def take_for_field(state: Board, seat: int, zone: Place, card: int) -> None:
    """Takes a card from wherever it comes to the field."""
    if zone is UNDER:
        take_under(state, card)
    elif zone is LINKED:
        take_link(state, card)
    else:
        take(state, seat, zone, card)


def _digi_egg_hatched(state: Board, event: DigiEggHatched) -> None:
    side = state.sides[event.seat]
    if side.breeding_area is not None:
        raise FoldError("the breeding area is taken")
    take_top(side.digi_egg_deck, event.card)
    side.breeding_area = new_permanent(
        state, event.seat, event.card, event.permanent, BREEDING_AREA
    )


def _digimon_moved(state: Board, event: DigimonMoved) -> None:
    held = permanent_of(state, event.permanent)
    side = state.sides[held.seat]
    if event.area is BATTLE_AREA:
        side.breeding_area = None
        side.battle_area.append(held)
    else:
        if side.breeding_area is not None:
            raise FoldError("the breeding area is taken")
        side.battle_area.remove(held)
        side.breeding_area = held
    held.area = event.area


def _card_played(state: Board, event: CardPlayed) -> None:
    placed = state.declarations[-1].placed if state.declarations else ()
    end_declaration(state)
    take_for_field(state, event.seat, event.zone, event.card)
    held = new_permanent(state, event.seat, event.card, event.permanent, event.area)
    held.cards[:0] = placed
    held.played_turn = state.turn.number
    held.suspended = event.suspended
    side = state.sides[event.seat]
    if event.area == BATTLE_AREA:
        side.battle_area.append(held)
    elif side.breeding_area is not None:
        raise FoldError("the breeding area is taken")
    else:
        side.breeding_area = held


def _token_played(state: Board, event: TokenPlayed) -> None:
    if state.course.perspective == FULL_LOG:
        if event.card != len(state.definition_of):
            raise FoldError(f"token {event.card} is minted out of order")
        if event.definition not in state.definitions:
            raise FoldError(f"definition {event.definition.hex()} was not given")
        state.definition_of.append(state.definitions.index(event.definition))
        state.owner_of.append(event.seat)
        state.incarnation.append(0)
        state.course.knowledge.grow(len(state.definition_of))
    state.tokens.append(event.card)
    held = new_permanent(state, event.seat, event.card, event.permanent, BATTLE_AREA)
    held.played_turn = state.turn.number
    held.suspended = event.suspended
    state.sides[event.seat].battle_area.append(held)


def _option_placed(state: Board, event: OptionPlaced) -> None:
    take_for_field(state, event.seat, event.zone, event.card)
    held = new_permanent(state, event.seat, event.card, event.permanent, BATTLE_AREA)
    held.played_turn = state.turn.number
    state.sides[event.seat].battle_area.append(held)


def _digivolved(state: Board, event: Digivolved) -> None:
    end_declaration(state)
    take_for_field(state, event.seat, event.zone, event.card)
    permanent_of(state, event.permanent).cards.append(event.card)
    became_new(state, event.card)
    shown(state, event.card)


def _dna_digivolved(state: Board, event: DnaDigivolved) -> None:
    end_declaration(state)
    take_for_field(state, event.seat, event.zone, event.card)
    below: list[int] = []
    for departure in event.departures:
        below += leave(state, departure, stay_down=True).cards
    for card in event.cards:
        take(state, event.seat, event.cards_zone, card)
        shown(state, card)
    below = [*below, *event.cards] if event.cards_on_top else [*event.cards, *below]
    for card in below:
        became_new(state, card)
    held = new_permanent(state, event.seat, event.card, event.permanent, BATTLE_AREA)
    held.cards[:0] = below
    state.sides[event.seat].battle_area.append(held)


def _option_used(state: Board, event: OptionUsed) -> None:
    end_declaration(state)
    take_for_field(state, event.seat, event.zone, event.card)
    put(state, IN_NO_AREA, state.in_no_area, event.card)
    shown(state, event.card)


def _permanents_trashed(state: Board, event: PermanentsDeleted | PermanentsTrashed) -> None:
    for departure in event.departures:
        leave(state, departure)
        to_trash(state, departure.cards)


def _permanents_returned(state: Board, event: PermanentsReturned) -> None:
    for departure in event.departures:
        leave(state, departure)
        top = departure.cards[-1]
        owner = state.owner_of[top]
        put(state, event.zone, area(state, owner, event.zone), top, event.end)
        gained_sight(state, owner, event.zone, top)
        to_trash(state, departure.cards[:-1])


def _permanents_placed_in_security(state: Board, event: PermanentsPlacedInSecurity) -> None:
    for departure in event.departures:
        leave(state, departure)
        top = departure.cards[-1]
        side = state.sides[state.owner_of[top]]
        put(state, SECURITY_STACK, side.security_stack, top, event.end)
        if event.face_up and top not in state.tokens:
            side.face_up.append(top)
        to_trash(state, departure.cards[:-1])


def _permanents_placed_under(state: Board, event: PermanentsPlacedUnder) -> None:
    for departure in event.departures:
        leave(state, departure)
        became_new(state, departure.cards[-1])
        put_under(state, event.permanent, departure.cards[-1], event.end)
        to_trash(state, departure.cards[:-1])


def _top_cards_trashed(state: Board, event: TopCardsTrashed) -> None:
    held = permanent_of(state, event.permanent)
    for card in event.cards:
        if len(held.cards) == 1:
            raise FoldError(f"the last card of permanent {held.id} is trashed from its top")
        turn_up(state, held.cards[-1])
        take_top(held.cards, card)
        to_trash(state, (card,))


def _top_card_moved(state: Board, event: TopCardMoved) -> None:
    held = permanent_of(state, event.permanent)
    if len(held.cards) == 1:
        raise FoldError(f"the last card of permanent {held.id} is taken from its top")
    turn_up(state, held.cards[-1])
    take_top(held.cards, event.card)
    owner = state.owner_of[event.card]
    put(state, event.zone, area(state, owner, event.zone), event.card, event.end)
    gained_sight(state, owner, event.zone, event.card)
    if event.face_up:
        state.sides[owner].face_up.append(event.card)
        shown(state, event.card)


def _take_under(state: Board, event: DigivolutionCardsTrashed | DigivolutionCardsReturned) -> None:
    places = list(event.places)
    for departure in event.departures:
        held = permanent_of(state, departure.permanent)
        for card in departure.cards:
            take_from_stack(state, held, card, places.pop(0) if places else NO_PLACE)


def _digivolution_cards_trashed(state: Board, event: DigivolutionCardsTrashed) -> None:
    _take_under(state, event)
    for departure in event.departures:
        to_trash(state, departure.cards)


def _digivolution_cards_returned(state: Board, event: DigivolutionCardsReturned) -> None:
    _take_under(state, event)
    owners = list(event.owners)
    for departure in event.departures:
        for card in departure.cards:
            owner = owners.pop(0) if owners else state.owner_of[card]
            put(state, event.zone, area(state, owner, event.zone), card, event.end)
            if event.face_up:
                state.sides[owner].face_up.append(card)


def _suspended(state: Board, event: PermanentsSuspended) -> None:
    for identity in event.permanents:
        permanent_of(state, identity).suspended = True


def _unsuspended(state: Board, event: PermanentsUnsuspended) -> None:
    for identity in event.permanents:
        permanent_of(state, identity).suspended = False


FIELD_HANDLERS: Final[dict[type[Event], Handler]] = {
    DigiEggHatched: _digi_egg_hatched,
    DigimonMoved: _digimon_moved,
    CardPlayed: _card_played,
    Digivolved: _digivolved,
    DnaDigivolved: _dna_digivolved,
    OptionUsed: _option_used,
    OptionPlaced: _option_placed,
    TokenPlayed: _token_played,
    PermanentsDeleted: _permanents_trashed,
    PermanentsTrashed: _permanents_trashed,
    PermanentsReturned: _permanents_returned,
    PermanentsPlacedInSecurity: _permanents_placed_in_security,
    PermanentsPlacedUnder: _permanents_placed_under,
    TopCardsTrashed: _top_cards_trashed,
    TopCardMoved: _top_card_moved,
    DigivolutionCardsTrashed: _digivolution_cards_trashed,
    DigivolutionCardsReturned: _digivolution_cards_returned,
    PermanentsSuspended: _suspended,
    PermanentsUnsuspended: _unsuspended,
}
