"""The board as a player knows it: what is on it, and drawing that."""

from cli.board.show import show
from dcg.official.words.boards.picture import Picture, picture

__all__ = ["Picture", "picture", "show"]
