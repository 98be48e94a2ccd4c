"""Boards on a terminal, whatever the game: drawn, and side by side."""

from cli.board.show import show

__all__ = ["show"]
