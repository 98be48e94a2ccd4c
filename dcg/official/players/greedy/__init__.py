"""The greedy player of the Digimon Card Game: takes the option that looks best at once.

`PlayerView` is what it may know, `Evaluation` what things are worth to it, and one small module a kind
of question scores the options.
"""

import dcg.official.rules  # noqa: F401 - before effects: the two import each other
from dcg.official.players.greedy.player import GreedyPlayer

__all__ = ["GreedyPlayer"]
