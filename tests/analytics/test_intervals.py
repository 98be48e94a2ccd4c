"""Intervals against scipy, and against what they mean on data that can be counted by hand."""

from __future__ import annotations

import math
from collections.abc import Sequence

import duckdb
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import binomtest, t, ttest_1samp  # type: ignore[import-untyped]

from analytics.layouts import sql

Matches = Sequence[tuple[int, int]]

CONNECTION = duckdb.connect(":memory:")
CONNECTION.execute(sql("intervals.sql"))


def asked(database: duckdb.DuckDBPyConnection, expression: str, matches: Matches) -> float | None:
    """An aggregate over matches, each given as (total, rows)."""
    values = ", ".join(f"({total}, {rows})" for total, rows in matches)
    ((found,),) = database.execute(
        f"SELECT {expression} FROM (VALUES {values}) given(total, rows)"
    ).fetchall()
    return None if found is None else float(found)


@pytest.mark.parametrize(("wins", "n"), [(0, 1), (1, 1), (7, 7), (3, 10), (50, 400), (199, 200)])
def test_wilson_is_that_of_scipy(database: duckdb.DuckDBPyConnection, wins: int, n: int) -> None:
    expected = binomtest(wins, n).proportion_ci(method="wilson")
    found = database.execute(f"SELECT wilson_low({wins}, {n}), wilson_high({wins}, {n})").fetchone()
    assert found == pytest.approx((expected.low, expected.high), abs=1e-12)


@pytest.mark.parametrize("df", [1, 2, 3, 9, 10, 11, 12, 20, 57, 1000, 10**6])
def test_quantiles_of_t_are_those_of_scipy(database: duckdb.DuckDBPyConnection, df: int) -> None:
    (found,) = database.execute(f"SELECT t_quantile({df})").fetchone() or (None,)
    assert found == pytest.approx(t.ppf(0.975, df), rel=1e-5)


@settings(deadline=None, max_examples=25)
@given(
    values=st.lists(st.integers(-10, 40), min_size=2, max_size=30).filter(lambda v: len({*v}) > 1)
)
def test_with_one_row_a_match_it_is_the_ordinary_t_interval(values: list[int]) -> None:
    expected = ttest_1samp(values, 0).confidence_interval()
    matches = [(value, 1) for value in values]
    assert asked(CONNECTION, "clustered_low(total, rows)", matches) == pytest.approx(
        expected.low, rel=1e-4, abs=1e-4
    )
    assert asked(CONNECTION, "clustered_high(total, rows)", matches) == pytest.approx(
        expected.high, rel=1e-4, abs=1e-4
    )


@settings(deadline=None, max_examples=25)
@given(
    matches=st.lists(
        st.integers(1, 9).flatmap(lambda n: st.tuples(st.integers(0, 9 * n), st.just(n))),
        min_size=2,
        max_size=12,
    )
)
def test_the_error_is_that_of_matches_left_out_in_turn_to_first_order(
    matches: list[tuple[int, int]],
) -> None:
    """The formula, written as the sum over matches it stands for."""
    rows = sum(n for _, n in matches)
    mean = sum(total for total, _ in matches) / rows
    k = len(matches)
    spread = sum((total - mean * n) ** 2 for total, n in matches)
    expected = math.sqrt(k / (k - 1) * spread) / rows
    assert asked(CONNECTION, "clustered_error(total, rows)", matches) == pytest.approx(
        expected, abs=1e-6
    )


def test_ten_times_the_same_turn_is_no_more_evidence_than_one(
    database: duckdb.DuckDBPyConnection,
) -> None:
    """Rows of a match that all agree count as one."""
    once = [(1, 1), (0, 1), (1, 1), (1, 1), (0, 1)]
    repeated = [(10 * hits, 10 * rows) for hits, rows in once]
    for expression in ("clustered_low", "clustered_high", "clustered_rate_low"):
        ask = f"{expression}(total, rows)"
        assert asked(database, ask, once) == pytest.approx(asked(database, ask, repeated))
    assert asked(database, "clustered_trials(total, rows)", repeated) == pytest.approx(5)


def test_a_rate_with_one_row_a_match_has_the_wilson_interval(
    database: duckdb.DuckDBPyConnection,
) -> None:
    matches = [(1, 1)] * 7 + [(0, 1)] * 13
    expected = binomtest(7, 20).proportion_ci(method="wilson")
    assert asked(database, "clustered_rate_low(total, rows)", matches) == pytest.approx(
        expected.low
    )
    assert asked(database, "clustered_rate_high(total, rows)", matches) == pytest.approx(
        expected.high
    )


def test_rows_that_differ_within_a_match_count_at_most_once_each(
    database: duckdb.DuckDBPyConnection,
) -> None:
    matches = [(1, 2)] * 20  # no match differs from another
    assert asked(database, "clustered_trials(total, rows)", matches) == 20
    matches = [(1, 2), (2, 3), (1, 2), (2, 4), (2, 3)]
    assert asked(database, "clustered_trials(total, rows)", matches) == 14


def test_one_match_has_no_interval_for_a_mean(database: duckdb.DuckDBPyConnection) -> None:
    assert asked(database, "clustered_mean(total, rows)", [(6, 3)]) == 2
    assert asked(database, "clustered_low(total, rows)", [(6, 3)]) is None
    low = asked(database, "clustered_rate_low(total, rows)", [(2, 3)])
    high = asked(database, "clustered_rate_high(total, rows)", [(2, 3)])
    assert low is not None
    assert high is not None
    assert 0 <= low < 2 / 3 < high <= 1
    assert high - low > 0.7


def test_no_rows_no_rate(database: duckdb.DuckDBPyConnection) -> None:
    assert asked(database, "clustered_rate_low(total, rows)", [(0, 0)]) is None
    assert asked(database, "clustered_mean(total, rows)", [(0, 0)]) is None
