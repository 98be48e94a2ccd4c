"""Going first, endings, checks, cards: on tiny databases counted by hand, and on real matches counted
again straight from their events."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import duckdb
import pytest
from scipy.stats import binomtest  # type: ignore[import-untyped]

from analytics.database import opened
from analytics.every_game.cards import CARDS
from analytics.every_game.endings import ENDINGS
from analytics.every_game.first_player import FIRST_PLAYER
from analytics.every_game.matchups import MATCHUPS
from analytics.filters import Filters
from analytics.games.official.statistics.checks import CHECKS
from analytics.listed import STATISTICS
from analytics.projection import catch_up
from dcg.kernel.course import MatchEnded, MatchStarted
from dcg.official.events.attack import BattleFought, SecurityRevealed
from dcg.official.events.cards import CardsDrawn
from dcg.official.events.field import CardPlayed, DigiEggHatched, Digivolved, OptionUsed
from dcg.official.events.setup import FirstPlayerChosen
from dcg.official.game import GAME
from dcg.official.language.card import decode_card
from dcg.record import MatchRecord
from replays.store import MatchStore
from tests.analytics.invented import add
from tests.analytics.matches import some

COUNT = 30


@pytest.mark.parametrize("name", STATISTICS)
def test_every_statistic_is_apart_by_origin_and_players_and_knows_n(name: str) -> None:
    names = [column.name for column in STATISTICS[name].columns()]
    assert names[:4] == ["game", "origin", "player", "opponent_player"]
    assert "n" in names
    assert "small" in names
    assert any(name.endswith("low") for name in names)


@pytest.mark.parametrize("name", STATISTICS)
def test_every_statistic_has_nothing_to_say_of_nothing(
    database: duckdb.DuckDBPyConnection, name: str
) -> None:
    assert STATISTICS[name].read(database) == ((), (), 0)


def test_statistics_are_the_files_there_are() -> None:
    package = Path(__file__).parents[2] / "analytics"
    views = {
        path.read_text().partition("CREATE OR REPLACE VIEW ")[2].split()[0]
        for path in package.glob("**/sql/statistics/*.sql")
    }
    assert {one.of for one in STATISTICS.values()} == views


def test_going_first(database: duckdb.DuckDBPyConnection) -> None:
    for winner, first in ((0, 0), (0, 0), (1, 0), (0, 1), (1, 1), (None, 1)):
        add(database, ("a", "b"), winner, first_player=first)
    add(database, ("a", "a"), 1, first_player=1)
    add(database, ("a", "b"), 1)  # nobody knows who went first
    rows = {(row.deck, row.mirror): row for row in FIRST_PLAYER.read(database).rows}
    assert set(rows) == {(None, False), ("a", False), ("b", False), (None, True), ("a", True)}
    every = rows[None, False]
    assert (every.n, every.wins, every.draws, every.n_second) == (6, 3, 1, 0)
    assert every.difference is None
    a = rows["a", False]
    assert (a.n, a.wins, a.n_second, a.wins_second) == (3, 2, 3, 1)
    assert a.difference == pytest.approx(1 / 3)
    going_first = binomtest(2, 3).proportion_ci(method="wilson")
    going_second = binomtest(1, 3).proportion_ci(method="wilson")
    below = math.hypot(2 / 3 - going_first.low, going_second.high - 1 / 3)
    above = math.hypot(going_first.high - 2 / 3, 1 / 3 - going_second.low)
    assert a.difference_low == pytest.approx(1 / 3 - below)
    assert a.difference_high == pytest.approx(1 / 3 + above)
    assert (rows["a", True].n, rows["a", True].wins) == (1, 1)


def test_endings(database: duckdb.DuckDBPyConnection) -> None:
    for winner, reason in ((0, "attack"), (0, "attack"), (1, "deck"), (None, "loop")):
        match = add(database, ("a", "b"), winner)
        database.execute("UPDATE matches SET reason = ? WHERE match = ?", [reason, match])
    rows = {(row.deck, row.reason): row for row in ENDINGS.read(database).rows}
    assert rows[None, "attack"][6:10] == ("attack", 4, 2, None)
    assert rows["a", "attack"].won == 2
    assert rows["b", "attack"].won == 0
    assert rows["b", "deck"].won == 1
    assert rows["b", "loop"].share == 0.25
    for deck in (None, "a", "b"):
        shares = [row.share or 0 for (held, _), row in rows.items() if held == deck]
        assert sum(shares) == pytest.approx(1)


def test_cards_are_differences_from_the_deck(database: duckdb.DuckDBPyConnection) -> None:
    """Eight matches of a deck, half of them won; with the card in the opening hand three of four."""
    held = [(1, 0), (1, 0), (1, 0), (1, 1), (0, 0), (0, 1), (0, 1), (0, 1)]
    for opening, winner in held:
        match = add(database, ("a", "b"), winner)
        database.execute(
            "INSERT INTO card_appearances BY NAME SELECT ? AS match, 0 AS seat, 'C-1' AS card, "
            "4 AS copies, ? AS opening_hand, 1 AS in_hand, 0 AS drawn, 0 AS played, "
            "0 AS digivolved_into, 0 AS used, 0 AS hatched, 0 AS activated, 0 AS attacked, "
            "0 AS deleted, 0 AS in_security, 0 AS checked, 4 AS end_deck, 0 AS end_hand, "
            "0 AS end_security, 0 AS end_trash, 0 AS end_field, 0 AS end_under, "
            "0 AS end_elsewhere",
            [match, opening],
        )
    found = CARDS.read(database)
    rows = {row.use: row for row in found.rows}
    assert set(rows) == {"opening hand", "in hand"}
    row = rows["opening hand"]
    assert (row.deck, row.card, row.n, row.wins, row.matches) == ("a", "C-1", 4, 3, 8)
    assert (row.rate, row.baseline, row.difference) == (0.75, 0.5, 0.25)
    # With against without is 3/4 - 1/4, Newcombe -0.1496 to 0.8; half of the matches are without.
    ((low, high),) = database.execute(
        "SELECT difference_low(3, 4, 1, 4), difference_high(3, 4, 1, 4)"
    ).fetchall()
    assert (row.low, row.high) == pytest.approx((low / 2, high / 2))
    assert row.low is not None
    assert row.high is not None
    assert row.low < 0
    assert row.high > 0.25
    always = rows["in hand"]
    assert (always.n, always.difference, always.low, always.high) == (8, 0, None, None)
    assert any("Associations" in note for note in found.notes)


def test_the_published_interval_of_a_difference(database: duckdb.DuckDBPyConnection) -> None:
    """Newcombe, Statistics in Medicine 17 (1998) 873-890, table II, method 10."""
    for (w, n, w0, n0), low, high in (
        ((56, 70, 48, 80), 0.0524, 0.3339),
        ((9, 10, 3, 10), 0.1705, 0.8090),
        ((10, 10, 0, 20), 0.6791, 1.0),
    ):
        found = database.execute(
            f"SELECT difference_low({w}, {n}, {w0}, {n0}), difference_high({w}, {n}, {w0}, {n0})"
        ).fetchone()
        assert found == pytest.approx((low, high), abs=6e-5)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("thirty")
    path = folder / "thirty.duckdb"
    with MatchStore.open(folder / "thirty.db", create=True) as store:
        store.add(some(COUNT, seed=5))
        catch_up(store, path)
    return path


class Recount:
    """What statistics count, counted event by event: no SQL on this side."""

    def __init__(self) -> None:
        self.first: Counter[tuple[str, bool]] = Counter()
        self.matchups: Counter[tuple[str, str, bool]] = Counter()
        self.endings: Counter[tuple[str, str]] = Counter()
        self.checks: Counter[tuple[str, str]] = Counter()
        self.cards: Counter[tuple[str, str, str, bool]] = Counter()
        self.decks: Counter[str] = Counter()

    def count(self, match: MatchRecord) -> None:
        """One match that is no mirror."""
        names = decks_of(match)
        ended = next(event for event in match.events if isinstance(event, MatchEnded))
        chosen = next(event for event in match.events if isinstance(event, FirstPlayerChosen))
        revealed, used = _followed(match)
        self.first[names[chosen.seat], ended.winner == chosen.seat] += 1
        for owner, outcome in revealed:
            self.checks[names[owner], outcome] += 1
        for seat, deck in enumerate(names):
            won = ended.winner == seat
            self.decks[deck] += 1
            self.matchups[deck, names[1 - seat], won] += 1
            self.endings[deck, ended.reason] += 1
            for owner, card, use in used:
                if owner == seat:
                    self.cards[deck, card, use, won] += 1


def decks_of(match: MatchRecord) -> list[str]:
    """The decks of both seats."""
    started = match.events[0]
    assert isinstance(started, MatchStarted)
    return [seat.deck for seat in started.header.seats]


def _followed(match: MatchRecord) -> tuple[list[tuple[int, str]], set[tuple[int, str, str]]]:
    """Outcomes of checks by the seat checked, and what became of cards: seat, number, use."""
    state = GAME.new_state()
    numbers = {key: decode_card(data).number for key, data in match.definitions.items()}
    revealed: dict[int, str] = {}
    used: set[tuple[int, str, str]] = set()

    def note(seat: int, cards: Iterable[int], use: str) -> None:
        for card in cards:
            used.add((seat, numbers[state.definitions[state.definition_of[card]]], use))

    for event in match.events:
        GAME.handlers[type(event)](state, event)
        if isinstance(event, SecurityRevealed):
            revealed[event.card] = "Digimon, no battle"
        elif isinstance(event, BattleFought) and event.security_card >= 0:
            what = {0: "lost", 1: "won", -1: "tied"}[event.winner]
            revealed[event.security_card] = f"Digimon, {what} its battle"
        elif isinstance(event, CardPlayed | Digivolved | OptionUsed | DigiEggHatched):
            note(event.seat, (event.card,), "played")
        elif isinstance(event, CardsDrawn) and state.turn.number:
            note(event.seat, event.cards, "drawn")
        if state.turn.number:
            for seat in (0, 1):
                note(seat, state.sides[seat].hand, "in hand")
    return [(state.owner_of[card], outcome) for card, outcome in revealed.items()], used


def test_against_a_recount_of_thirty_matches(played: Path) -> None:
    again = Recount()
    for match in some(COUNT, seed=5):
        if len(set(decks_of(match))) == 2:
            again.count(match)
    with opened(played, read_only=True) as database:
        for row in FIRST_PLAYER.read(database).rows:
            if row.deck is not None and not row.mirror:
                assert row.wins == again.first[row.deck, True]
                assert row.n == again.first[row.deck, True] + again.first[row.deck, False]
        pairs = [row for row in MATCHUPS.read(database).rows if not row.mirror]
        assert {(row.deck, row.opponent_deck, row.wins) for row in pairs} == {
            (deck, against, count) for (deck, against, won), count in again.matchups.items() if won
        }
        found = {
            (row.deck, row.reason): row.ended
            for row in ENDINGS.read(database).rows
            if row.deck is not None and not row.mirror
        }
        assert found == again.endings
        outcomes = CHECKS.read(database).rows
        assert {(row.deck, row.outcome): row.times for row in outcomes} == again.checks
        assert len(again.checks) >= 4
        uses = [row for row in CARDS.read(database).rows if row.use != "opening hand"]
        assert {(row.deck, row.card, row.use): (row.n, row.wins) for row in uses} == {
            key: (again.cards[*key, True] + again.cards[*key, False], again.cards[*key, True])
            for key in {(deck, card, use) for deck, card, use, _ in again.cards}
        }
        for use in uses:
            assert use.matches == again.decks[use.deck]
        only = CHECKS.read(database, Filters(decks=("red",))).rows
        assert {row.deck for row in only} == {"red"}
        assert sum(row.times for row in only) == only[0].checks
