"""The course of a match: all that happened in it, whoever recorded it."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence

from dcg.record import MatchRecord
from replays.store import MatchStore
from replays.summary import Summary


def fingerprint(record: MatchRecord) -> str:
    """A fingerprint of all events but the first, which is the header: equal where two matches are
    one course."""
    events = record.game.registry.encode(record.events[1:])
    return hashlib.blake2b(events, digest_size=8).hexdigest()


def different_courses(store: MatchStore, found: Sequence[Summary]) -> list[Summary]:
    """One match of each course, in order: to play one course twice is to see it once."""
    alike = Counter(map(_figures, found))
    seen = set()
    kept = []
    for one in found:
        course = _figures(one) if alike[_figures(one)] == 1 else fingerprint(store.record(one.id))
        if course not in seen:
            seen.add(course)
            kept.append(one)
    return kept


def _figures(one: Summary) -> tuple[object, ...]:
    """What differs wherever a line of the listing can show that two courses do."""
    return (one.winner, one.reason, one.turns, one.events, one.decisions)
