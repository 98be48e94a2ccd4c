"""Security stacks by turn, and who leads: against a recount of the logs; no match counts twice."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import duckdb
import pytest

from analytics.database import opened
from analytics.filters import Filters
from analytics.games.official.statistics.security import LEADS, SECURITY
from analytics.projection import catch_up
from dcg.kernel.course import MatchEnded
from dcg.official.events.turn import TurnStarted
from dcg.official.game import GAME
from replays.store import MatchStore
from tests.analytics.invented_turns import Turn, add
from tests.analytics.matches import COUNT, some


def test_against_a_recount_of_the_logs(store: MatchStore, path: Path) -> None:
    catch_up(store, path)
    cards: dict[int, list[int]] = defaultdict(list)
    won: dict[tuple[int, int], list[bool]] = defaultdict(list)
    for at, match in enumerate(some(COUNT)):
        if at % 5 == 4:  # a mirror
            continue
        winner = next(event.winner for event in match.events if isinstance(event, MatchEnded))
        board = GAME.new_state()
        for event in match.events:
            if isinstance(event, TurnStarted) and board.turn.number:
                first, second = (len(side.security_stack) for side in board.sides)
                cards[board.turn.number] += [first, second]
                if first != second:
                    leader = 0 if first > second else 1
                    won[board.turn.number, abs(first - second)].append(winner == leader)
            GAME.handlers[type(event)](board, event)
    with opened(path, read_only=True) as database:
        every = {row.turn: row for row in SECURITY.read(database).rows if row.deck is None}
        leads = {
            (row.turn, row.lead): row
            for row in LEADS.read(database).rows
            if row.decks == "different"
        }
    assert {turn: row.n for turn, row in every.items()} == {
        turn: len(held) // 2 for turn, held in cards.items()
    }
    for turn, row in every.items():
        assert row.mean == pytest.approx(sum(cards[turn]) / len(cards[turn]))
    assert {key: (row.wins, row.n) for key, row in leads.items()} == {
        key: (sum(held), len(held)) for key, held in won.items()
    }


def test_of_two_seats_only_the_leader_counts_and_nobody_while_even(
    database: duckdb.DuckDBPyConnection,
) -> None:
    add(database, ("a", "b"), 0, [Turn(1, (5, 5)), Turn(1, (5, 3)), Turn(1, (4, 5)), Turn(None)])
    rows = LEADS.read(database).rows
    assert [(row.turn, row.lead, row.n, row.wins) for row in rows] == [(2, 2, 1, 1), (3, 1, 1, 0)]


def test_seen_from_one_deck_it_can_be_even_or_behind(database: duckdb.DuckDBPyConnection) -> None:
    add(database, ("a", "b"), 0, [Turn(1, (5, 5)), Turn(1, (3, 5)), Turn(None)])
    rows = LEADS.read(database, Filters(decks=("a",))).rows
    assert [(row.turn, row.lead, row.rate) for row in rows] == [(1, 0, 1), (2, -2, 1)]


def test_the_turn_in_which_the_match_ends_is_not_counted(
    database: duckdb.DuckDBPyConnection,
) -> None:
    add(database, ("a", "b"), 0, [Turn(2, (5, 4)), Turn(None, (5, 0))])
    assert {row.turn for row in SECURITY.read(database).rows} == {1}
    assert {row.turn for row in LEADS.read(database).rows} == {1}


def test_a_deck_is_counted_by_its_own_stack_and_mirrors_apart(
    database: duckdb.DuckDBPyConnection,
) -> None:
    add(database, ("a", "b"), 0, [Turn(1, (5, 2))])
    add(database, ("b", "a"), 0, [Turn(1, (1, 4))])
    add(database, ("a", "a"), 0, [Turn(1, (0, 1))])
    rows = {(row.deck, row.opponent_deck): row for row in SECURITY.read(database).rows}
    assert {key: (row.n, row.mean) for key, row in rows.items()} == {
        (None, None): (2, 3),
        ("a", None): (2, 4.5),
        ("b", None): (2, 1.5),
        ("a", "a"): (1, 0.5),
    }
    assert rows["a", None].small
    assert {row.decks: row.n for row in LEADS.read(database).rows} == {
        "different": 2,
        "mirror": 1,
    }


def test_pairings_of_players_and_origins_have_their_rows(
    database: duckdb.DuckDBPyConnection,
) -> None:
    add(database, ("a", "b"), 0, [Turn(1, (5, 1))])
    add(database, ("a", "b"), 0, [Turn(1, (4, 1))], origin="played")
    add(database, ("a", "b"), 0, [Turn(1, (3, 1))], players=("greedy", "random"))
    rows = LEADS.read(database).rows
    assert [(row.origin, row.player, row.lead) for row in rows] == [
        ("played", "random", 3),
        ("simulated", "greedy", 2),
        ("simulated", "random", -2),
        ("simulated", "random", 4),
    ]
