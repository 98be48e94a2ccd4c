"""Memory handed to the opponent: against a recount of the logs; intervals are clustered by match."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from statistics import median

import duckdb
import numpy as np
import pytest

from analytics.database import opened
from analytics.games.official.statistics.memory import HANDED, MEMORY
from analytics.projection import catch_up
from dcg.kernel.course import MatchStarted
from dcg.official.events.turn import Passed, TurnStarted
from dcg.official.game import GAME
from replays.store import MatchStore
from tests.analytics.invented_turns import Turn, add
from tests.analytics.matches import COUNT, some


def test_against_a_recount_of_the_logs(store: MatchStore, path: Path) -> None:
    catch_up(store, path)
    handed: list[int] = []
    passes = 0
    for match in some(COUNT):
        (started,) = (event for event in match.events if isinstance(event, MatchStarted))
        if started.header.seats[0].deck == started.header.seats[1].deck:
            continue
        passes += sum(isinstance(event, Passed) for event in match.events)
        board = GAME.new_state()
        for event in match.events:
            if isinstance(event, TurnStarted) and board.turn.number:
                handed.append(board.memory if event.seat == 0 else -board.memory)
            GAME.handlers[type(event)](board, event)
    with opened(path, read_only=True) as database:
        row = MEMORY.read(database).rows[0]
        spread = [one for one in HANDED.read(database).rows if one.deck is None]
    assert (row.deck, row.n, row.turns) == (None, 8, len(handed))
    assert row.mean == pytest.approx(sum(handed) / len(handed))
    assert row.median == median(handed)
    assert row.one == pytest.approx(handed.count(1) / len(handed))
    assert row.passed == pytest.approx(passes / len(handed))
    assert Counter({one.memory: one.turns for one in spread}) == Counter(handed)
    assert sum(one.share or 0 for one in spread) == pytest.approx(1)


def test_the_interval_is_clustered_by_match(database: duckdb.DuckDBPyConnection) -> None:
    """Against the sandwich formula written with matrices: residuals added up by match."""
    matches = [[1, 1, 1, 2], [5, 6, 5, 6, 6, 5], [3, 2], [8, 9, 9, 8]]
    for held in matches:
        add(database, ("a", "b"), 0, [turn for one in held for turn in (Turn(one), Turn(3))])
    row = next(one for one in MEMORY.read(database).rows if one.deck == "a")
    values = np.concatenate([np.array(held, float) for held in matches])
    mean = values.mean()
    scores = np.array([np.sum(np.array(held) - mean) for held in matches])
    count = len(matches)
    error = np.sqrt(count / (count - 1) * np.sum(scores**2)) / len(values)
    assert (row.n, row.turns) == (4, 16)
    assert row.mean == pytest.approx(mean)
    assert row.low == pytest.approx(mean - 3.182446305 * error)
    assert row.high == pytest.approx(mean + 3.182446305 * error)


def test_turns_that_are_all_alike_within_a_match_say_no_more_than_the_match(
    database: duckdb.DuckDBPyConnection,
) -> None:
    for at in range(10):
        one = 1 if at % 2 else 4
        add(database, ("a", "b"), 0, [Turn(one), Turn(2)] * 20)
    row = next(one for one in MEMORY.read(database).rows if one.deck == "a")
    assert (row.n, row.turns, row.one) == (10, 200, 0.5)
    assert row.one_low is not None
    assert row.one_low < 0.25  # Wilson's bound for 100 of 200 turns would be 0.43


def test_the_turn_in_which_the_match_ends_hands_nothing(
    database: duckdb.DuckDBPyConnection,
) -> None:
    add(database, ("a", "b"), 0, [Turn(3, passed=True), Turn(1), Turn(None)])
    a = next(one for one in MEMORY.read(database).rows if one.deck == "a")
    assert (a.turns, a.mean, a.passed, a.one) == (1, 3, 1, 0)
    assert (a.low, a.small) == (None, True)


def test_mirrors_are_apart_and_one_cluster_a_match(database: duckdb.DuckDBPyConnection) -> None:
    add(database, ("a", "b"), 0, [Turn(1), Turn(2)])
    add(database, ("a", "a"), 0, [Turn(7), Turn(9)])
    rows = {(row.deck, row.opponent_deck): row for row in MEMORY.read(database).rows}
    assert {key: (row.n, row.turns, row.mean) for key, row in rows.items()} == {
        (None, None): (1, 2, 1.5),
        ("a", None): (1, 1, 1),
        ("b", None): (1, 1, 2),
        ("a", "a"): (1, 2, 8),
    }
    spread = [one for one in HANDED.read(database).rows if one.opponent_deck == "a"]
    assert {one.memory: one.turns for one in spread} == {1: 0, 2: 0, 7: 1, 9: 1}


def test_pairings_of_players_and_origins_have_their_rows(
    database: duckdb.DuckDBPyConnection,
) -> None:
    add(database, ("a", "b"), 0, [Turn(1), Turn(1)])
    add(database, ("a", "b"), 0, [Turn(5), Turn(5)], origin="played")
    add(database, ("a", "b"), 0, [Turn(9), Turn(2)], players=("greedy", "random"))
    rows = [row for row in MEMORY.read(database).rows if row.deck is None]
    assert [(row.origin, row.player, row.mean) for row in rows] == [
        ("played", "random", 5),
        ("simulated", "greedy", 9),
        ("simulated", "random", 2),
        ("simulated", "random", 1),
    ]
