"""Permanents come to be, and end."""

from collections.abc import Sequence

from dcg.kernel.absent import UNKNOWN
from dcg.kernel.errors import FoldError
from dcg.official.codes.places import BATTLE_AREA, TRASH, Place
from dcg.official.events.field import Departure
from dcg.official.fold.modifiers import drop_for
from dcg.official.fold.places import became_new, put, shown, turn_up
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent


def permanent_of(state: Board, identity: int) -> Permanent:
    """The permanent of that id, which must be on the field."""
    held = state.permanents.get(identity)
    if held is None:
        raise FoldError(f"permanent {identity} does not exist")
    return held


def new_permanent(state: Board, seat: int, card: int, identity: int, place: Place) -> Permanent:
    """A permanent comes to be. Raises `FoldError` where its id is not the next one."""
    if identity != state.next_permanent:
        raise FoldError(f"permanent {identity} is minted out of order")
    state.next_permanent += 1
    held = Permanent(identity, seat, place, [card])
    state.permanents[identity] = held
    became_new(state, card)
    shown(state, card)
    return held


def leave(state: Board, departure: Departure, *, stay_down: bool = False) -> Permanent:
    """A permanent ends; its link cards are trashed (4-2-8). Its other cards are left to the event."""
    held = permanent_of(state, departure.permanent)
    if not _are(held.cards, departure.cards):
        raise FoldError(f"permanent {held.id} leaves with other cards than it has")
    side = state.sides[held.seat]
    if held.area is BATTLE_AREA:
        side.battle_area.remove(held)
    else:
        side.breeding_area = None
    del state.permanents[held.id]
    drop_for(state, held.id)
    to_trash(state, held.links)
    if not stay_down:
        for card in held.cards:
            turn_up(state, card)
    return held


def _are(cards: list[int], named: Sequence[int]) -> bool:
    """Whether these are the cards, of which a seat may not know those that lie face down."""
    return len(cards) == len(named) and all(
        card in (name, UNKNOWN) for card, name in zip(cards, named, strict=True)
    )


def to_trash(state: Board, cards: Sequence[int]) -> None:
    """Puts cards into their owners' trash, one upon the other, where both seats see them."""
    for card in cards:
        put(state, TRASH, state.sides[state.owner_of[card]].trash, card)
        shown(state, card)
