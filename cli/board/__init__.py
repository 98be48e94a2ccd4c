"""The board as a player knows it: what is on it, and drawing that."""

from cli.board.picture import Picture, picture
from cli.board.show import show

__all__ = ["Picture", "picture", "show"]
