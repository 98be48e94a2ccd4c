"""A seat of any game: what its player is shown, asked and may answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cli.games.plain.board import PlainBoard
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.redaction import redact
from dcg.telling import Choice, Line
from dcg.telling.plain_seat import PlainToldSeat

if TYPE_CHECKING:
    from cli.games.plain import PlainView


class PlainSeat:
    """See `cli.games.view.SeatDialogue`. Objects go by the seat's own handles."""

    def __init__(
        self,
        view: PlainView,
        events: Sequence[Event],
        seat: int,
        definitions: Mapping[bytes, bytes],
    ) -> None:
        self.seat = seat
        self.events: Sequence[Event] = redact(events, seat, view.game)
        self._view = view
        self._definitions = definitions
        self._state = fold(view.game.new_state(), self.events, view.game.handlers)

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self._view.game.turns.number(self._state)

    def board(self) -> PlainBoard:
        """The board as the seat knows it."""
        return self._view.board(self._state, self._definitions)

    def told(self, after: int = 0) -> list[Line]:
        """What happened after so many events of the seat's log."""
        story = self._view.words.story(self.events, self._definitions)
        return [line for line in story if line.position >= after]

    def question(self, asked: Decision, state: Any) -> list[str]:
        """What is asked, by name."""
        return PlainToldSeat(self._view.words).question(asked, state)

    def choices(self, asked: Decision, state: Any) -> list[Choice]:
        """The options by kind and fields; those that the seat cannot tell apart together."""
        return PlainToldSeat(self._view.words).choices(asked, state)

    def board_first(self, asked: Decision) -> bool:
        """Always: nothing else is known of the question."""
        return True

    def card(self, words: str) -> list[str]:
        """Nothing is known of cards."""
        return ["this game does not say what its cards do"]

    def open_cards(self) -> list[str]:
        """None are known."""
        return []
