"""Being told of events while a match is folded."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any

from dcg.kernel.event import Event

Note = Callable[[Any, int, Any], None]
"""Called with the state after an event, the event's position, and the event."""

Watch = Mapping[type[Event], Note]
"""What is called after which events."""


def together(*watches: Watch) -> dict[type[Event], Note]:
    """Several of them as one, each told in their order."""
    found: defaultdict[type[Event], list[Note]] = defaultdict(list)
    for watch in watches:
        for kind, note in watch.items():
            found[kind].append(note)
    return {kind: _both(notes) for kind, notes in found.items()}


def _both(notes: list[Note]) -> Note:
    if len(notes) == 1:
        return notes[0]

    def every(state: Any, place: int, event: Any) -> None:
        for note in notes:
            note(state, place, event)

    return every
