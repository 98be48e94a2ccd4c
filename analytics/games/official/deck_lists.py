"""Fingerprints of deck lists."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from itertools import islice

from dcg.kernel.event import Event
from dcg.official.codes.absent import NO_DEFINITION
from dcg.official.events.setup import DeckPresented, DefinitionsGiven

_OPENING = 8
"""Decks are presented within so many first events."""
_ADDRESS = 8


def deck_lists(events: Iterable[Event]) -> dict[int, str]:
    """A fingerprint of each seat's deck list: copies by definition, whatever their order."""
    addresses = b""
    found = {}
    for event in islice(events, _OPENING):
        if isinstance(event, DefinitionsGiven):
            addresses = event.addresses
        elif isinstance(event, DeckPresented):
            copies = sorted(
                (addresses[place * _ADDRESS : (place + 1) * _ADDRESS], count)
                for place, count in (*event.deck, *event.digi_egg_deck)
                if place != NO_DEFINITION
            )
            content = b"".join(address + bytes([count]) for address, count in copies)
            if content:
                found[event.seat] = hashlib.blake2b(content, digest_size=8).hexdigest()
    return found
