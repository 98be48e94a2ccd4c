"""A board of any game: the columns that bisecting can ask about, by name."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from cli.board.clipping import clipped
from cli.games.view import Fields, WordNumbers
from dcg.telling.plain_board import PlainToldBoard


class PlainBoard(PlainToldBoard):
    """See `cli.games.view.BoardView`."""

    def drawing(self, near: int = 0) -> RenderableType:
        """The same lines, the first one bold."""
        first, *rest = self.lines(near)
        return Group(Text(first, style="bold"), *map(Text, rest))

    def rows(self, width: int, height: int) -> list[Text]:
        """As many of the lines as there is room for."""
        first, *rest = self.lines()
        rows = [clipped(first, width, "bold"), *(clipped(line, width) for line in rest)]
        return rows[:height]

    def rows_needed(self, width: int) -> int:
        """One for each line."""
        return len(self.lines())

    def fields(self, words: WordNumbers) -> Fields:
        """For the web page: the lines, by number."""
        return {"turn": self.turn, "lines": [words[line] for line in self.lines()]}
