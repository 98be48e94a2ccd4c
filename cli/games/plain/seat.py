"""A seat of any game: what its player is shown, asked and may answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cli.games.plain.board import PlainBoard
from dcg.game import CardGame
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.redaction import redact
from dcg.telling import Choice, Line
from dcg.telling.plain import PlainWords
from dcg.telling.plain_seat import PlainToldSeat


class PlainSeat:
    """See `cli.games.view.SeatDialogue`. Objects go by the seat's own handles."""

    def __init__(
        self,
        game: CardGame,
        words: PlainWords,
        events: Sequence[Event],
        seat: int,
        definitions: Mapping[bytes, bytes],
    ) -> None:
        self.seat = seat
        self.events: Sequence[Event] = redact(events, seat, game)
        self._game = game
        self._words = words
        self._definitions = definitions
        self._state = fold(game.new_state(), self.events, game.handlers)

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self._game.turns.number(self._state)

    def board(self) -> PlainBoard:
        """The board as the seat knows it."""
        return PlainBoard(self._game, self._state, self._definitions)

    def told(self, after: int = 0) -> list[Line]:
        """What happened after so many events of the seat's log."""
        story = self._words.story(self.events, self._definitions)
        return [line for line in story if line.place >= after]

    def question(self, asked: Decision, state: Any) -> list[str]:
        """What is asked, by name."""
        return PlainToldSeat(self._words).question(asked, state)

    def choices(self, asked: Decision, state: Any) -> list[Choice]:
        """The options by kind and fields; those that the seat cannot tell apart together."""
        return PlainToldSeat(self._words).choices(asked, state)

    def board_first(self, asked: Decision) -> bool:
        """Always: nothing else is known of the question."""
        return True

    def card(self, words: str) -> list[str]:
        """Nothing is known of cards."""
        return ["this game does not say what its cards do"]

    def open_cards(self) -> list[str]:
        """None are known."""
        return []
