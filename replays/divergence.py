"""Where two matches part."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dcg.kernel.course import MatchStarted
from dcg.kernel.event import Event
from replays.timeline import Timeline


@dataclass(frozen=True)
class Divergence:
    """The first place where the events differ; None on the side that has ended."""

    place: int
    turn: int
    ours: Event | None
    theirs: Event | None


def divergence(ours: Sequence[Event], theirs: Sequence[Event]) -> Divergence | None:
    """The first difference of two matches, None where there is none. Headers are not compared."""
    for place in range(max(len(ours), len(theirs))):
        one = ours[place] if place < len(ours) else None
        other = theirs[place] if place < len(theirs) else None
        if isinstance(one, MatchStarted) and isinstance(other, MatchStarted):
            continue
        if one != other:
            longer = ours if one is not None else theirs
            return Divergence(place, Timeline(longer, place).turn, one, other)
    return None
