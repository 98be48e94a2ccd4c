"""What a match of the Digimon Card Game says for its own tables, noted while it is folded."""

from __future__ import annotations

from analytics.games.official.checks import Checks
from analytics.games.official.happened import Happened
from analytics.games.official.plays import PlayRows
from analytics.games.official.turns import TurnRows
from analytics.games.watching import together
from dcg.official.state.board import Board


class OfficialReader:
    """See `analytics.games.tables.GameReader`."""

    def __init__(self) -> None:
        self.turns = TurnRows()
        self.plays = PlayRows()
        self.checks = Checks()
        self.happened = Happened()
        parts = (self.turns, self.plays, self.checks, self.happened)
        self.watch = together(*(one.watch for one in parts))

    def ended(self, state: Board, length: int) -> None:
        """The last turn ends with the log."""
        self.turns.end(state, length)
