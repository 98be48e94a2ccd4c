"""Drawing a board: plain lines, or boxes and colours on a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from cli.games.view import BoardView
from cli.output import fitted


def show(board: BoardView, screen: Console, *, plain: bool = False, near: int = 0) -> None:
    """Draws the board, the seat `near` below.

    `plain`, no terminal, or one that has too few rows for the boxes: lines only.
    """
    if not plain and screen.is_terminal:
        drawing = board.drawing(near)
        if len(screen.render_lines(drawing, pad=False)) <= screen.height:
            screen.print(drawing)
            return
    for line in board.lines(near):
        for row in fitted(line):
            screen.print(Text(row), soft_wrap=True)
