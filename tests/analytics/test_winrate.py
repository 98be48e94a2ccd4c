"""Win rates: the interval against known values, mirrors and origins apart, the sums against the logs."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import duckdb
import pytest
from hypothesis import given
from hypothesis import strategies as st

from analytics.database import create, opened
from analytics.every_game.winrate import WINRATE, WinRate
from analytics.filters import Filters
from analytics.findings import INDEPENDENCE, SMALL_SAMPLE
from analytics.projection import catch_up
from dcg.kernel.course import MatchEnded, MatchStarted
from replays.store import MatchStore
from tests.analytics.invented import add
from tests.analytics.matches import COUNT, some

Interval = Callable[[int, int], tuple[float, float]]


@pytest.fixture(scope="module")
def interval() -> Iterator[Interval]:
    with duckdb.connect(":memory:") as connection:
        create(connection)

        def bounds(wins: int, n: int) -> tuple[float, float]:
            query = "SELECT wilson_low($wins, $n), wilson_high($wins, $n)"
            ((low, high),) = connection.execute(query, {"wins": wins, "n": n}).fetchall()
            return low, high

        yield bounds


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
        (5, 10, 0.2366, 0.7634),
    ],
)
def test_wilson_intervals_are_the_published_ones(
    interval: Interval, wins: int, n: int, low: float, high: float
) -> None:
    assert interval(wins, n) == pytest.approx((low, high), abs=5e-5)


def test_an_interval_ends_exactly_at_zero_and_one(interval: Interval) -> None:
    assert interval(0, 7)[0] == 0.0
    assert interval(7, 7)[1] == 1.0


@given(trial=st.integers(1, 10**6).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_wilson_bounds_solve_the_score_equation(interval: Interval, trial: tuple[int, int]) -> None:
    """Where |rate - bound| is 1.96 standard errors of the bound itself."""
    wins, n = trial
    low, high = interval(wins, n)
    assert 0 <= low <= wins / n <= high <= 1
    for bound in (low, high):
        if 0 < bound < 1:
            error = math.sqrt(bound * (1 - bound) / n)
            assert abs(wins / n - bound) == pytest.approx(1.959963984540054 * error, rel=1e-6)


def test_against_a_recount_of_the_logs(store: MatchStore, path: Path) -> None:
    catch_up(store, path)
    wins: Counter[str] = Counter()
    n: Counter[str] = Counter()
    mirrors: Counter[str] = Counter()
    for match in some(COUNT):
        (started,) = (event for event in match.events if isinstance(event, MatchStarted))
        (ended,) = (event for event in match.events if isinstance(event, MatchEnded))
        decks = [seat.deck for seat in started.header.seats]
        if decks[0] == decks[1]:
            mirrors[decks[0]] += 1
            continue
        n.update(decks)
        wins[decks[ended.winner]] += 1
    with opened(path, read_only=True) as database:
        found = WINRATE.read(database).rows
    assert {row.deck: (row.n, row.wins, row.mirrors) for row in found} == {
        deck: (n[deck], wins[deck], mirrors[deck]) for deck in n
    }
    assert sum(row.wins for row in found) == sum(row.losses for row in found) == 8
    assert all(row.wins / row.n == row.rate for row in found)


def test_a_row_in_full(database: duckdb.DuckDBPyConnection) -> None:
    for winner in (0, 0, 1, None):
        add(database, ("a", "b"), winner)
    add(database, ("a", "a"), 0)
    first, second = WINRATE.read(database).rows
    assert (first.low, first.high) == pytest.approx((0.15003899, 0.84996101))
    assert first._replace(low=None, high=None) == WinRate(
        "digimon-card-game",
        "simulated",
        "random",
        "random",
        "a",
        4,
        2,
        1,
        1,
        0.5,
        None,
        None,
        True,
        1,
        2,
    )
    assert (second.deck, second.n, second.wins, second.losses, second.draws) == ("b", 4, 1, 2, 1)


def test_mirrors_are_in_no_rate(database: duckdb.DuckDBPyConnection) -> None:
    for winner in (0, 1, 1):
        add(database, ("a", "a"), winner)
    (row,) = WINRATE.read(database).rows
    assert (row.n, row.mirrors, row.rate, row.low, row.high) == (0, 3, None, None, None)


def test_origins_and_kinds_of_players_are_never_added_up(
    database: duckdb.DuckDBPyConnection,
) -> None:
    add(database, ("a", "b"), 0)
    add(database, ("a", "b"), 0, origin="played")
    add(database, ("a", "b"), 0, players=("greedy", "random"))
    add(database, ("b", "a"), 0, players=("greedy", "random"))
    found = WINRATE.read(database)
    assert all(row.n == 1 for row in found.rows)
    assert len(found.rows) == 8
    notes = " ".join(found.notes)
    assert "origin has its rows" in notes
    assert "pairing has its rows" in notes
    played = WINRATE.read(database, Filters(origin="played"))
    assert [row.origin for row in played.rows] == ["played", "played"]
    greedy = WINRATE.read(database, Filters(player="greedy"))
    assert {(row.player, row.opponent_player) for row in greedy.rows} == {("greedy", "random")}
    against = WINRATE.read(database, Filters(opponent="greedy"))
    assert {row.player for row in against.rows} == {"random"}


def test_the_order_is_stable_the_best_first(database: duckdb.DuckDBPyConnection) -> None:
    for loser in ("c", "b", "d"):
        add(database, ("a", loser), 0)
    add(database, ("z", "z"), 0)
    assert [row.deck for row in WINRATE.read(database).rows] == ["a", "b", "c", "d", "z"]


def test_small_samples_are_marked(database: duckdb.DuckDBPyConnection) -> None:
    for at in range(SMALL_SAMPLE - 1):
        add(database, ("a", "b"), at % 2)
    assert all(row.small for row in WINRATE.read(database).rows)
    add(database, ("a", "b"), 0)
    found = WINRATE.read(database)
    assert not any(row.small for row in found.rows)
    assert not any("Small" in note for note in found.notes)


def test_the_number_in_sql_is_the_number_in_python(database: duckdb.DuckDBPyConnection) -> None:
    assert database.execute("SELECT small_sample()").fetchone() == (SMALL_SAMPLE,)


def test_unfinished_matches_are_left_out_and_said_so(database: duckdb.DuckDBPyConnection) -> None:
    add(database, ("a", "b"), 0)
    add(database, ("a", "b"), None, finished=False)
    found = WINRATE.read(database)
    assert [row.n for row in found.rows] == [1, 1]
    assert "1 unfinished match is not counted." in found.notes


def test_two_lists_under_one_name_are_said(database: duckdb.DuckDBPyConnection) -> None:
    add(database, ("a", "b"), 0, lists=("one", "b"))
    add(database, ("a", "b"), 0, lists=("two", "b"))
    found = WINRATE.read(database)
    assert [row.lists for row in found.rows] == [2, 1]
    assert any(note.endswith("the name: a.") for note in found.notes)


def test_two_editions_of_the_rules_are_said(database: duckdb.DuckDBPyConnection) -> None:
    add(database, ("a", "b"), 0)
    add(database, ("a", "b"), 0, rules="3.7")
    assert any("edition" in note for note in WINRATE.read(database).notes)


def test_rows_are_said_not_to_be_independent(database: duckdb.DuckDBPyConnection) -> None:
    assert WINRATE.read(database).notes == ()
    add(database, ("a", "b"), 0)
    assert WINRATE.read(database).notes[0] == INDEPENDENCE
