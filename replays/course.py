"""The course of a match: all that happened in it, whoever recorded it."""

from __future__ import annotations

import hashlib

from dcg.record import MatchRecord


def course_of(record: MatchRecord) -> str:
    """A fingerprint of all events but the first, which is the header: equal where two matches are one course."""
    events = record.game.registry.encode(record.events[1:])
    return hashlib.blake2b(events, digest_size=8).hexdigest()
