"""Placing cards under the one that is about to be played: they are its digivolution cards once it is."""

from __future__ import annotations

from dcg.official.codes.places import TRASH, UNDER, Place
from dcg.official.codes.procedures import BY_EFFECT
from dcg.official.events.field import MaterialsPlaced
from dcg.official.reading.facts import Thing
from dcg.official.rules.affects import by_effect
from dcg.official.rules.asking import Asking
from dcg.official.rules.effects.context import Context
from dcg.official.rules.leaving import departures, leave_by_effect
from dcg.official.rules.moves import left_the_field
from dcg.official.rules.ordering import order
from dcg.official.rules.verbs.places import by_place


def is_declared(context: Context, holders: list[Thing]) -> bool:
    """Whether it is the card about to be played, which stands nowhere yet (7-1-3-1)."""
    declared = context.match.state.declarations
    return bool(declared) and holders == [declared[-1].card]


def place_under_declared(context: Context, things: list[Thing]) -> Asking[None]:
    """As for a DigiXros (7-2-2-7): of what stands in the battle area the top card is placed, and what is under
    it is trashed (BT15-102#Q2599). Nothing is stacked with a Token (4-18-3)."""
    match = context.match
    declared = match.state.declarations[-1].card
    standing, cards = by_place(context, [thing for thing in things if thing != declared])
    standing = [held for held in standing if held.top not in match.state.tokens]
    gone, about = yield from leave_by_effect(
        match,
        standing,
        context.seat,
        context.because,
        "leave_the_battle_area",
        by_effect(context),
    )
    tops = [held.top for held in gone]
    found = [card for chosen in cards.values() for card in chosen]
    placed = yield from order(match, context.seat, [*tops, *found])
    if not placed:
        return
    places = {zone: chosen for (_, zone), chosen in cards.items()}
    from_trash, from_under = places.pop(TRASH, []), places.pop(UNDER, [])
    zone: Place = next(iter(places), TRASH)
    event = MaterialsPlaced(
        context.seat,
        BY_EFFECT,
        zone,
        tuple(places.get(zone, ())),
        departures(gone),
        tuple(placed),
        tuple(from_trash),
        tuple(from_under),
    )
    yield from left_the_field(match, event, about.cause, about if gone else None)
    context.did = True
