"""Reviewed changes of a game's rules: why a match of an older engine can play otherwise today."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dcg.kernel.errors import Difference
from dcg.kernel.event import Event
from dcg.kernel.header import Header, is_newer_engine


@dataclass(frozen=True)
class Change:
    """What an engine does otherwise than the engines before it.

    `name` is short and stays; `engine` is the first that does so, `edition` the rules it follows,
    `clauses` the clauses or rulings that ask for it. `was` and `now` say in a sentence each what
    happened and what happens. `topics` are those of the events at which a match can first differ
    because of it: what the record has there, or what comes now.
    """

    name: str
    engine: str
    edition: str
    clauses: tuple[str, ...]
    was: str
    now: str
    topics: frozenset[str]

    def explains(self, header: Header, difference: Difference) -> bool:
        """Whether it can be why a match with this header differs so."""
        found = {_topic(difference.recorded), _topic(difference.replayed)}
        return is_newer_engine(self.engine, header.engine) and bool(found & self.topics)

    def __str__(self) -> str:
        clauses = f" ({', '.join(self.clauses)})" if self.clauses else ""
        return f"since {self.engine}: {self.now}; before, {self.was}{clauses}"


def explaining(
    changes: Iterable[Change], header: Header, difference: Difference
) -> tuple[Change, ...]:
    """The changes that can be why a match with this header differs so, in their order."""
    return tuple(change for change in changes if change.explains(header, difference))


def _topic(event: object) -> str:
    return event.TOPIC if isinstance(event, Event) else ""
