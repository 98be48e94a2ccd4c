"""How long matches are: against a recount of the logs, mirrors and pairings apart."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from statistics import fmean, median, stdev

import duckdb
import pytest

from analytics.database import opened
from analytics.every_game.length import LENGTH, LENGTHS
from analytics.filters import Filters
from analytics.projection import catch_up
from dcg.kernel.course import MatchStarted
from dcg.official.events.turn import TurnStarted
from replays.store import MatchStore
from tests.analytics.invented_turns import Turn, add
from tests.analytics.matches import COUNT, some

WENT_ON = Turn(1)


def test_against_a_recount_of_the_logs(store: MatchStore, path: Path) -> None:
    catch_up(store, path)
    turns: dict[bool, list[int]] = {False: [], True: []}
    events: dict[bool, list[int]] = {False: [], True: []}
    for match in some(COUNT):
        (started,) = (event for event in match.events if isinstance(event, MatchStarted))
        mirror = started.header.seats[0].deck == started.header.seats[1].deck
        turns[mirror].append(sum(isinstance(event, TurnStarted) for event in match.events))
        events[mirror].append(len(match.events))
    with opened(path, read_only=True) as database:
        rows = {(row.deck, row.opponent_deck): row for row in LENGTH.read(database).rows}
        spread = LENGTHS.read(database).rows
    assert {(row.decks, row.turns): row.matches for row in spread} == Counter(
        ("different", count) for count in turns[False]
    ) + Counter(("mirror", count) for count in turns[True])
    every = rows[None, None]
    assert every.n == len(turns[False]) == 8
    assert (every.turns, every.turns_median) == (fmean(turns[False]), median(turns[False]))
    assert (every.events, every.events_median) == (fmean(events[False]), median(events[False]))
    assert every.turns_most == max(turns[False])
    assert every.turns is not None
    assert every.turns_low is not None
    reach = 2.364624252 * stdev(turns[False]) / 8**0.5  # Student's t, 7 degrees of freedom
    assert every.turns - every.turns_low == pytest.approx(reach)
    pair = next(row for key, row in rows.items() if None not in key and key[0] != key[1])
    assert pair.n == 8  # once, whichever deck sat where
    assert rows["red", "red"].n == 2
    assert rows["red", None].n == rows["blue", None].n == 8
    assert len(rows) == 5


def test_one_match_has_a_mean_and_no_interval(database: duckdb.DuckDBPyConnection) -> None:
    add(database, ("a", "b"), 0, [WENT_ON] * 3, events=70)
    row = LENGTH.read(database).rows[0]
    assert (row.n, row.turns, row.turns_low, row.turns_high) == (1, 3, None, None)
    assert row.small
    (spread,) = LENGTHS.read(database).rows
    assert (spread.turns, spread.matches, spread.n, spread.share) == (3, 1, 1, 1)


def test_a_mirror_is_in_its_own_row_only(database: duckdb.DuckDBPyConnection) -> None:
    add(database, ("a", "b"), 0, [WENT_ON] * 2)
    add(database, ("a", "a"), 0, [WENT_ON] * 9)
    rows = {(row.deck, row.opponent_deck): row for row in LENGTH.read(database).rows}
    assert {key: (row.n, row.turns) for key, row in rows.items()} == {
        (None, None): (1, 2),
        ("a", None): (1, 2),
        ("b", None): (1, 2),
        ("a", "b"): (1, 2),
        ("a", "a"): (1, 9),
    }


def test_pairings_of_players_and_origins_have_their_rows(
    database: duckdb.DuckDBPyConnection,
) -> None:
    add(database, ("a", "b"), 0, [WENT_ON] * 2)
    add(database, ("a", "b"), 0, [WENT_ON] * 4, origin="played")
    add(database, ("a", "b"), 0, [WENT_ON] * 6, players=("greedy", "random"))
    every = [row for row in LENGTH.read(database).rows if row.deck is None]
    assert [(row.origin, row.player, row.opponent_player, row.turns) for row in every] == [
        ("played", "random", "random", 4),
        ("simulated", "greedy", "random", 6),
        ("simulated", "random", "greedy", 6),
        ("simulated", "random", "random", 2),
    ]


def test_with_a_deck_named_it_is_the_first_of_its_match_ups(
    database: duckdb.DuckDBPyConnection,
) -> None:
    add(database, ("a", "b"), 0, [WENT_ON])
    rows = LENGTH.read(database, Filters(decks=("b",))).rows
    assert [(row.deck, row.opponent_deck) for row in rows] == [
        (None, None),
        ("b", None),
        ("b", "a"),
    ]
