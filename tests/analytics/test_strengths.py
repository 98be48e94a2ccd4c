"""Strengths of decks: cases solved by hand, another library's fit, and what they do to match-ups."""

from __future__ import annotations

import math

import choix
import duckdb
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from analytics.every_game.matchups import MATCHUPS, PRIOR
from analytics.filters import Filters
from analytics.strengths import Pairing, strengths
from tests.analytics.invented import add


def even(one: str, other: str, wins: float, losses: float) -> Pairing:
    """As many of the matches going first as second, and no difference between these."""
    n = (wins + losses) / 2
    return Pairing(one, other, n, wins / 2, n, wins / 2)


def test_two_decks_are_apart_by_the_log_of_their_odds() -> None:
    """Three of four matches won: odds of 3 to 1. The prior is lost in so many matches."""
    found = strengths([even("a", "b", 30_000, 10_000)])
    assert found.of["a"] - found.of["b"] == pytest.approx(math.log(3), abs=1e-4)
    assert found.of["a"] == pytest.approx(-found.of["b"])
    assert found.first == pytest.approx(0, abs=1e-6)
    assert found.predicted("a", "b") == pytest.approx(0.75, abs=1e-4)


def test_a_match_up_never_played_is_predicted_through_a_third_deck() -> None:
    """Odds multiply: 2 to 1 against b, b 2 to 1 against c, so 4 to 1 against c."""
    found = strengths([even("a", "b", 20_000, 10_000), even("b", "c", 20_000, 10_000)])
    assert found.predicted("a", "c") == pytest.approx(4 / 5, abs=1e-3)
    assert found.predicted("c", "a") == pytest.approx(1 / 5, abs=1e-3)


def test_going_first_has_a_strength_of_its_own() -> None:
    """Equal decks; who goes first wins with odds of 3 to 2."""
    found = strengths([Pairing("a", "b", 10_000, 6_000, 10_000, 4_000)])
    assert found.first == pytest.approx(math.log(1.5), abs=1e-3)
    assert found.predicted("a", "b") == pytest.approx(0.5, abs=1e-6)


def test_a_deck_that_won_all_is_not_infinitely_strong() -> None:
    found = strengths([even("a", "b", 3, 0)])
    assert 0.6 < found.predicted("a", "b") < 0.95


@settings(max_examples=20)
@given(
    wins=st.lists(
        st.tuples(st.integers(0, 4), st.integers(0, 4)).filter(lambda p: p[0] != p[1]),
        min_size=1,
        max_size=40,
    )
)
def test_it_is_the_fit_of_choix(wins: list[tuple[int, int]]) -> None:
    """Its penalised likelihood, where going first is evened out."""
    spread = 2.0
    names = sorted({name for pair in wins for name in pair})
    data = [(names.index(one), names.index(other)) for one, other in wins]
    expected = choix.opt_pairwise(len(names), data, alpha=1 / (2 * spread**2), tol=1e-10)
    found = strengths([even(str(one), str(other), 1, 0) for one, other in wins], spread)
    assert [found.of[str(name)] for name in names] == pytest.approx(
        np.array(expected).tolist(), abs=1e-3
    )


def test_shrunk_is_the_rate_with_the_predicted_matches_added(
    database: duckdb.DuckDBPyConnection,
) -> None:
    for at in range(40):
        add(database, ("a", "b"), 0 if at % 4 else 1, first_player=at % 2)
        add(database, ("b", "c"), 0 if at % 4 else 1, first_player=at % 2)
    add(database, ("a", "c"), 1, first_player=0)
    add(database, ("a", "a"), 1, first_player=0)
    rows = {(row.deck, row.opponent_deck): row for row in MATCHUPS.read(database).rows}
    assert len(rows) == 7
    few = rows["a", "c"]
    assert (few.n, few.wins, few.rate, few.small) == (1, 0, 0.0, True)
    assert few.predicted is not None
    assert few.shrunk is not None
    assert few.predicted > 0.7
    assert few.shrunk == pytest.approx(PRIOR * few.predicted / (1 + PRIOR))
    many = rows["a", "b"]
    assert (many.n, many.wins, many.losses, many.small) == (40, 30, 10, False)
    assert many.low is not None
    assert many.high is not None
    assert many.shrunk is not None
    assert many.low < many.shrunk < many.high
    for (deck, against), row in rows.items():
        if deck != against:
            assert row.predicted is not None
            assert row.predicted + (rows[against, deck].predicted or 0) == pytest.approx(1)
    mirror = rows["a", "a"]
    assert (mirror.mirror, mirror.n, mirror.rate, mirror.shrunk) == (True, 1, None, None)


def test_the_same_deck_in_other_hands_has_a_strength_of_its_own(
    database: duckdb.DuckDBPyConnection,
) -> None:
    for at in range(40):
        add(database, ("a", "b"), 0, players=("greedy", "random"), first_player=at % 2)
        add(database, ("b", "a"), 0, players=("greedy", "random"), first_player=at % 2)
    rows = {(row.player, row.deck): row for row in MATCHUPS.read(database).rows}
    assert len(rows) == 4
    for deck in ("a", "b"):
        assert (rows["greedy", deck].predicted or 0) > 0.9
        assert (rows["random", deck].predicted or 1) < 0.1


def test_a_filter_that_keeps_one_side_of_each_match_still_fits(
    database: duckdb.DuckDBPyConnection,
) -> None:
    for at in range(60):
        add(database, ("a", "b"), 0 if at % 3 else 1, first_player=0)
        add(database, ("a", "b"), at % 2, first_player=1)
    (first, second) = MATCHUPS.read(database, Filters(first=True)).rows
    assert (first.deck, first.n, first.wins) == ("a", 60, 40)
    assert (second.deck, second.n, second.wins) == ("b", 60, 30)
    (only,) = MATCHUPS.read(database, Filters(decks=("a",))).rows
    assert (only.n, only.wins) == (120, 70)
    assert only.predicted == pytest.approx(70 / 120, abs=0.02)
