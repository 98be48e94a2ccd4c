"""What a game says of its own matches."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Protocol

from dcg.kernel.event import AnswerEvent, Event
from dcg.telling.line import Line


class GameWords(Protocol):
    """A game's words: sentences for its events, and names for its codes.

    All text is harmless on a terminal, whatever names a match brings (`dcg.harmless`).
    """

    @property
    def begun_by_choice(self) -> Collection[int]:
        """Kinds of spans that a player's decision begins, such as an action of the main phase."""
        ...

    @property
    def unrelated_choices(self) -> Collection[int]:
        """Kinds of spans whose answers have nothing to do with each other."""
        ...

    def story(self, events: Sequence[Event], definitions: Mapping[bytes, bytes]) -> Iterator[Line]:
        """Every event of a match, told in order."""
        ...

    def begins_turn(self, event: Event) -> bool:
        """Whether the event is the heading of a turn."""
        ...

    def span(self, kind: int) -> str:
        """What a kind of span is called."""
        ...

    def question(self, code: int) -> str:
        """What a decision asked for."""
        ...

    def ending(self, reason: str) -> str:
        """Why a match ended."""
        ...

    def triggered_by(self, event: Event) -> Sequence[int]:
        """Ordinals of the events that made this one happen, where the event itself says so."""
        ...

    def declines(self, answer: AnswerEvent) -> bool:
        """Whether the answer was to do nothing."""
        ...
