"""One line about a match: what listings show without decoding its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from dcg import games
from dcg.kernel.absent import NO_EVENT, NOBODY
from dcg.kernel.course import MatchEnded, MatchStarted
from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.state import Result

if TYPE_CHECKING:
    from dcg.match_result import MatchResult


@dataclass(frozen=True)
class Summary:
    """Derived from a match's events; `winner` is a seat, -1 for a draw, None while it goes on.

    `recorded_at` is nanoseconds since 1970. `first_player` is -1 before it is decided. `perspective`
    is the seat whose log it is, -1 for a whole one.
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
    game: str
    perspective: int

    @property
    def result(self) -> MatchResult | None:
        """How the match ended, as `Replay.result` has it; None while it goes on. Raises `UnknownGame`."""
        from dcg.match_result import result_of  # noqa: PLC0415 - listings need no words
        from dcg.telling.game_telling import telling_of  # noqa: PLC0415

        if self.winner is None:
            return None
        return result_of(Result(self.winner, self.reason), telling_of(games.find(self.game)).words)


_VALUES: Final = attrgetter(*(each.name for each in fields(Summary)))


def values_of(summary: Summary) -> tuple[str | int | None, ...]:
    """The values in the order of the fields, as listings have them: `dataclasses.astuple` would copy each."""
    found: tuple[str | int | None, ...] = _VALUES(summary)
    return found


def summarise(match_id: str, events: Sequence[Event], commits: int, recorded_at: int) -> Summary:
    """The summary of a match with these events. Raises `UnknownGame`."""
    started = events[0]
    if not isinstance(started, MatchStarted):
        raise ValueError("a match begins with its header")
    header = started.header
    turns = decisions = 0
    first_player = NOBODY
    winner: int | None = None
    reason = ""
    known = games.find(header.game).turns
    of_turns = known.kinds
    for event in events:
        if type(event) in of_turns:
            if (number := known.begun(event)) is not None:
                turns = number
            if (seat := known.first_player(event)) is not None:
                first_player = seat
        elif type(event) is MatchEnded:
            winner, reason = event.winner, event.reason
    for kind, count in Counter(map(type, events)).items():
        if issubclass(kind, AnswerEvent):
            decisions += count
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
        parent.position if parent else NO_EVENT,
        commits,
        recorded_at,
        header.game,
        header.perspective,
    )
