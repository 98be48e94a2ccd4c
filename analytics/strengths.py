"""Strengths of decks from their match-ups: Bradley-Terry with a term for going first.

A deck of strength a beats one of strength b with the odds exp(a - b + f) when it goes first and
exp(a - b - f) when it goes second; draws are half a win each. Strengths have a normal prior around 0
of standard deviation `SPREAD`, so that a deck that won all its few matches is not infinitely strong;
f has a normal prior of standard deviation 1.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

SPREAD = 2.0
"""Far wider than decks differ: 2 is odds of 7 to 1. It matters where matches are very few."""

_STEPS = 50
_CLOSE = 1e-10


class Pairing(NamedTuple):
    """Matches of one against another: `n` and `score` (wins and half the draws) going first, and
    the same going second."""

    one: Hashable
    other: Hashable
    n_first: float
    score_first: float
    n_second: float
    score_second: float


class Strengths(NamedTuple):
    """Log odds: `of` each contestant, and `first` for going first."""

    of: dict[Hashable, float]
    first: float

    def predicted(self, one: Hashable, other: Hashable) -> float:
        """The share of wins of `one` against `other` when each goes first half of the time."""
        apart = self.of[one] - self.of[other]
        return float((_chance(apart + self.first) + _chance(apart - self.first)) / 2)


def strengths(pairings: Sequence[Pairing], spread: float = SPREAD) -> Strengths:
    """The most probable strengths given these matches, each of them in one pairing only (or half in two)."""
    names = list(dict.fromkeys(name for held in pairings for name in (held.one, held.other)))
    place = {name: at for at, name in enumerate(names)}
    count = len(names)
    design = np.zeros((2 * len(pairings), count + 1))
    n = np.zeros(len(design))
    score = np.zeros(len(design))
    for at, held in enumerate(pairings):
        for row, sign, matches, won in (
            (2 * at, 1.0, held.n_first, held.score_first),
            (2 * at + 1, -1.0, held.n_second, held.score_second),
        ):
            design[row, place[held.one]] += 1
            design[row, place[held.other]] -= 1
            design[row, count] = sign
            n[row], score[row] = matches, won
    prior = np.append(np.full(count, spread**-2), 1.0)
    found = np.zeros(count + 1)
    for _ in range(_STEPS):  # Newton's method: the posterior is concave
        chance = _chance(design @ found)
        slope = design.T @ (score - n * chance) - prior * found
        bend = (design.T * (n * chance * (1 - chance))) @ design + np.diag(prior)
        step = np.linalg.solve(bend, slope)
        found += step / max(1.0, float(np.abs(step).max()) / 2)
        if np.abs(step).max() < _CLOSE:
            break
    return Strengths(dict(zip(names, found[:count].tolist(), strict=True)), float(found[count]))


def _chance(odds: npt.NDArray[np.float64] | float) -> npt.NDArray[np.float64]:
    return np.asarray(1 / (1 + np.exp(-np.asarray(odds, np.float64))))
