"""What one seat knows of a match: all that a player is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from dcg.board import Board
from dcg.decision import OfferedOption, OpenDecision
from dcg.game import CardGame
from dcg.instant import Instant
from dcg.kernel.decision import Decision
from dcg.kernel.errors import Refused
from dcg.kernel.event import Event
from dcg.kernel.header import Header
from dcg.kernel.match import Match as RunningMatch
from dcg.kernel.redaction import Redaction
from dcg.log import EventLog, LoggedEvent, ToldLog
from dcg.telling.game_telling import telling_of


class SeatLog:
    """A seat's own log and its fold, brought up to date as the match goes on."""

    def __init__(self, game: CardGame, seat: int) -> None:
        self.log: list[Event] = []
        self.state: Any = game.new_state()
        self._game = game
        self._redaction = Redaction(game, seat)
        self.read = 0

    def follow(self, events: Sequence[Event]) -> SeatLog:
        """Reads what the match's log has more than it had."""
        for event in events[self.read :]:
            for own in self._redaction.add(event):
                self._game.handlers[type(own)](self.state, own)
                self.log.append(own)
        self.read = len(events)
        return self


class Running(NamedTuple):
    """What the programs of a game are given: the match, what it asks, and who is asked.

    `seat` is the seat's own log, which no other match or seat has. Programs refer weakly to it: compiled
    objects, such as the match, do not end the references to them.
    """

    match: RunningMatch[Any]
    asked: Decision
    seat: SeatLog


class SeatView:
    """What a seat knows at one moment: its own log, the board that log makes, its open question.

    The other hand, the decks and the security stacks are in none of them: the log is redacted, and
    cards go by numbers of the seat's own. It stays as it is when the match goes on.

    >>> import dcg
    >>> view = dcg.Match("bench-red", "bench-blue", seed=7).seen_by(1)
    >>> view.seat, view.options, view.board["hand_0"]
    (1, (), 5)
    >>> view.board.picture.sides[0].hand
    ('?', '?', '?', '?', '?')
    """

    def __init__(
        self,
        seat: int,
        own: Callable[[], Instant],
        decision: OpenDecision | None,
        running: Running | None,
        full_header: Header,
    ) -> None:
        """`own` makes the seat's own log when it is first asked for. `running` and `full_header` are
        for the programs of a game, which read of them what their seat may know."""
        self.seat = seat
        self._decision = decision
        self._running = running
        self._full_header = full_header
        self._own = own

    @cached_property
    def _instant(self) -> Instant:
        return self._own()

    @cached_property
    def _told(self) -> ToldLog:
        held = self._instant
        return ToldLog(telling_of(held.game).words, held.events, held.definitions)

    @property
    def decision(self) -> OpenDecision:
        """The question the seat is asked. Raises `Refused` (`not_asked`) where it is asked nothing."""
        if self._decision is None:
            raise Refused("not_asked", f"nothing is asked of seat {self.seat}")
        return self._decision

    @property
    def options(self) -> tuple[OfferedOption, ...]:
        """The answers there are; empty where the seat is asked nothing."""
        return self._decision.options if self._decision is not None else ()

    @property
    def board(self) -> Board:
        """The board as the seat knows it, its own side below."""
        return Board(self._instant, self.seat)

    @property
    def turn(self) -> int:
        """The number of the turn, 0 before the first."""
        return self._instant.game.turns.number(self._instant.state)

    @property
    def header(self) -> Header:
        """The header without the seed and the other deck."""
        return self._instant.header

    @property
    def log(self) -> EventLog:
        """The seat's own log. Its numbers are this log's: it has no gaps where others decided."""
        return EventLog(self._instant.events)

    def tell(self, event: LoggedEvent | int) -> str:
        """An event of the seat's log in words. Raises `IndexError` for one it does not have."""
        return self._told.tell(event)

    def __repr__(self) -> str:
        asked = repr(self._decision) if self._decision is not None else "nothing is asked of it"
        return f"<SeatView of seat {self.seat}: {asked}>"
