"""Which hidden cards could as well be each other, as far as a seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from dcg.battle_evolution.codes.absent import NO_DEFINITION
from dcg.battle_evolution.state.contents import Contents
from dcg.kernel.absent import NOBODY, UNKNOWN

_HIDING: Final = ("deck", "hand", "dark_area", "side_pile")


def exchangeable_cards(arena: Contents, seat: int) -> Sequence[Mapping[int, bytes]]:
    """Groups of cards that `seat` (`NOBODY`: either seat) cannot name, with their definitions.

    A group is the hidden cards of one owner. What is marked (the partner, a flipped card, one that
    something in force comes from) stays out: what is recorded of it speaks of the card it is.
    """
    seats = (0, 1) if seat == NOBODY else (seat,)
    knows = arena.course.knowledge.knows
    marked = {
        *arena.partners,
        *arena.destined,
        *arena.activated,
        *arena.faces,
        *(card for card, _ in arena.used),
        *(held.source for held in arena.lasting),
    }
    groups: list[dict[int, bytes]] = [{}, {}]
    for side in arena.sides:
        for zone in _HIDING:
            for card in getattr(side, zone):
                if card == UNKNOWN or card in marked or any(knows(one, card) for one in seats):
                    continue
                if arena.definition_of[card] != NO_DEFINITION:
                    groups[arena.owner_of[card]][card] = arena.address(card)
    return [dict(sorted(group.items())) for group in groups if group]
