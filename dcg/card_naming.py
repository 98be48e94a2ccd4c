"""Which cards the events of a match name: what a game notes of them while the match is folded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from dcg.kernel.event import AnswerEvent, Event

Watch = Callable[[Any, int, Any], None]
"""Called with the state after an event, the event's position, and the event."""


class Noted(NamedTuple):
    """Cards that events name, flat: `cards[i]` is named by event `at[i]`."""

    at: list[int]
    cards: list[int]


class Picked(NamedTuple):
    """What the option of an answer names: card ids, and the number where one was declared."""

    cards: tuple[int, ...]
    declared: int | None


class CardNaming(Protocol):
    """Notes which cards the events of one match name, while the match is folded."""

    @property
    def noted(self) -> Noted:
        """The cards that events name."""
        ...

    @property
    def watch(self) -> Mapping[type[Event], Watch]:
        """What is called after which events."""
        ...

    def picked(self, state: Any, event: AnswerEvent) -> Picked:
        """What an answer's option names."""
        ...


class Unnamed:
    """See `CardNaming`: of a game that does not say which cards its events name."""

    def __init__(self) -> None:
        self.noted = Noted([], [])
        self.watch: dict[type[Event], Watch] = {}

    def picked(self, state: Any, event: AnswerEvent) -> Picked:
        """Nothing that has a number."""
        return Picked((), None)
