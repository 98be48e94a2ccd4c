"""Players that can play any game."""

from dcg.players.random_player import RandomPlayer

__all__ = ["RandomPlayer"]
