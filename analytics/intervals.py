"""The interval a rate comes with, where it is counted in Python instead of SQL."""

from __future__ import annotations

import math
from statistics import NormalDist

_CONFIDENCE = 0.95
_QUANTILE = NormalDist().inv_cdf((1 + _CONFIDENCE) / 2)


def wilson(wins: int, n: int) -> tuple[float, float]:
    """Bounds of the Wilson score interval at 95 % for `wins` out of `n` independent trials.

    The same as the SQL macros `wilson_low` and `wilson_high`. Raises `ValueError` without a trial.
    """
    if not 0 <= wins <= n or not n:
        raise ValueError(f"{wins} of {n} trials")
    square = _QUANTILE**2
    middle = (wins + square / 2) / (n + square)
    reach = _QUANTILE * math.sqrt(wins * (n - wins) / n + square / 4) / (n + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)
