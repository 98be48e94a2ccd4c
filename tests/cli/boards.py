"""Boards of the Digimon Card Game, for tests that look at what is on them."""

from __future__ import annotations

from cli.games.official.board import OfficialBoard
from cli.games.view import BoardView
from dcg.official.words.boards.picture import Picture


def picture_of(board: BoardView) -> Picture:
    """What is on a board."""
    assert isinstance(board, OfficialBoard)
    return board.picture
