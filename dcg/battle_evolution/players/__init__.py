"""The programs that play Digimon Battle Evolution, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dcg.battle_evolution.players.greedy import GreedyPlayer
from dcg.kernel.chance import Stream
from dcg.kernel.session import Player
from dcg.players import RandomPlayer

__all__ = ["PLAYERS", "GreedyPlayer", "RandomPlayer"]

PLAYERS: Final[Mapping[str, Callable[[Stream], Player]]] = {
    RandomPlayer.name: RandomPlayer,
    GreedyPlayer.name: GreedyPlayer,
}
"""Each is made from its own stream of chance."""
