"""Filters apply before anything is added up; a name nobody has is an error, not an empty table."""

from __future__ import annotations

from datetime import datetime

import duckdb
import pytest

from analytics.errors import NothingSo
from analytics.every_game.length import LENGTH
from analytics.every_game.winrate import WINRATE
from analytics.filters import EVERYTHING, Filters, choose
from tests.analytics.invented import add

JANUARY, MARCH = datetime(2026, 1, 10), datetime(2026, 3, 1)  # noqa: DTZ001 - UTC, as stored


@pytest.fixture
def filled(database: duckdb.DuckDBPyConnection) -> duckdb.DuckDBPyConnection:
    add(database, ("a", "b"), 0, first_player=0, recorded_at=JANUARY, lists=("abcd", "ef"))
    add(database, ("b", "a"), 0, first_player=0, recorded_at=MARCH, rules="3.7")
    add(database, ("a", "c"), 1, first_player=1, recorded_at=MARCH, engine="f")
    add(database, ("c", "a"), 1, players=("greedy", "random"), first_player=0, recorded_at=MARCH)
    add(database, ("a", "b"), 0, origin="played", first_player=1, recorded_at=JANUARY)
    return database


@pytest.mark.parametrize(
    ("filters", "counted"),
    [
        (EVERYTHING, 10),
        (Filters(decks=("a",)), 5),
        (Filters(decks=("b", "c")), 5),
        (Filters(against=("c",)), 2),
        (Filters(decks=("a",), against=("b",)), 3),
        (Filters(seat=0), 5),
        (Filters(decks=("a",), seat=0), 3),
        (Filters(decks=("a",), first=True), 1),
        (Filters(decks=("a",), first=False), 4),
        (Filters(player="greedy"), 1),
        (Filters(opponent="greedy"), 1),
        (Filters(origin="played"), 2),
        (Filters(since=MARCH), 6),
        (Filters(before=MARCH), 4),
        (Filters(since=JANUARY, before=JANUARY), 0),
        (Filters(deck_list="ab"), 1),
        (Filters(deck_list="x"), 4),
        (Filters(rules="3.7"), 2),
        (Filters(engine="f"), 2),
    ],
)
def test_only_what_a_filter_lets_through_is_counted(
    filled: duckdb.DuckDBPyConnection, filters: Filters, counted: int
) -> None:
    assert sum(row.n for row in WINRATE.read(filled, filters).rows) == counted


def test_a_filter_is_gone_with_the_next_question(filled: duckdb.DuckDBPyConnection) -> None:
    choose(filled, Filters(decks=("a",), seat=1, origin="played"))
    assert sum(row.n for row in WINRATE.read(filled).rows) == 10


@pytest.mark.parametrize(
    ("filters", "says"),
    [
        (Filters(decks=("a", "bench-blu")), "deck 'bench-blu'; there is: a, b, c"),
        (Filters(opponent="greed"), "opposing player 'greed'; did you mean greedy?"),
        (Filters(deck_list="zz"), "deck list 'zz'"),
        (Filters(rules="9"), "edition of the rules '9'"),
    ],
)
def test_a_name_nobody_has_is_refused(
    filled: duckdb.DuckDBPyConnection, filters: Filters, says: str
) -> None:
    with pytest.raises(NothingSo) as raised:
        WINRATE.read(filled, filters)
    assert says in str(raised.value)


def test_an_empty_database_refuses_no_name(database: duckdb.DuckDBPyConnection) -> None:
    assert WINRATE.read(database, Filters(decks=("a",))).rows == ()


def test_unfinished_matches_are_counted_within_the_filters(
    filled: duckdb.DuckDBPyConnection,
) -> None:
    add(filled, ("a", "b"), None, finished=False)
    assert "1 unfinished match is not counted." in WINRATE.read(filled, Filters(decks=("a",))).notes
    notes = WINRATE.read(filled, Filters(decks=("c",))).notes
    assert not any("unfinished" in note for note in notes)


@pytest.fixture
def of_kinds(database: duckdb.DuckDBPyConnection) -> duckdb.DuckDBPyConnection:
    """Two lists of one archetype from two formats, one of another, and one that nobody knows."""
    add(database, ("a1", "b"), 0, archetypes=("A", "B"), formats=("BT3", "BT4"))
    add(database, ("b", "a2"), 1, archetypes=("B", "A"), formats=("BT4", "BT4"))
    add(database, ("a1", "a2"), 0, archetypes=("A", "A"), formats=("BT3", "BT4"))
    add(database, ("a1", "mine"), 1, archetypes=("A", None), formats=("BT3", None))
    return database


def test_decks_of_one_archetype_or_format_can_be_counted_as_one(
    of_kinds: duckdb.DuckDBPyConnection,
) -> None:
    """A meeting of two decks that count as one is a mirror; a deck of no known kind stays itself."""

    def counted(filters: Filters) -> dict[str, tuple[int, int, int]]:
        rows = WINRATE.read(of_kinds, filters).rows
        return {row.deck: (row.n, row.wins, row.mirrors) for row in rows}

    each = {"a1": (3, 2, 0), "a2": (2, 1, 0), "b": (2, 0, 0), "mine": (1, 1, 0)}
    assert counted(EVERYTHING) == each
    assert counted(Filters(by="archetype")) == {"A": (3, 2, 1), "B": (2, 0, 0), "mine": (1, 1, 0)}
    assert counted(Filters(by="format")) == {"BT3": (3, 2, 0), "BT4": (2, 0, 1), "mine": (1, 1, 0)}
    assert counted(EVERYTHING) == each


def test_a_filter_names_the_deck_itself_also_where_archetypes_are_counted(
    of_kinds: duckdb.DuckDBPyConnection,
) -> None:
    rows = WINRATE.read(of_kinds, Filters(decks=("a2",), by="archetype")).rows
    assert [(row.deck, row.n, row.mirrors) for row in rows] == [("A", 1, 1)]


@pytest.mark.parametrize(
    ("filters", "counted"),
    [(Filters(archetype="A"), 5), (Filters(format="BT3"), 3), (Filters(archetype="B"), 2)],
)
def test_seats_can_be_chosen_by_the_kind_of_their_deck(
    of_kinds: duckdb.DuckDBPyConnection, filters: Filters, counted: int
) -> None:
    assert sum(row.n for row in WINRATE.read(of_kinds, filters).rows) == counted
    with pytest.raises(NothingSo, match="archetype"):
        choose(of_kinds, Filters(archetype="C"))


def test_lengths_are_of_archetypes_too(of_kinds: duckdb.DuckDBPyConnection) -> None:
    pairs = {
        (row.deck, row.opponent_deck)
        for row in LENGTH.read(of_kinds, Filters(by="archetype")).rows
        if row.deck and row.opponent_deck
    }
    assert pairs == {("A", "A"), ("A", "B"), ("A", "mine")}
