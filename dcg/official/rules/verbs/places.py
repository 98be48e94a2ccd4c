"""Where the things an effect acts on are."""

from __future__ import annotations

from collections.abc import Iterable

from dcg.official.codes import questions
from dcg.official.codes.picked_among import AN_END
from dcg.official.codes.places import (
    BOTTOM,
    DECK,
    DIGI_EGG_DECK,
    HAND,
    IN_NO_AREA,
    LINKED,
    SECURITY_STACK,
    TOP,
    TRASH,
    UNDER,
    Place,
    PlaceEnd,
)
from dcg.official.events.field import Departure
from dcg.official.events.options import PickNumber
from dcg.official.language import selectors as s
from dcg.official.reading.facts import Thing
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.effects.context import Context
from dcg.official.state.permanent import Permanent


def place_of(context: Context, card: int) -> tuple[int, Place]:
    """Where a card that is not on top of a permanent is: seat and place."""
    state = context.match.state
    if card in state.in_no_area:
        return state.owner_of[card], IN_NO_AREA
    owner = state.owner_of[card]
    side = state.sides[owner]
    for zone, cards in (
        (HAND, side.hand),
        (TRASH, side.trash),
        (SECURITY_STACK, side.security_stack),
        (DECK, side.deck),
        (DIGI_EGG_DECK, side.digi_egg_deck),
    ):
        if card in cards:
            return owner, zone
    if any(card in held.links for held in state.permanents.values()):
        return owner, LINKED
    return owner, UNDER


def deleted_this(context: Context, target: s.Target) -> list[Thing]:
    """What "this Digimon" still is for an effect of its that its own deletion triggered: its card in the
    trash, which is what the effect is pending for (15-4-4-3)."""
    compiled = context.compiled
    if target != s.Ref("this") or compiled is None or context.things("this"):
        return []
    deleted = any(
        trigger.event == "deleted" and trigger.reference == "this" for trigger in compiled.triggers
    )
    seen = context.match.board.last_known(context.permanent_id) if deleted else None
    if seen is None:
        return []
    card = seen.permanent.top
    return [card] if place_of(context, card)[1] == TRASH else []


def permanents_among(things: Iterable[Thing]) -> list[Permanent]:
    """The permanents among these things."""
    return [thing for thing in things if isinstance(thing, Permanent)]


def by_place(
    context: Context, things: list[Thing]
) -> tuple[list[Permanent], dict[tuple[int, Place], list[int]]]:
    """The permanents among these things, and the cards by the seat and place they are in. A card
    that stands on the field ("this card" of an Option there) is its permanent."""
    cards: dict[tuple[int, Place], list[int]] = {}
    found: list[Permanent] = []
    for thing in things:
        held = thing if isinstance(thing, Permanent) else _standing(context, thing)
        if held is not None:
            found.append(held)
        elif not isinstance(thing, Permanent):
            cards.setdefault(place_of(context, thing), []).append(thing)
    return found, cards


def _standing(context: Context, card: int) -> Permanent | None:
    """The permanent a card is the top card of."""
    for held in context.match.state.permanents.values():
        if held.top == card:
            return held
    return None


def holder_of(context: Context, card: int) -> Permanent | None:
    """The permanent a card is under."""
    for held in context.match.state.permanents.values():
        if card in held.cards[:-1]:
            return held
    return None


def under(context: Context, cards: list[int]) -> tuple[Departure, ...]:
    """Digivolution cards by the permanent they are under."""
    by_holder: dict[int, list[int]] = {}
    for card in cards:
        held = holder_of(context, card)
        if held is not None:
            by_holder.setdefault(held.id, []).append(card)
    return tuple(Departure(identity, tuple(found)) for identity, found in by_holder.items())


def beside(context: Context, cards: Iterable[int]) -> tuple[Departure, ...]:
    """Link cards by the permanent they are linked to."""
    by_holder: dict[int, list[int]] = {}
    for card in cards:
        for held in context.match.state.permanents.values():
            if card in held.links:
                by_holder.setdefault(held.id, []).append(card)
    return tuple(Departure(identity, tuple(found)) for identity, found in by_holder.items())


def places_under(context: Context, departures: Iterable[Departure]) -> tuple[int, ...]:
    """Where each card is in its stack as it is taken, from the bottom; said only where one of them lies
    face down."""
    state = context.match.state
    if not any(card in state.face_down for each in departures for card in each.cards):
        return ()
    places: list[int] = []
    for each in departures:
        left = state.permanents[each.permanent].cards.copy()
        for card in each.cards:
            places.append(left.index(card))
            left.remove(card)
    return tuple(places)


def end_of(context: Context, end: str) -> Asking[PlaceEnd]:
    """Which end of an ordered place; `either` is chosen by the player of the effect."""
    if end == "either":
        picked = yield from ask(
            context.match,
            context.seat,
            questions.CHOOSE_PROCESS,
            [PickNumber(TOP), PickNumber(BOTTOM)],
            (context.card, AN_END),
        )
        return TOP if picked.number == TOP else BOTTOM
    return BOTTOM if end == "bottom" else TOP
