"""Who answers decisions."""

from dcg.players.greedy import GreedyPlayer
from dcg.players.random_player import RandomPlayer

__all__ = ["GreedyPlayer", "RandomPlayer"]
