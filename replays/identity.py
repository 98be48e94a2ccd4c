"""What a match's id must be: it derives from seed, index and opening, so it names one match only."""

from __future__ import annotations

from collections.abc import Sequence

from dcg import games
from dcg.branching import branch_id, dealt_anew
from dcg.kernel.absent import NO_SEED
from dcg.kernel.chance import match_id
from dcg.kernel.course import MatchStarted
from dcg.kernel.event import Event
from dcg.kernel.rerun import opening_length


def derived_id(events: Sequence[Event]) -> str | None:
    """The id that these events give a simulated, played or branched match.

    A simulated or played match's derives from its whole opening, a branch's from its header (which
    names parent and position, and from what it dealt anew). None for other origins, and for a
    seat's log without its seed. Raises `UnknownGame`.
    """
    first = events[0]
    if not isinstance(first, MatchStarted):
        return None
    header = first.header
    if header.seed == NO_SEED:
        return None
    if header.origin in ("simulated", "played"):
        given = events[: opening_length(events)]
    elif header.origin == "branched":
        return branch_id(header, dealt_anew(header, events))
    else:
        return None
    return str(match_id(header.seed, header.index, games.of(events).registry.encode(given)))
