"""How a game shows its matches in words: what the library and everything above it asks of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from dcg.game import CardGame
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.telling.choice import Choice
from dcg.telling.words import GameWords


class ToldBoard(Protocol):
    """A board in words. All text is harmless on a terminal."""

    @property
    def phase(self) -> str:
        """What the game is at: a phase or step of the turn, in words."""
        ...

    @property
    def picture(self) -> Any:
        """The board as plain structures of the game's own: what its `lines` are made from."""
        ...

    def lines(self, near: int = 0) -> list[str]:
        """The board as plain lines, the seat `near` below."""
        ...

    def html(self, near: int = 0) -> str:
        """The board as one HTML element without scripts, every text escaped."""
        ...


class ToldSeat(Protocol):
    """Questions in words, as the seat that is asked knows them."""

    def question(self, asked: Decision, state: Any) -> list[str]:
        """What is asked, the first line the question itself; `state` is the whole match's."""
        ...

    def choices(self, asked: Decision, state: Any) -> list[Choice]:
        """The answers there are. Every option is in exactly one of them."""
        ...


class GameTelling(Protocol):
    """A game in words. A game offers it as `telling` (`OwnTelling`); any other is told plainly."""

    @property
    def words(self) -> GameWords:
        """Sentences for its events, names for its codes."""
        ...

    def board(
        self, state: Any, definitions: Mapping[bytes, bytes], header: Header | None = None
    ) -> ToldBoard:
        """A board of a match, by its state."""
        ...

    def seat(
        self,
        events: Sequence[Event],
        seat: int,
        definitions: Mapping[bytes, bytes],
        own: Sequence[Event] | None = None,
    ) -> ToldSeat:
        """What a seat knows after these events of the whole match; `own` is that seat's log of
        them, where the caller has it."""
        ...

    def facts(
        self, state: Any, events: Sequence[Event], place: int, definitions: Mapping[bytes, bytes]
    ) -> list[tuple[str, str]]:
        """The fields of the event at a place, by name, in words; `state` is just before it."""
        ...

    def concerned(
        self, state: Any, event: Event, definitions: Mapping[bytes, bytes], header: Header
    ) -> list[str]:
        """What of the board just before an event concerns it."""
        ...


class OwnTelling(CardGame, Protocol):
    """A game with words of its own."""

    @property
    def telling(self) -> GameTelling:
        """Its words, boards and questions."""
        ...


def telling_of(game: CardGame) -> GameTelling:
    """How matches of a game are told: in its own words where it has some, else plainly."""
    own: GameTelling | None = getattr(game, "telling", None)
    if own is not None:
        return own
    from dcg.telling.plain_telling import PlainTelling  # noqa: PLC0415 - few games need it

    return PlainTelling(game)
