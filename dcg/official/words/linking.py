"""What happens to link cards, in words."""

from __future__ import annotations

from collections.abc import Sequence

from dcg.kernel.event import Event
from dcg.official.codes.places import BATTLE_AREA, HAND, SECURITY_STACK
from dcg.official.events import linking as e
from dcg.official.events.field import Departure
from dcg.official.words.cards import end, source
from dcg.official.words.names import listed
from dcg.official.words.wording import EventWording, Words


def _from(zone: int) -> str:
    return "" if zone == HAND else source(zone)


def _given(now: EventWording, event: e.LinksGiven) -> str:
    return f"{_of(now, event.linked)} {_be(event.linked)} given"


def _linked(now: EventWording, event: e.CardLinked) -> str:
    seat = now.seat(event.seat)
    where = " from the battle area" if event.zone == BATTLE_AREA else _from(event.zone)
    text = f"{seat} links {now.card(event.card)}{where} to {now.permanent(event.permanent)}"
    if event.trashed:
        text += f", whose link card {now.cards(event.trashed)} is trashed"
    return text


def _of(now: EventWording, departures: Sequence[Departure]) -> str:
    return listed(
        [
            f"{now.cards(departure.cards)}, linked to {now.permanent(departure.permanent)},"
            for departure in departures
        ]
    )


def _be(departures: Sequence[Departure]) -> str:
    return "is" if sum(len(departure.cards) for departure in departures) == 1 else "are"


def _trashed(now: EventWording, event: e.LinkCardsTrashed) -> str:
    return f"{_of(now, event.departures)} {_be(event.departures)} trashed{now.by(event.by)}"


def _returned(now: EventWording, event: e.LinkCardsReturned) -> str:
    to = "hand" if event.zone == HAND else f"{end(event.end)} of the deck"
    if event.zone == SECURITY_STACK:
        to = f"{end(event.end)} of the security stack{' face up' if event.face_up else ''}"
    return f"{_of(now, event.departures)} to the {to}{now.by(event.by)}"


def _fusing(now: EventWording, event: e.AppFusionDeclared | e.AppFused) -> str:
    """Said before the link card is placed on top."""
    held = f"{now.permanent(event.permanent)} with {now.card(event.link)}"
    return f"{held} into {now.card(event.card)}"


def _fusion_declared(now: EventWording, event: e.AppFusionDeclared) -> str:
    return f"{now.seat(event.seat)} declares to app fuse {_fusing(now, event)}"


def _fused(now: EventWording, event: e.AppFused) -> str:
    return f"{now.seat(event.seat)} app fuses {_fusing(now, event)}{_from(event.zone)}"


WORDS: dict[type[Event], Words] = {
    e.LinksGiven: _given,
    e.CardLinked: _linked,
    e.LinkCardsTrashed: _trashed,
    e.LinkCardsReturned: _returned,
    e.AppFusionDeclared: _fusion_declared,
    e.AppFused: _fused,
}
