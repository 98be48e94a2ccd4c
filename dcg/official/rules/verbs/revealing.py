"""Revealing and looking at cards (15-15-3, 15-15-4), shuffling (1-3-10)."""

from __future__ import annotations

from typing import Final

from dcg.official.codes.places import (
    DECK,
    DIGI_EGG_DECK,
    HAND,
    SECURITY_STACK,
    TRASH,
)
from dcg.official.events.cards import (
    CardsLookedAt,
    CardsRevealed,
    RevealEnded,
)
from dcg.official.language import processes as p
from dcg.official.reading.selecting import number, select
from dcg.official.rules.asking import Asking
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.run import Verb
from dcg.official.rules.effects.targets import resolve
from dcg.official.rules.places import lying, places_shown
from dcg.official.rules.shown_areas import show, shown_no_longer
from dcg.official.rules.shuffling import shuffle
from dcg.official.rules.verbs.places import by_place

_AREAS: Final = {
    "deck": DECK,
    "digi_egg_deck": DIGI_EGG_DECK,
    "hand": HAND,
    "trash": TRASH,
    "security_stack": SECURITY_STACK,
}
DECKS: Final = {"deck": DECK, "digi_egg_deck": DIGI_EGG_DECK, "security_stack": SECURITY_STACK}
_CODES: Final = frozenset(_AREAS.values())


def _reveal_top(context: Context, process: p.RevealTop) -> Asking[None]:
    match = context.match
    seat = context.seat if process.whose == "yours" else 1 - context.seat
    zone = DECKS[process.deck]
    deck = lying(match.state, seat, zone)
    count = min(number(context, process.count) * context.times, len(deck))
    if count > 0:
        cards = tuple(deck[: -count - 1 : -1])
        match.emit(CardsRevealed(seat, zone, cards, places_shown(match.state, seat, zone, cards)))
        show(match, seat, zone, cards)
        context.did = True
    yield from ()


def _reveal_cards(context: Context, process: p.RevealCards) -> Asking[None]:
    things = yield from resolve(context, process.target)
    _, cards = by_place(context, things)
    for (seat, zone), found in cards.items():
        places = places_shown(context.match.state, seat, zone, found)
        context.match.emit(CardsRevealed(seat, zone, tuple(found), places))
        if zone in _CODES:
            show(context.match, seat, zone, found)
        context.did = True


def _look_at(context: Context, process: p.LookAt) -> Asking[None]:
    """Only the player of the effect sees the cards (15-15-4-1)."""
    found = select(context, process.selector)
    _, cards = by_place(context, found)
    context.bindings["looked_at"] = found
    for (seat, zone), seen in cards.items():
        context.match.emit(CardsLookedAt(seat, zone, tuple(seen), context.seat))
        show(context.match, seat, zone, seen)
        context.did = True
    yield from ()


def end_reveal(context: Context) -> None:
    """What is still revealed and did not move is so no longer (15-15-3-5)."""
    if context.match.state.revealed:
        context.match.emit(RevealEnded())


def _shuffle(context: Context, process: p.Shuffle) -> Asking[None]:
    seat = context.seat if process.whose == "yours" else 1 - context.seat
    yield from shuffle(context.match, seat, _AREAS[process.zone])
    shown_no_longer(context.match, seat, _AREAS[process.zone])
    context.did = True


REVEALING_VERBS: Final[dict[type, Verb]] = {
    p.RevealTop: _reveal_top,
    p.RevealCards: _reveal_cards,
    p.LookAt: _look_at,
    p.Shuffle: _shuffle,
}
