"""A match as it was at one moment, whatever has happened since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from dcg.game import CardGame
from dcg.kernel.course import header_of
from dcg.kernel.event import Event
from dcg.kernel.fold import fold
from dcg.kernel.header import Header


class Growing(Protocol):
    """A log and its fold, kept in step."""

    log: list[Event]
    """The events so far; only ever appended to."""

    state: Any
    """The fold of all of them."""


class Instant:
    """The first events of a log that grows. Nothing is copied; later it is folded again when asked."""

    def __init__(
        self, game: CardGame, definitions: Mapping[bytes, bytes], growing: Growing
    ) -> None:
        self.game = game
        self.definitions = definitions
        self.at = len(growing.log)
        self._growing = growing

    @property
    def is_now(self) -> bool:
        """Whether nothing has happened since."""
        return len(self._growing.log) == self.at

    @property
    def events(self) -> Sequence[Event]:
        """The events up to then."""
        return self._growing.log[: self.at]

    @property
    def header(self) -> Header:
        """The header of the log."""
        return header_of(self._growing.log)

    @property
    def state(self) -> Any:
        """The state then, to be read only."""
        if self.is_now:
            return self._growing.state
        return fold(self.game.new_state(), self.events, self.game.handlers)
