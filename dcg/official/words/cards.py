"""Cards moving between areas, in words."""

from __future__ import annotations

from dcg.kernel.event import Event
from dcg.official.codes.places import BOTTOM, IN_NO_AREA
from dcg.official.events import cards as e
from dcg.official.words.wording import OWNED, EventWording, Words


def end(code: int) -> str:
    """An end of an ordered area."""
    return "bottom" if code == BOTTOM else "top"


def source(zone: int) -> str:
    """` from the hand`; nothing for a card in no area, which comes from what it did."""
    return "" if zone == IN_NO_AREA else f" from the {OWNED.get(zone, 'area')}"


def _drawn(now: EventWording, event: e.CardsDrawn) -> str:
    return f"{now.seat(event.seat)} draws {now.cards(event.cards)}"


def _revealed(now: EventWording, event: e.CardsRevealed) -> str:
    return f"{now.cards(event.cards)} revealed{source(event.zone)} of {now.seat(event.seat)}"


def _looked(now: EventWording, event: e.CardsLookedAt) -> str:
    return f"{now.seat(event.seen_by)} looks at {now.place(event.seat, event.zone)}: {now.cards(event.cards)}"


def _reveal_ended(now: EventWording, event: e.RevealEnded) -> str:
    return "What was revealed and did not move is back where it was"


def _to_hand(now: EventWording, event: e.CardsAddedToHand) -> str:
    return f"{now.seat(event.seat)} adds {now.cards(event.cards)} to the hand{source(event.zone)}"


def _trashed(now: EventWording, event: e.CardsTrashed) -> str:
    return f"{now.cards(event.cards)} to {now.place(event.seat, 3)}{source(event.zone)}"


def _to_deck(now: EventWording, event: e.CardsReturnedToDeck) -> str:
    place = now.place(event.seat, event.to)
    return f"{now.cards(event.cards)} to the {end(event.end)} of {place}{source(event.zone)}"


def _to_security(now: EventWording, event: e.CardsPlacedInSecurity) -> str:
    up = " face up" if event.face_up else ""
    place = now.place(event.seat, 4)
    return f"{now.cards(event.cards)}{up} to the {end(event.end)} of {place}{source(event.zone)}"


def _under(now: EventWording, event: e.CardsPlacedUnder) -> str:
    below = now.permanent(event.permanent)
    down = " face down" if event.face_down else ""
    return f"{now.cards(event.cards)} placed{down} under {below}{source(event.zone)}"


def _turned(now: EventWording, event: e.SecurityCardsTurned) -> str:
    way = "face up" if event.face_up else "face down"
    return f"{now.cards(event.cards)} turned {way} in {now.place(event.seat, 4)}"


WORDS: dict[type[Event], Words] = {
    e.CardsDrawn: _drawn,
    e.CardsRevealed: _revealed,
    e.CardsLookedAt: _looked,
    e.RevealEnded: _reveal_ended,
    e.CardsAddedToHand: _to_hand,
    e.CardsTrashed: _trashed,
    e.CardsReturnedToDeck: _to_deck,
    e.CardsPlacedInSecurity: _to_security,
    e.CardsPlacedUnder: _under,
    e.SecurityCardsTurned: _turned,
}
