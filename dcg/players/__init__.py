"""Who answers decisions."""

from dcg.players.random_player import RandomPlayer

__all__ = ["RandomPlayer"]
