"""Fingerprints of deck lists."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from analytics.games.deck_lists import OPENING, deck_fingerprint
from dcg.battle_evolution.events.setup import CardsDefined, DeckBrought
from dcg.kernel.event import Event


def deck_lists(events: Iterable[Event]) -> dict[int, str]:
    """A fingerprint of each seat's deck list: copies by definition, whatever their order."""
    addresses = b""
    found = {}
    for event in islice(events, OPENING):
        if isinstance(event, CardsDefined):
            addresses = event.addresses
        elif isinstance(event, DeckBrought):
            fingerprint = deck_fingerprint(addresses, (*event.deck, *event.destiny_zone))
            if fingerprint is not None:
                found[event.seat] = fingerprint
    return found
