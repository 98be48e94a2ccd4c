"""Where a selector looks."""

from __future__ import annotations

from collections.abc import Iterable

from dcg.official.language import selectors as s
from dcg.official.reading.facts import Thing
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.state.permanent import Permanent


def candidates(viewpoint: Viewpoint, selector: s.Selector, zone: str) -> list[Thing]:
    """Everything in a zone of the players a selector speaks of, in board order."""
    state = viewpoint.board.state
    seats = _seats(viewpoint, selector.whose)
    if zone == "battle_area":
        if len(seats) == 1:
            return list(state.sides[seats[0]].battle_area)
        return [held for seat in seats for held in state.sides[seat].battle_area]
    if zone == "digivolution_cards":
        return _under_cards(viewpoint, selector, seats)
    if zone == "revealed":
        return list(state.revealed)
    if zone == "in_no_area":
        return list(state.in_no_area)
    found: list[Thing] = []
    for seat in seats:
        side = state.sides[seat]
        if zone == "field":
            found += side.field()
        elif zone == "breeding_area":
            found += [side.breeding_area] if side.breeding_area else []
        elif zone == "hand":
            found += side.hand
        elif zone == "trash":
            found += side.trash
        elif zone == "security_stack":
            found += reversed(side.security_stack)
        elif zone == "deck":
            found += reversed(side.deck)
        elif zone == "digi_egg_deck":
            found += reversed(side.digi_egg_deck)
    return found


def _seats(viewpoint: Viewpoint, whose: str) -> tuple[int, ...]:
    if whose == "yours":
        return (viewpoint.seat,)
    if whose == "opponents":
        return (1 - viewpoint.seat,)
    return (viewpoint.seat, 1 - viewpoint.seat)


def _under_cards(viewpoint: Viewpoint, selector: s.Selector, seats: tuple[int, ...]) -> list[Thing]:
    if selector.of is not None:
        holders: Iterable[Thing] = viewpoint.things(selector.of.name)
    else:
        sides = viewpoint.board.state.sides
        holders = [held for seat in seats for held in sides[seat].battle_area]
    return [card for held in holders if isinstance(held, Permanent) for card in held.cards[-2::-1]]
