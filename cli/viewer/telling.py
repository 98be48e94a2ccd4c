"""A recorded match as it is told to one reader, with boards that the command line draws."""

from __future__ import annotations

from cli.games import view_of
from cli.games.view import BoardView
from dcg.record import MatchRecord
from replays.told_match import ToldMatch


class Telling(ToldMatch):
    """See `ToldMatch`; `game_view` shows its boards and cards."""

    def __init__(
        self, record: MatchRecord, seat: int | None = None, *, alone: bool = False
    ) -> None:
        super().__init__(record, seat, alone=alone)
        self.game_view = view_of(record.header.game)
        self._drawn: tuple[int, BoardView] | None = None

    def board(self, position: int) -> BoardView:
        """The board after so many events, to be drawn."""
        if self._drawn is None or self._drawn[0] != position:
            drawn = self.game_view.board(self.state(position), self.record.definitions, self.header)
            self._drawn = position, drawn
        return self._drawn[1]
