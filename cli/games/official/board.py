"""A board of the Digimon Card Game, ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.console import RenderableType
from rich.text import Text

from cli.games.official.board_rows import board_rows, rows_needed
from cli.games.official.drawing import drawn
from cli.games.official.page_fields import fields
from cli.games.view import Fields, WordNumbers
from dcg.official.words.telling import OfficialToldBoard


class OfficialBoard(OfficialToldBoard):
    """See `cli.games.view.BoardView`."""

    def noting(self, notes: Sequence[str]) -> OfficialBoard:
        """The same board with notes before its own."""
        return OfficialBoard(replace(self.picture, notes=(*notes, *self.picture.notes)))

    def drawing(self, near: int = 0) -> RenderableType:
        """Boxes and colours."""
        return drawn(self.picture, near)

    def rows(self, width: int, height: int) -> list[Text]:
        """Rows for a pane of the screen."""
        return board_rows(self.picture, width, height)

    def rows_needed(self, width: int) -> int:
        """How many rows leave no card on the field out."""
        return rows_needed(self.picture, width)

    def fields(self, words: WordNumbers) -> Fields:
        """For the web page."""
        return fields(self.picture, words)
