"""The equilibrium of a small sealed game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dcg.battle_evolution.players.greedy.equilibrium import equilibrium

WORTHS = st.one_of(st.integers(-2, 2).map(float), st.floats(-5, 5))


@st.composite
def games(draw: st.DrawFn) -> list[list[float]]:
    height, width = draw(st.integers(1, 3)), draw(st.integers(1, 3))
    row = st.lists(WORTHS, min_size=width, max_size=width)
    return draw(st.lists(row, min_size=height, max_size=height))


@given(games())
def test_neither_player_gains_by_picking_otherwise(payoffs: list[list[float]]) -> None:
    found = equilibrium(payoffs)
    assert sum(found.rows) == pytest.approx(1)
    assert sum(found.columns) == pytest.approx(1)
    assert min(*found.rows, *found.columns) >= 0
    for row in payoffs:
        against = sum(weight * value for weight, value in zip(found.columns, row, strict=True))
        assert against <= found.value + 1e-6
    for column in zip(*payoffs, strict=True):
        against = sum(weight * value for weight, value in zip(found.rows, column, strict=True))
        assert against >= found.value - 1e-6


def test_what_beats_everything_is_picked_alone() -> None:
    assert equilibrium([[1, 2, 3], [0, 1, 2], [0, 0, 0]]).rows == (1.0, 0.0, 0.0)


def test_what_can_be_countered_is_mixed() -> None:
    """The strong attack wins unless it is countered; then the weak one has to be used now and then."""
    found = equilibrium([[4, -4], [1, 2]])
    assert found.rows == pytest.approx((1 / 9, 8 / 9))
    assert found.value == pytest.approx(12 / 9)
