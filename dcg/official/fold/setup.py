"""Folding the events before the first turn."""

from typing import Final

from dcg.kernel.absent import FULL_LOG, UNKNOWN
from dcg.kernel.course import HiddenRedealt
from dcg.kernel.errors import FoldError
from dcg.kernel.event import Event
from dcg.kernel.fold import check_room, ignore
from dcg.kernel.registry import Handler
from dcg.official.codes.absent import NO_DEFINITION, NO_TURN
from dcg.official.codes.places import (
    BATTLE_AREA,
    BOTTOM,
    BREEDING_AREA,
    DECK,
    HAND,
    SECURITY_STACK,
    Place,
)
from dcg.official.events.setup import (
    Answered,
    CardIdentified,
    CardsGiven,
    DeckPresented,
    DefinitionsGiven,
    FirstPlayerChosen,
    HandReturned,
    PermanentGiven,
    PositionGiven,
    SecurityStackPlaced,
    Shuffled,
)
from dcg.official.fold.places import (
    area,
    check_places,
    forget,
    lie_face_down,
    put,
    see,
    shown,
    take,
    take_top,
)
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent

_ADDRESS: Final = 8


def _definitions_given(state: Board, event: DefinitionsGiven) -> None:
    data = event.addresses
    if len(data) % _ADDRESS:
        raise FoldError("definition addresses are cut short")
    if state.definitions and data:
        raise FoldError("definitions were given before")
    state.definitions = [data[start : start + _ADDRESS] for start in range(0, len(data), _ADDRESS)]


def _mint(state: Board, owner: int, definition: int, copies: int = 1) -> range:
    """Mints so many cards of one definition; their ids."""
    if definition >= len(state.definitions):
        raise FoldError(f"definition {definition} was not given")
    first = len(state.definition_of)
    check_room(first, copies)
    state.definition_of += [definition] * copies
    state.owner_of += [owner] * copies
    state.incarnation += [0] * copies
    return range(first, first + copies)


def _deck_presented(state: Board, event: DeckPresented) -> None:
    side = state.sides[event.seat]
    hidden = state.course.perspective != FULL_LOG
    for cards, pairs in ((side.deck, event.deck), (side.digi_egg_deck, event.digi_egg_deck)):
        for definition, copies in pairs:
            if hidden:
                check_room(len(cards), copies)
                cards.extend([UNKNOWN] * copies)
            else:
                cards.extend(_mint(state, event.seat, definition, copies))
    state.course.knowledge.grow(len(state.definition_of))


def _cards_given(state: Board, event: CardsGiven) -> None:
    for definition in event.definitions:
        _mint(state, event.owner, definition)
    state.course.knowledge.grow(len(state.definition_of))


def _position_given(state: Board, event: PositionGiven) -> None:
    if any(cards for _, _, cards in state.places()):
        raise FoldError("a position is given on a board that is not empty")
    state.memory = event.memory
    state.first_player = event.first_player
    turn = state.turn
    turn.number, turn.player, turn.step = event.turn, event.turn_player, event.step
    for seat, (side, given) in enumerate(zip(state.sides, event.sides, strict=True)):
        side.deck = list(given.deck)
        side.digi_egg_deck = list(given.digi_egg_deck)
        side.hand = list(given.hand)
        side.trash = list(given.trash)
        side.security_stack = list(given.security_stack)
        side.face_up = list(given.face_up)
        for card in given.face_down:
            lie_face_down(state, card)
        for held in given.battle_area:
            side.battle_area.append(_stand(state, seat, BATTLE_AREA, held))
        if given.breeding_area is not None:
            side.breeding_area = _stand(state, seat, BREEDING_AREA, given.breeding_area)
        for card in (*given.trash, *given.face_up):
            shown(state, card)
        for card in given.hand:
            see(state, seat, card)
    state.tokens.extend(event.tokens)
    check_places(state)


def _stand(state: Board, seat: int, place: Place, given: PermanentGiven) -> Permanent:
    if not given.cards:
        raise FoldError(f"permanent {state.next_permanent} is given without a card")
    held = Permanent(state.next_permanent, seat, place, list(given.cards))
    state.next_permanent += 1
    held.suspended = given.suspended
    held.played_turn = state.turn.number if given.played_this_turn else NO_TURN
    state.permanents[held.id] = held
    for card in given.cards:
        if card not in state.face_down:
            shown(state, card)
    return held


def _card_identified(state: Board, event: CardIdentified) -> None:
    definition = _place_of(state, event.definition) if event.definition else NO_DEFINITION
    if event.card == len(state.definition_of):
        state.definition_of.append(definition)
        state.owner_of.append(event.owner)
        state.incarnation.append(0)
        state.course.knowledge.grow(len(state.definition_of))
    elif event.card < len(state.definition_of) and state.definition_of[event.card] == NO_DEFINITION:
        state.definition_of[event.card] = definition
    else:
        raise FoldError(f"card {event.card} cannot be identified: it already is, or is not next")


def _hidden_redealt(state: Board, event: HiddenRedealt) -> None:
    """Cards keep their ids and places: only what they are changes, which nobody could know."""
    if len(event.objects) != len(event.became):
        raise FoldError("each card that is dealt anew becomes one definition")
    for card, definition in zip(event.objects, event.became, strict=True):
        if not 0 <= card < len(state.definition_of):
            raise FoldError(f"there is no card {card} to be dealt anew")
        if state.course.perspective == FULL_LOG and definition not in state.definitions:
            raise FoldError(f"definition {definition.hex()} was not given")
        state.definition_of[card] = _place_of(state, definition)


def _place_of(state: Board, definition: bytes) -> int:
    """The place of a definition, a new one where it is told for the first time."""
    if definition not in state.definitions:
        state.definitions.append(definition)
    return state.definitions.index(definition)


def _first_player_chosen(state: Board, event: FirstPlayerChosen) -> None:
    state.first_player = event.seat


def _shuffled(state: Board, event: Shuffled) -> None:
    cards = area(state, event.seat, event.zone)
    forget(state, cards)
    if event.zone == SECURITY_STACK:
        state.sides[event.seat].face_up.clear()
    if not event.order:
        cards[:] = [UNKNOWN] * len(cards)
    elif len(event.order) != len(cards) or set(event.order) != set(range(len(cards))):
        raise FoldError("the order of a shuffle is not one of its cards")
    else:
        cards[:] = [cards[place] for place in event.order]


def _hand_returned(state: Board, event: HandReturned) -> None:
    deck = state.sides[event.seat].deck
    for card in event.cards:
        take(state, event.seat, HAND, card)
        put(state, DECK, deck, card, BOTTOM)


def _security_stack_placed(state: Board, event: SecurityStackPlaced) -> None:
    side = state.sides[event.seat]
    for card in event.cards:
        take_top(side.deck, card)
        put(state, SECURITY_STACK, side.security_stack, card)


SETUP_HANDLERS: Final[dict[type[Event], Handler]] = {
    Answered: ignore,
    CardIdentified: _card_identified,
    HiddenRedealt: _hidden_redealt,
    DefinitionsGiven: _definitions_given,
    DeckPresented: _deck_presented,
    CardsGiven: _cards_given,
    PositionGiven: _position_given,
    FirstPlayerChosen: _first_player_chosen,
    Shuffled: _shuffled,
    HandReturned: _hand_returned,
    SecurityStackPlaced: _security_stack_placed,
}
