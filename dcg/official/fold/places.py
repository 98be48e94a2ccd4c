"""Taking cards from places and putting them into others: what every moving event shares.

In a full log every card has its id. In a seat's log a hidden card is -1: it is taken in place of
the id the event names, so one fold reads both.
"""

from bisect import insort
from collections.abc import Iterable, Sequence

import msgspec

from dcg.kernel.absent import FULL_LOG, UNKNOWN
from dcg.kernel.errors import FoldError
from dcg.kernel.redaction import rename_objects
from dcg.official.codes.absent import NO_PLACE, WHOLE_EFFECT
from dcg.official.codes.places import (
    BOTTOM,
    DECK,
    DIGI_EGG_DECK,
    HAND,
    IN_NO_AREA,
    NAMES,
    REMOVED,
    SECURITY_STACK,
    TOP,
    TRASH,
    Place,
    PlaceEnd,
)
from dcg.official.events.effects import Waiting
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent


def area(state: Board, seat: int, zone: Place) -> list[int]:
    """The list of cards of a place that is not the field."""
    side = state.sides[seat]
    if zone is HAND:
        return side.hand
    if zone is DECK:
        return side.deck
    if zone is TRASH:
        return side.trash
    if zone is SECURITY_STACK:
        return side.security_stack
    if zone is DIGI_EGG_DECK:
        return side.digi_egg_deck
    if zone is IN_NO_AREA:
        return state.in_no_area
    if zone is REMOVED:
        return state.removed
    raise FoldError(f"place {zone} holds no list of cards")


def check_places(state: Board) -> None:
    """Raises `FoldError` where a given board has a card in two places."""
    known = [card for _, _, cards in state.places() for card in cards if card != UNKNOWN]
    if len(known) > len(set(known)):
        twice = next(card for card in known if known.count(card) > 1)
        raise FoldError(f"card {twice} lies in two places")


def take_top(cards: list[int], card: int) -> None:
    """Takes the top card, which must be `card` or, hidden, unknown."""
    if not cards:
        raise FoldError(f"card {card} is taken from an empty place")
    found = cards.pop()
    if found not in (card, UNKNOWN):
        raise FoldError(f"card {card} is taken from the top, where card {found} is")


def take_drawn(state: Board, deck: list[int], card: int) -> None:
    """Takes the top card that does not lie revealed (15-15-3-2). Logs of older engines draw revealed ones."""
    if card not in state.revealed:
        for place in range(len(deck) - 1, -1, -1):
            if deck[place] not in state.revealed:
                above = deck[place + 1 :]
                del deck[place + 1 :]
                take_top(deck, card)
                deck += above
                return
    take_top(deck, card)


def take(state: Board, seat: int, zone: Place, card: int, place: int = NO_PLACE) -> None:
    """Takes a card from anywhere in an area; in an ordered one `place` counts from the top."""
    cards = area(state, seat, zone)
    if place != NO_PLACE:
        if place >= len(cards) or cards[-1 - place] not in (card, UNKNOWN):
            raise FoldError(f"card {card} is not at place {place} of {NAMES[zone]} of seat {seat}")
        del cards[-1 - place]
    elif card != UNKNOWN and card in cards:
        cards.remove(card)
    elif UNKNOWN in cards:
        cards.reverse()
        cards.remove(UNKNOWN)
        cards.reverse()
    else:
        raise FoldError(f"card {card} is not in {NAMES[zone]} of seat {seat}")
    if zone is SECURITY_STACK and state.sides[seat].face_up:
        face_up = state.sides[seat].face_up
        if card in face_up:
            face_up.remove(card)
    if state.revealed and card in state.revealed:
        state.revealed.remove(card)


def take_under(state: Board, card: int, *, restacked: bool = False) -> None:
    """Takes a card from under whatever permanent has it, or where it is `restacked`, from its top too."""
    for held in state.permanents.values():
        if card in (held.cards if restacked else held.cards[:-1]):
            held.cards.remove(card)
            turn_up(state, card)
            return
    raise FoldError(f"card {card} is under no other")


def take_link(state: Board, card: int) -> None:
    """Takes a card that is a link card of whatever permanent."""
    for held in state.permanents.values():
        if card in held.links:
            held.links.remove(card)
            return
    raise FoldError(f"card {card} is no link card")


def take_from_stack(state: Board, held: Permanent, card: int, place: int = NO_PLACE) -> None:
    """Takes a card from under a permanent: `place` counts from the bottom, and is needed for one that
    lies face down, which a seat's log may have no name for."""
    if place == NO_PLACE:
        place = held.cards.index(card) if card in held.cards else len(held.cards)
    if place >= len(held.cards) - 1 or held.cards[place] not in (card, UNKNOWN):
        raise FoldError(f"card {card} is not under permanent {held.id}")
    turn_up(state, held.cards.pop(place))


def lie_face_down(state: Board, card: int) -> None:
    """A card lies face down under another: its owner may look at it (4-5-9, 4-5-10)."""
    insort(state.face_down, card)
    if card != UNKNOWN:
        see(state, state.owner_of[card], card)


def turn_up(state: Board, card: int) -> None:
    """A card that was part of a stack lies face down no more, if it did; one without a name did."""
    if state.face_down and card in state.face_down:
        state.face_down.remove(card)


def put_under(
    state: Board, identity: int, card: int, end: PlaceEnd, *, face_down: bool = False
) -> None:
    """Puts a card under a permanent: below all its cards, or just below its top card. It became a
    new card (3-1-3-1) unless it was there already."""
    held = state.permanents.get(identity)
    if held is None:
        raise FoldError(f"permanent {identity} does not exist")
    held.cards.insert(0 if end == BOTTOM else len(held.cards) - 1, card)
    if face_down:
        lie_face_down(state, card)
    else:
        shown(state, card)


