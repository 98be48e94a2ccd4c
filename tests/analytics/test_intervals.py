"""The Wilson interval in Python is scipy's."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest

from analytics.intervals import wilson


@given(st.integers(1, 2000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_wilson_is_scipys(trials: tuple[int, int]) -> None:
    wins, n = trials
    expected = binomtest(wins, n).proportion_ci(method="wilson")
    assert wilson(wins, n) == pytest.approx((expected.low, expected.high), abs=1e-12)


@pytest.mark.parametrize(("wins", "n"), [(0, 0), (3, 2), (-1, 4)])
def test_no_trial_no_interval(wins: int, n: int) -> None:
    with pytest.raises(ValueError, match="trials"):
        wilson(wins, n)
