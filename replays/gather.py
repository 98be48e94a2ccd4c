"""Storing many matches as they are finished."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass

from replays.errors import VersionConflict
from replays.packed import Packed
from replays.store import MatchStore

BATCH = 50
"""Matches appended in one transaction: what a crash can lose at most."""

TASK = 10
"""Matches a process plays before it hands them over: enough that handing over costs nothing beside."""


@dataclass
class Progress:
    """How far a run is: matches played and stored now, and found already stored.

    `events` and `decisions` are those of the matches played now.
    """

    played: int = 0
    already_there: int = 0
    events: int = 0
    decisions: int = 0

    @property
    def done(self) -> int:
        """Matches that are in the store."""
        return self.played + self.already_there


def gather(
    store: MatchStore,
    results: Generator[list[Packed], None, None],
    state: Progress,
    progress: Callable[[Progress], None],
) -> None:
    """Stores matches in batches, in the order they come, counting in `state`.

    `progress` is called as matches come. Interrupted, what has come is stored. A match that another
    run has stored meanwhile is not stored twice: the same id is the same match.
    """
    batch: list[Packed] = []
    try:
        for finished in results:
            batch += finished
            if len(batch) >= BATCH:
                _flush(store, batch, state)
            progress(state)
    finally:
        results.close()
        _flush(store, batch, state)
    progress(state)


def _flush(store: MatchStore, batch: list[Packed], state: Progress) -> None:
    """Stores the batch and empties it; interrupted before that is done, it can be called again."""
    if not batch:
        return
    try:
        store.add(batch)
        new = batch
    except VersionConflict:
        there = store.ids()
        new = [match for match in batch if match.id not in there]
        store.add(new)
    state.played += len(new)
    state.already_there += len(batch) - len(new)
    for match in new:
        state.events += match.summary.events
        state.decisions += match.summary.decisions
    batch.clear()