def in_turn(cards: Sequence[int], places: Sequence[int]) -> list[tuple[int, int]]:
    """Cards with their places, or with `NO_PLACE` where the area has no order."""
    if not places:
        return [(card, NO_PLACE) for card in cards]
    return list(zip(cards, places, strict=True))


def became_new(state: Board, card: int) -> None:
    """A card moved to another area is a new card (3-1-3-1): its uses per turn start afresh."""
    if card != UNKNOWN:
        state.incarnation[card] += 1
        if state.uses:
            _use_anew(state, card)
        if state.registered or state.pending:
            _speak_no_more(state, card)


def _use_anew(state: Board, card: int) -> None:
    for key in [key for key in state.uses if key[0] == card]:
        del state.uses[key]


def _speak_no_more(state: Board, card: int) -> None:
    """Pending processing is lost for a card that became a new card (15-11-1-2)."""
    state.registered = [
        entry._replace(effect=_without(entry.effect, card)) for entry in state.registered
    ]
    state.pending = [
        entry._replace(effect=_without(entry.effect, card))
        if entry.effect.process != WHOLE_EFFECT
        else entry
        for entry in state.pending
    ]


def _without(held: Waiting, card: int) -> Waiting:
    about = held.about
    if about is None or all(card not in binding.cards for binding in about.bindings):
        return held
    bindings = tuple(
        msgspec.structs.replace(
            binding, cards=tuple(UNKNOWN if each == card else each for each in binding.cards)
        )
        for binding in about.bindings
    )
    return msgspec.structs.replace(held, about=msgspec.structs.replace(about, bindings=bindings))


def put(state: Board, zone: Place, cards: list[int], card: int, end: PlaceEnd = TOP) -> None:
    """Puts a card on top (or at the bottom) of a place, as a new card. A Token goes nowhere but out of
    the game (4-18-5)."""
    if state.tokens and card in state.tokens:
        cards, end = state.removed, TOP
    if end is BOTTOM:
        cards.insert(0, card)
    else:
        cards.append(card)
    became_new(state, card)


def shown(state: Board, card: int) -> None:
    """Both seats see the card where it is now."""
    if card != UNKNOWN:
        course = state.course
        if course.perspective == FULL_LOG:
            course.knowledge.see_both((card,), state.incarnation[card])
        else:
            course.knowledge.see(course.perspective, card, state.incarnation[card])


def see(state: Board, seat: int, card: int) -> None:
    """One seat sees the card. In the other seat's log that is not kept."""
    if card != UNKNOWN:
        course = state.course
        if course.perspective != 1 - seat:
            course.knowledge.see(seat, card, state.incarnation[card])


def identify(cards: list[int], shown_cards: Iterable[int]) -> None:
    """Names unknown cards in place: those not there yet take the place of unknown ones."""
    for card in shown_cards:
        if card != UNKNOWN and card not in cards:
            for place in range(len(cards) - 1, -1, -1):
                if cards[place] == UNKNOWN:
                    cards[place] = card
                    break
            else:
                raise FoldError(f"card {card} is shown where it is not")


def identify_at(cards: list[int], shown_cards: Sequence[int], places: Sequence[int]) -> None:
    """Names cards of an ordered area by their places from the top."""
    for card, place in zip(shown_cards, places, strict=True):
        if place >= len(cards) or cards[-1 - place] not in (card, UNKNOWN):
            raise FoldError(f"card {card} is shown at place {place}, where it is not")
        cards[-1 - place] = card


def forget(state: Board, cards: Iterable[int]) -> None:
    """Nobody can tell these cards apart any more, nor which of them lay revealed."""
    gone = {card for card in cards if card != UNKNOWN}
    state.course.knowledge.forget(gone)
    if state.revealed:
        state.revealed = [card for card in state.revealed if card not in gone]
    if state.course.perspective != FULL_LOG:
        _blind(state, gone)


def lose_hand(state: Board, seat: int) -> None:
    """A card leaves a hand unseen: the other seat does not know any more which cards are in it, but
    for those that lie revealed, apart from the hand (15-15-3-2)."""
    other = 1 - seat
    hand = state.sides[seat].hand
    gone = {card for card in hand if not _lies_open(state, card)}
    for card in gone:
        state.course.knowledge.lose(other, card)
    if state.course.perspective == other:
        hand[:] = [UNKNOWN if card in gone else card for card in hand]
        _blind(state, gone)


def _lies_open(state: Board, card: int) -> bool:
    return card in state.revealed or any(card == held.card for held in state.declarations)


def _blind(state: Board, blind: set[int]) -> None:
    """In a seat's log, what waits does not name cards that the seat has lost sight of."""
    if state.pending or state.registered:
        state.pending = [
            entry._replace(effect=_blinded(entry.effect, blind)) for entry in state.pending
        ]
        state.registered = [
            entry._replace(effect=_blinded(entry.effect, blind)) for entry in state.registered
        ]


def _blinded(held: Waiting, blind: set[int]) -> Waiting:
    return rename_objects(held, lambda card: UNKNOWN if card in blind else card)


def gained_sight(state: Board, seat: int, zone: Place, card: int) -> None:
    """Who sees a card by its having entered a place (3-1-2)."""
    if card == UNKNOWN:
        return
    if zone in (TRASH, IN_NO_AREA, REMOVED):
        shown(state, card)
    elif zone is HAND:
        see(state, seat, card)
