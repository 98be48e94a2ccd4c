"""The top card of a stack in another area, while the rest stays; security cards turned over (4-5, 3-7-4)."""

from __future__ import annotations

from typing import Final

from dcg.official.codes.places import HAND, SECURITY_STACK, TOP, Place, PlaceEnd
from dcg.official.events.cards import SecurityCardsTurned
from dcg.official.events.field import TopCardMoved
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.rules.adding import may_add, may_add_to_security
from dcg.official.rules.asking import Asking
from dcg.official.rules.digi_eggs import placings
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import has_stacked_cards
from dcg.official.rules.effects.run import Verb
from dcg.official.rules.effects.targets import resolve
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import Cards, Happening, caused_by
from dcg.official.rules.moves import left_the_field
from dcg.official.rules.ordering import order
from dcg.official.rules.verbs.field import with_stacked_cards
from dcg.official.rules.verbs.places import by_place, end_of, permanents_among
from dcg.official.state.permanent import Permanent


def _place_top_in_security(context: Context, process: p.PlaceTopInSecurity) -> Asking[None]:
    """In the order `by` chooses (3-1-3-4)."""
    if not may_add_to_security(context.match, context.seat):
        return
    things = yield from with_stacked_cards(context, process.target)
    stacks = list(filter(has_stacked_cards, permanents_among(things)))
    end = yield from end_of(context, process.end)
    for held in (yield from order(context.match, context.seat, stacks)):
        yield from _take_top(context, held, SECURITY_STACK, end, face_up=process.face_up)


def _return_top_to_hand(context: Context, process: p.ReturnTopToHand) -> Asking[None]:
    things = yield from with_stacked_cards(context, process.target)
    for held in filter(has_stacked_cards, permanents_among(things)):
        yield from _take_top(context, held, HAND, TOP)


def _take_top(
    context: Context, held: Permanent, zone: Place, end: PlaceEnd, *, face_up: bool = False
) -> Asking[None]:
    """The card below carries on, in the state the stack is in (4-5-6); a Digi-Egg card goes to the
    Digi-Egg deck (3-1-3-9)."""
    match = context.match
    for placing in placings(match, [held.top], zone, end):
        if may_add(match, context.seat, match.state.owner_of[held.top], placing.to):
            up = face_up and placing.to == SECURITY_STACK
            event = TopCardMoved(held.id, held.top, placing.to, placing.end, context.seat, up)
            yield from left_the_field(match, event, caused_by(context.seat))
            match.uncover(held)
            context.did = True


def _turn_security(context: Context, process: p.TurnSecurity) -> Asking[None]:
    """The topmost that lies the other way (BT20-050#Q4370), or those that are chosen."""
    if process.target is not None:
        yield from _turn_chosen(context, process.target, face_up=process.face_up)
        return
    seat = context.seat if process.whose == "yours" else 1 - context.seat
    side = context.match.state.sides[seat]
    for place, card in enumerate(reversed(side.security_stack)):
        if (card in side.face_up) != process.face_up:
            _turn(context, seat, (card,), (place,), face_up=process.face_up)
            break
    yield from ()


def _turn_chosen(context: Context, target: s.Target, *, face_up: bool) -> Asking[None]:
    things = yield from resolve(context, target)
    _, cards = by_place(context, things)
    for (seat, _), found in cards.items():
        side = context.match.state.sides[seat]
        stack = list(reversed(side.security_stack))
        turned = [card for card in found if card in stack and (card in side.face_up) != face_up]
        if turned:
            places = tuple(map(stack.index, turned))
            _turn(context, seat, tuple(turned), places, face_up=face_up)


def _turn(
    context: Context,
    seat: int,
    cards: tuple[int, ...],
    places: tuple[int, ...],
    *,
    face_up: bool,
) -> None:
    """Security cards of one player are turned over at one time (3-7-2, 3-7-4)."""
    because = context.match.emit(SecurityCardsTurned(seat, cards, places, face_up))
    context.did = True
    event = "security_turned_face_up" if face_up else "security_turned_face_down"
    about = Cards(len(cards), None, cards, face_up=cards if face_up else ())
    cause = caused_by(context.seat)
    happen(context.match, Happening(event, because, [], seat, cause, about))


TOP_CARD_VERBS: Final[dict[type, Verb]] = {
    p.PlaceTopInSecurity: _place_top_in_security,
    p.ReturnTopToHand: _return_top_to_hand,
    p.TurnSecurity: _turn_security,
}
