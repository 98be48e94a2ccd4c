"""A game that brings no words of its own, told by its topics, fields and columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dcg.game import CardGame
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.telling.plain import PlainWords
from dcg.telling.plain_board import PlainToldBoard
from dcg.telling.plain_seat import PlainToldSeat


class PlainTelling:
    """See `dcg.telling.game_telling.GameTelling`."""

    def __init__(self, game: CardGame) -> None:
        self.game = game
        self.words = PlainWords(game)

    def board(
        self, state: Any, definitions: Mapping[bytes, bytes], header: Header | None = None
    ) -> PlainToldBoard:
        """Every column that bisecting can ask about."""
        return PlainToldBoard(self.game, state, definitions)

    def seat(
        self,
        events: Sequence[Event],
        seat: int,
        definitions: Mapping[bytes, bytes],
        own: Sequence[Event] | None = None,
    ) -> PlainToldSeat:
        """Questions and options by kind and fields."""
        return PlainToldSeat(self.words)

    def facts(
        self, state: Any, events: Sequence[Event], place: int, definitions: Mapping[bytes, bytes]
    ) -> list[tuple[str, str]]:
        """The event's fields."""
        return self.words.fields(events[place])

    def concerned(
        self, state: Any, event: Event, definitions: Mapping[bytes, bytes], header: Header
    ) -> list[str]:
        """The whole board."""
        return self.board(state, definitions).lines()
