"""One event as it is told."""

from __future__ import annotations

from typing import NamedTuple

from dcg.kernel.event import Event


class Line(NamedTuple):
    """One event told. `place` counts the events of the log from 0; `depth` is how many spans are open
    around it; `news` is whether it is told where not every event is asked for."""

    place: int
    turn: int
    turn_player: int
    depth: int
    text: str
    news: bool
    event: Event
