"""A recorded match: what playing one gives, and what a store, a file or a scenario holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from dcg import games
from dcg.game import CardGame
from dcg.kernel.commit import START, Link
from dcg.kernel.course import MatchStarted
from dcg.kernel.errors import DamagedLog
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.kernel.rules import Rules


@dataclass(frozen=True)
class MatchRecord:
    """All events of a match and the definitions they name, content address to bytes.

    `link` is what the next commit of its stream must carry, and `recorded_at` when its last one was
    written (nanoseconds since 1970); a match that was not read from a store has neither.
    """

    id: str
    events: Sequence[Event]
    definitions: Mapping[bytes, bytes] = field(default_factory=dict)
    link: Link = START
    recorded_at: int = 0

    @property
    def header(self) -> Header:
        """What the match was before its first event. Raises `DamagedLog` where there is none."""
        first = self.events[0] if self.events else None
        if not isinstance(first, MatchStarted):
            raise DamagedLog("a match begins with its header")
        return first.header

    @property
    def game(self) -> CardGame:
        """The game its header names. Raises `UnknownGame`."""
        return games.find(self.header.game)

    def rules(self) -> Rules:
        """The rules with this match's own definitions: for running it again."""
        return self.game.rules_with(self.definitions)
