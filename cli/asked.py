"""The matches that a command was asked about, and whether one of them is to blame for what stopped it."""

from __future__ import annotations

import click

from dcg.kernel.errors import LogError
from dcg.record import MatchRecord
from replays.store import MatchStore

_KEY = __name__


class AskedStore(MatchStore):
    """A store from which a command reads the matches that it was asked about.

    Stores made elsewhere, or by an older program, can hold matches that nobody could tell of.
    Everything about them is checked when they are imported; here only where something went wrong.
    """

    def record(self, match: str) -> MatchRecord:
        """As `MatchStore.record`; the command that is running remembers what it read."""
        found = super().record(match)
        context = click.get_current_context(silent=True)
        if context is not None:
            context.meta.setdefault(_KEY, {})[found.id] = found
        return found


def refused_match(context: click.Context) -> str | None:
    """What is wrong with the first match that was read and that no import takes; None if all are sound."""
    from replays.admission import admitted  # noqa: PLC0415 - only where something is wrong

    for record in context.meta.get(_KEY, {}).values():
        try:
            admitted(record.game, record.events, record.definitions)
        except LogError as wrong:
            return (
                f"match {record.id[:8]} cannot be read: {wrong}; dcg import refuses it, and "
                f"dcg forget {record.id[:8]} removes it"
            )
    return None
