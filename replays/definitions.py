"""Which definitions a match names, and whether bytes are the ones a content address stands for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dcg.definitions import ADDRESS_BYTES, address
from dcg.kernel.event import Event
from dcg.official.events.setup import CardIdentified, DefinitionsGiven

__all__ = ["address", "named", "unsound"]

_NAMING = frozenset({DefinitionsGiven, CardIdentified})


def named(events: Sequence[Event]) -> list[bytes]:
    """The content addresses that a match's events name, each once, in order."""
    found: dict[bytes, None] = {}
    for event in (event for event in events if type(event) in _NAMING):
        if isinstance(event, DefinitionsGiven):
            data = event.addresses
            for at in range(0, len(data), ADDRESS_BYTES):
                found[data[at : at + ADDRESS_BYTES]] = None
        elif isinstance(event, CardIdentified) and event.definition:
            found[event.definition] = None
    return list(found)


def unsound(events: Sequence[Event], definitions: Mapping[bytes, bytes]) -> list[bytes]:
    """The addresses a match names for which `definitions` has nothing, or other bytes."""
    return [
        wanted
        for wanted in named(events)
        if wanted not in definitions or address(definitions[wanted]) != wanted
    ]
