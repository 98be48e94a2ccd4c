"""The greedy player of Digimon Battle Evolution: takes the option after which it stands best.

It looks at a match of its own, made of what its seat knows (`imagined`), and lets the rules play what
an option leads to (`foresight`). What that is worth to it is in `evaluation`. Attacks are picked from
the `equilibrium` of all pairs of them, since both are sealed. What the rules ask on the way, and
whatever it does not look ahead for, is answered by `instinct`.
"""

from dcg.battle_evolution.players.greedy.player import GreedyPlayer

__all__ = ["GreedyPlayer"]
