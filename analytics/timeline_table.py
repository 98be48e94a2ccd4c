"""The table `timeline`: one row an event, with what it says and the board after it, for all matches.

The board's columns are the game's, the same that bisect asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from analytics.arrow import Numbers, flat, lines, lists, offsets, repeated, runs, words
from analytics.event_reading import EventReading
from analytics.games.tables import CardNumbering
from dcg.event_names import topic_of
from dcg.kernel.absent import NO_CAUSE, NOBODY
from dcg.kernel.event import Event

_ARROW = {
    "INTEGER": pa.int32(),
    "VARCHAR": pa.string(),
    "BOOLEAN": pa.bool_(),
    "VARCHAR[]": pa.list_(pa.string()),
}


def timeline_table(readings: Sequence[EventReading], numbers: CardNumbering) -> pa.Table:
    """The rows of whole matches of one game, at least one, in order."""
    meanings = readings[0].record.game.columns.meanings
    counts = np.array([len(one.changes.events) for one in readings], np.int64)
    starts = offsets(counts)[:-1]
    columns: dict[str, Any] = {
        "match": words(
            np.repeat(np.arange(len(readings)), counts), [one.record.id for one in readings]
        ),
        **_of_events(readings),
    }
    total = int(counts.sum())
    for part in range(len(readings[0].changes.parts)):
        held = [one.changes.parts[part] for one in readings]
        at = _from_start([one.at for one in held], starts)
        run = runs(np.diff(np.append(at, total)))
        values = zip(*(row for one in held for row in one.rows), strict=True)
        for name, column in zip(held[0].names, values, strict=True):
            columns[name] = repeated(column, run, _ARROW[meanings[name][0]])
    at = _from_start([one.causes_at for one in readings], starts)
    because = flat([np.array(one.because, np.int64) for one in readings])
    causes = pa.array(because, pa.int32(), mask=because == NO_CAUSE)
    columns["because"] = causes.take(runs(np.diff(np.append(at, total))))
    named_at = _from_start([one.naming.noted.at for one in readings], starts)
    columns["cards"] = lists(
        np.bincount(named_at, minlength=total),
        numbers.of([one.naming.noted.cards for one in readings]),
    )
    columns["content"] = lines(b"".join(one.content for one in readings))
    return pa.table(columns)


def _from_start(parts: Sequence[Sequence[int]], starts: Numbers) -> Numbers:
    """Positions within each match as positions within the page."""
    return flat(
        [np.array(part, np.int64) + start for part, start in zip(parts, starts, strict=True)]
    )


def _of_events(readings: Sequence[EventReading]) -> dict[str, Any]:
    """Position, ordinal, topic and seat of every event."""
    topics: dict[type[Event], int] = {}
    codes: list[int] = []
    actors: list[int] = []
    for reading in readings:
        events = reading.changes.events
        kinds = list(map(type, events))
        for kind in set(kinds) - topics.keys():
            topics[kind] = len(topics)
        codes += [topics[kind] for kind in kinds]
        named = {kind for kind in topics if "seat" in kind.__struct_fields__}
        actors += [
            event.seat if kind in named else NOBODY  # type: ignore[attr-defined]
            for event, kind in zip(events, kinds, strict=True)
        ]
    private = np.array([kind.PRIVATE for kind in topics] or [False])[np.array(codes, np.int64)]
    counts = [len(reading.changes.events) for reading in readings]
    return {
        "event": pa.array(flat([np.arange(count) for count in counts]), pa.int32()),
        "ordinal": pa.array(flat(_ordinals(private, counts)), pa.int32()),
        "topic": words(codes, [topic_of(kind) for kind in topics]),
        "actor": pa.array(actors, pa.int32()),
    }


def _ordinals(private: npt.NDArray[np.bool_], counts: Sequence[int]) -> list[Numbers]:
    """Of each match, how many public events are before each event."""
    found: list[Numbers] = []
    start = 0
    for count in counts:
        public = ~private[start : start + count]
        found.append(np.cumsum(public) - public)
        start += count
    return found
