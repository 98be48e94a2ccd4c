"""Whether an unexpected exception is a match's fault: one that an import would have refused."""

from __future__ import annotations

import traceback
from collections.abc import Iterator

from dcg.kernel.errors import LogError
from dcg.record import MatchRecord


def refused_match(error: BaseException) -> str | None:
    """What is wrong with the match that was being read when this was raised; None for a sound one.

    Stores made elsewhere, or by an older program, can hold matches that nobody could tell of.
    Everything about them is checked when they are imported; this is looked into only here.
    """
    from replays.admission import admitted  # noqa: PLC0415 - only where something is wrong

    for record in _being_read(error):
        try:
            admitted(record.game, record.events, record.definitions)
        except LogError as wrong:
            return (
                f"match {record.id[:8]} cannot be read: {wrong}; dcg import refuses it, and "
                f"dcg forget {record.id[:8]} removes it"
            )
    return None


def _being_read(error: BaseException) -> Iterator[MatchRecord]:
    """The matches that the commands and views on the way to an exception hold."""
    from replays.replay import Replay  # noqa: PLC0415 - as above

    seen = set()
    for frame, _ in traceback.walk_tb(error.__traceback__):
        for held in frame.f_locals.values():
            record = held.record if isinstance(held, Replay) else held
            if isinstance(record, MatchRecord) and record.id not in seen:
                seen.add(record.id)
                yield record
