"""One line about a match: what listings show without decoding its events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dcg.kernel.course import MatchEnded, MatchStarted
from dcg.kernel.event import AnswerEvent, Event
from dcg.official.events import ALL_EVENTS
from dcg.official.events.setup import FirstPlayerChosen, PositionGiven
from dcg.official.events.turn import TurnStarted

_TELLING = {
    MatchEnded,
    TurnStarted,
    FirstPlayerChosen,
    PositionGiven,
    *(kind for kind in ALL_EVENTS if issubclass(kind, AnswerEvent)),
}
"""The kinds of events a summary is made of: most events are none of these."""


@dataclass(frozen=True)
class Summary:
    """Derived from a match's events; `winner` is a seat, -1 for a draw, None while it goes on.

    `recorded_at` is nanoseconds since 1970. `first_player` is -1 before it is decided.
    """

    id: str
    origin: str
    deck_0: str
    deck_1: str
    player_0: str
    player_1: str
    seed: int
    match_index: int
    winner: int | None
    reason: str
    turns: int
    events: int
    decisions: int
    first_player: int
    engine: str
    rules: str
    log_version: int
    parent: str
    parent_position: int
    commits: int
    recorded_at: int


def summarise(match_id: str, events: Sequence[Event], commits: int, recorded_at: int) -> Summary:
    """The summary of a match with these events."""
    started = events[0]
    if not isinstance(started, MatchStarted):
        raise ValueError("a match begins with its header")
    header = started.header
    turns = decisions = 0
    first_player = -1
    winner: int | None = None
    reason = ""
    for event in (event for event in events if type(event) in _TELLING):
        if isinstance(event, AnswerEvent):
            decisions += 1
        elif isinstance(event, TurnStarted):
            turns = event.number
        elif isinstance(event, FirstPlayerChosen):
            first_player = event.seat
        elif isinstance(event, PositionGiven):
            first_player = event.first_player
            turns = event.turn
        elif isinstance(event, MatchEnded):
            winner, reason = event.winner, event.reason
    parent = header.parent
    return Summary(
        match_id,
        header.origin,
        header.seats[0].deck,
        header.seats[1].deck,
        header.seats[0].player,
        header.seats[1].player,
        header.seed,
        header.index,
        winner,
        reason,
        turns,
        len(events),
        decisions,
        first_player,
        header.engine,
        header.rules,
        header.log_version,
        parent.match if parent else "",
        parent.position if parent else -1,
        commits,
        recorded_at,
    )
