"""What undoes the events of a cost (f-cost-3, f-cost-8)."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.places import HIDDEN, Zone
from dcg.battle_evolution.codes.turn import Motive
from dcg.battle_evolution.events.battle import HpSet, PowersSet
from dcg.battle_evolution.events.cards import CardsMoved
from dcg.battle_evolution.events.effects import KeptDpSet
from dcg.battle_evolution.events.evolving import DpSet, FlatSet
from dcg.battle_evolution.events.setup import CardsShown
from dcg.battle_evolution.state.arena import Arena
from dcg.kernel.event import Event

_UNORDERED: Final = frozenset({Zone.HAND, Zone.DP_ZONE})


def inverse(event: Event, before: Arena) -> Event | None:
    """The event that undoes this one, or None where it cannot be undone.

    A discard can: the cards come back, and the other player goes on knowing them.
    """
    if isinstance(event, CardsMoved):
        if event.zone not in _UNORDERED or event.to in HIDDEN - {Zone.DARK_AREA}:
            return None
        if event.to is Zone.DELETED:
            return None
        return CardsMoved(
            event.seat,
            event.to,
            event.cards,
            event.zone,
            Motive.TAKEN_BACK,
            openly=event.to not in HIDDEN,
        )
    if isinstance(event, CardsShown) and event.zone is Zone.HAND:
        return event  # shown is shown: nothing else changed
    if isinstance(event, HpSet):
        return HpSet(event.seat, before.sides[event.seat].hp)
    if isinstance(event, DpSet):
        return DpSet(event.seat, before.sides[event.seat].dp)
    if isinstance(event, FlatSet):
        return FlatSet(event.seat, before.sides[event.seat].flat)
    if isinstance(event, PowersSet):
        side = before.sides[event.seat]
        return PowersSet(event.seat, side.powers, side.base)
    if isinstance(event, KeptDpSet):
        for side in before.sides:
            if event.card in side.attached:
                return KeptDpSet(event.card, side.kept_dp.get(event.card, 0))
    return None
