"""A recorded match in memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dcg.kernel.commit import START, Link
from dcg.kernel.course import MatchStarted
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.official.rules import OfficialRules
from dcg.official.rules_with import rules_with


@dataclass(frozen=True)
class MatchRecord:
    """All events of a match and the definitions they name, content address to bytes.

    `link` is what the next commit of its stream must carry.
    """

    id: str
    events: Sequence[Event]
    definitions: Mapping[bytes, bytes]
    link: Link = START
    recorded_at: int = 0

    @property
    def header(self) -> Header:
        """What the match was before its first event."""
        first = self.events[0]
        assert isinstance(first, MatchStarted)
        return first.header

    def rules(self) -> OfficialRules:
        """The rules with this match's own definitions: for running it again.

        Matches with the same definitions share them: compiling cards costs as much as a match.
        """
        return rules_with(self.definitions)
