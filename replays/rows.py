"""The per-event timeline of a match: what its game's columns are after each event.

Bisect asks questions of it, analytics stores it. Columns are lists of equal length, made in one
fold; which there are is the game's (`dcg.game.Columns`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, pairwise, repeat
from types import MappingProxyType
from typing import Any, NamedTuple

from dcg import games
from dcg.card_naming import Watch
from dcg.event_names import topic_of
from dcg.game import Row
from dcg.kernel.absent import NOBODY
from dcg.kernel.event import Event
from dcg.kernel.registry import Handler


class Part(NamedTuple):
    """Columns that change together: `rows[i]` holds from event `at[i]` until the next change."""

    names: tuple[str, ...]
    at: list[int]
    rows: list[Row]


class Changes(NamedTuple):
    """The timeline of a match, said only where it changes: most events change little.

    `parts` have every column but those of the event itself; `state` is the one at the end.
    """

    events: Sequence[Event]
    parts: tuple[Part, ...]
    state: Any


def timeline_changes(
    events: Sequence[Event],
    definitions: Mapping[bytes, bytes] | None = None,
    watch: Mapping[type[Event], Watch] = MappingProxyType({}),
) -> Changes:
    """Folds a match once and says where its timeline changes.

    `watch` is called for the kinds of events it names, in the same fold. Without `definitions`
    the game's `defined` columns hold None. Raises what applying an event raises where the events
    are not a match's, and `UnknownGame`.
    """
    game = games.of(events)
    columns, handlers = game.columns, game.handlers
    state = game.new_state()
    read = columns.readers(definitions)
    parts = tuple(Part(names, [], []) for names in columns.parts)
    every = tuple(range(len(parts)))
    last: list[Row] = [()] * len(parts)
    plans: dict[type[Event], tuple[Handler, tuple[int, ...], Watch | None]] = {}
    for place, event in enumerate(events):
        kind = type(event)
        plan = plans.get(kind)
        if plan is None:
            plan = handlers[kind], tuple(columns.touched.get(kind, every)), watch.get(kind)
            plans[kind] = plan
        handler, touched, watching = plan
        handler(state, event)
        for part in touched if place else every:
            row = read[part](state)
            if row != last[part]:
                last[part] = row
                parts[part].at.append(place)
                parts[part].rows.append(row)
        if watching is not None:
            watching(state, place, event)
    return Changes(events, parts, state)


def timeline_columns(
    events: Sequence[Event], definitions: Mapping[bytes, bytes] | None = None
) -> dict[str, list[Any]]:
    """The timeline of a match, by column name, in the order of its game's columns.

    Without `definitions` (content address to bytes) the game's `defined` columns hold None. Raises
    like `timeline_changes`.
    """
    return listed(timeline_changes(events, definitions))


def listed(changes: Changes) -> dict[str, list[Any]]:
    """A timeline as a value for each event, by column name, in the order of its game's columns."""
    events = changes.events
    found: dict[str, list[Any]] = {
        "event": list(range(len(events))),
        "ordinal": list(ordinals(events)),
        "topic": [topic_of(type(event)) for event in events],
        "actor": [getattr(event, "seat", NOBODY) for event in events],
    }
    for part in changes.parts:
        lengths = [end - start for start, end in pairwise((*part.at, len(events)))]
        columns = zip(*part.rows, strict=True) if part.rows else [()] * len(part.names)
        for name, values in zip(part.names, columns, strict=True):
            found[name] = list(chain.from_iterable(map(repeat, values, lengths)))
    return {name: found[name] for name in games.of(events).columns.meanings}


def ordinals(events: Iterable[Event]) -> Iterator[int]:
    """Each event's ordinal among public events; a private one shares the next one's."""
    ordinal = 0
    for event in events:
        yield ordinal
        if not event.PRIVATE:
            ordinal += 1
