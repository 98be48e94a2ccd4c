"""Which definitions a match names, and whether bytes are the ones a content address stands for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dcg import games
from dcg.definitions import address
from dcg.kernel.event import Event


def named(events: Sequence[Event]) -> list[bytes]:
    """The content addresses that a match's events name, each once, in order."""
    definitions = games.of(events).definitions
    found: dict[bytes, None] = {}
    for event in (event for event in events if type(event) in definitions.kinds):
        found.update(dict.fromkeys(definitions.named(event)))
    return list(found)


def unsound(events: Sequence[Event], definitions: Mapping[bytes, bytes]) -> list[bytes]:
    """The addresses a match names for which `definitions` has nothing, or other bytes."""
    return [
        wanted
        for wanted in named(events)
        if wanted not in definitions or address(definitions[wanted]) != wanted
    ]
