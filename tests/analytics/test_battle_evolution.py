"""The statistics of Digimon Battle Evolution, each counted from the events in another way."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import duckdb
import pytest

from analytics.counted import tally_of
from analytics.filters import EVERYTHING, Filters
from analytics.games.battle_evolution.statistics.attacks import ATTACKS, ATTACKS_BY_TURN
from analytics.games.battle_evolution.statistics.evolutions import EVOLUTIONS, GROWTH
from analytics.games.battle_evolution.statistics.knockouts import KNOCKOUTS, KO_LEADS
from analytics.games.battle_evolution.statistics.supports import SUPPORTS
from analytics.games.official.statistics.memory import MEMORY
from analytics.games.official.statistics.tempo import TEMPO
from analytics.intervals import wilson
from analytics.listed import STATISTICS
from analytics.place import current
from dcg.battle_evolution.codes.cards import Attack
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.turn import Method, Motive
from dcg.battle_evolution.events import battle, cards, effects, evolving, turn
from dcg.battle_evolution.language.card import decode_card
from dcg.kernel.absent import FULL_LOG
from dcg.record import MatchRecord
from replays.match_file import of_seat
from replays.store import MatchStore
from tests.analytics.matches import played as official_match
from tests.battle_evolution.matches import folded, played

PLAYED = 24
OTHERS = 3
OWN = Filters(game="battle-evolution")


@pytest.fixture(scope="module")
def records() -> list[MatchRecord]:
    return [played(index) for index in range(PLAYED)]


@pytest.fixture(scope="module")
def database(
    tmp_path_factory: pytest.TempPathFactory, records: list[MatchRecord]
) -> Iterator[duckdb.DuckDBPyConnection]:
    """Matches of this game, and a few of the other beside them."""
    path: Path = tmp_path_factory.mktemp("both") / "both.db"
    with MatchStore.open(path, create=True) as store:
        store.add(records)
        store.add([official_match("red", "blue", 5, index) for index in range(OTHERS)])
        with current(store, None) as made, duckdb.connect(str(made)) as found:
            from analytics.games import search_path  # noqa: PLC0415

            found.execute(search_path())
            yield found


def level_of(record: MatchRecord, state: Any, card: int) -> str | None:
    return decode_card(record.definitions[state.address(card)]).level


def walked(record: MatchRecord) -> Iterator[tuple[Any, Any]]:
    """Each event with the state after it."""
    state = record.game.new_state()
    for event in record.events:
        record.game.handlers[type(event)](state, event)
        yield state, event


def of_all(rows: Sequence[Any]) -> list[Any]:
    return [row for row in rows if row.deck is None]


def test_attacks_are_those_of_the_events(
    database: duckdb.DuckDBPyConnection, records: list[MatchRecord]
) -> None:
    times: Counter = Counter()
    by_turn: Counter = Counter()
    damage: Counter = Counter()
    for record in records:
        chosen: dict[int, tuple[str | None, str, int]] = {}
        for state, event in walked(record):
            if type(event) is battle.AttacksRevealed:
                for seat in (0, 1):
                    level = level_of(record, state, state.sides[seat].active[-1])
                    attack = Attack(event.attacks[seat]).words
                    chosen[seat] = (level, attack, state.turn)
                    times[level, attack] += 1
                    by_turn[state.turn, attack] += 1
            elif type(event) is battle.DamageDealt:
                level, attack, _ = chosen[1 - event.seat]
                damage[level, attack] += event.amount
            elif type(event) is turn.PhaseBegun:
                chosen.clear()
            else:
                changed = chosen and type(event) is battle.AttackChanged
                assert not changed, "an attack that changes in battle is counted otherwise"
    rows = of_all(ATTACKS.read(database, OWN).rows)
    assert {(row.level, row.attack): row.times for row in rows if row.times} == times
    for row in rows:
        battles = sum(count for (level, _), count in times.items() if level == row.level)
        assert row.battles == battles
        assert row.share == pytest.approx(row.times / battles)
        assert row.low <= row.share <= row.high
        if row.times:
            assert row.damage == pytest.approx(damage[row.level, row.attack] / row.times)
    turns = of_all(ATTACKS_BY_TURN.read(database, OWN).rows)
    assert {(row.turn, row.attack): row.times for row in turns if row.times} == by_turn


def test_supports_are_those_of_the_events(
    database: duckdb.DuckDBPyConnection, records: list[MatchRecord]
) -> None:
    sources = {Zone.HAND: "hand", Zone.DECK: "blind", Zone.DESTINY_ZONE: "proxy"}
    times: Counter = Counter()
    voided: Counter = Counter()
    misfired: Counter = Counter()
    for record in records:
        lying: dict[int, str] = {}
        said: set[tuple[str, int]] = set()
        for _, event in walked(record):
            if type(event) is cards.CardsMoved and event.motive is Motive.SUPPORTED:
                lying[event.cards[0]] = sources[event.zone]
                times[sources[event.zone]] += 1
            elif type(event) is battle.SupportDeclined:
                times["none"] += 1
            elif type(event) is battle.SupportVoided and event.card in lying:
                voided[lying[event.card]] += 1
            elif type(event) is effects.EffectMisfired and event.card in lying:
                if ("misfired", event.card) not in said:
                    misfired[lying[event.card]] += 1
                    said.add(("misfired", event.card))
            elif type(event) is turn.LingeringEnded:
                lying.clear()
                said.clear()
    rows = {row.source: row for row in of_all(SUPPORTS.read(database, OWN).rows)}
    assert {source: row.times for source, row in rows.items() if row.times} == times
    for source in ("hand", "blind"):
        row = rows[source]
        assert row.asked == sum(times.values())
        assert row.share == pytest.approx(times[source] / row.asked)
        assert row.voided == pytest.approx(voided[source] / times[source])
        assert row.misfired == pytest.approx(misfired[source] / times[source])
        assert row.misfired_low <= row.misfired <= row.misfired_high
    assert sum(misfired.values()) > 20
    assert rows["none"].voided is None


def test_evolutions_are_those_of_the_events(
    database: duckdb.DuckDBPyConnection, records: list[MatchRecord]
) -> None:
    times = Counter(
        Method(event.method).name.lower()
        for record in records
        for event in record.events
        if type(event) is evolving.DigimonEvolved
    )
    rows = of_all(EVOLUTIONS.read(database, OWN).rows)
    assert {row.method: row.times for row in rows if row.times} == times
    for row in rows:
        assert row.n == len(records)
        assert row.evolutions == sum(times.values())
        assert row.mean == pytest.approx(times[row.method] / (2 * len(records)))


def test_the_first_of_a_level_comes_in_the_turn_the_events_say(
    database: duckdb.DuckDBPyConnection, records: list[MatchRecord]
) -> None:
    firsts: defaultdict[str, list[int]] = defaultdict(list)
    for record in records:
        begun = [0, 0]
        seen: set[tuple[int, str]] = set()
        for state, event in walked(record):
            if type(event) is turn.TurnBegun:
                begun[event.seat] += 1
            elif type(event) in (evolving.DigimonPlayed, evolving.DigimonEvolved):
                level = level_of(record, state, event.card)
                if level is not None and (event.seat, level) not in seen:
                    seen.add((event.seat, level))
                    firsts[level].append(begun[event.seat])
    for row in of_all(GROWTH.read(database, OWN).rows):
        held = sorted(firsts[row.level])
        assert (row.seats, row.reached) == (2 * len(records), len(held))
        if held:
            assert row.mean == pytest.approx(sum(held) / len(held))
            assert row.median == pytest.approx(
                (held[(len(held) - 1) // 2] + held[len(held) // 2]) / 2
            )


def test_ko_points_and_leads_are_those_at_the_ends_of_turns(
    database: duckdb.DuckDBPyConnection, records: list[MatchRecord]
) -> None:
    points: defaultdict[int, list[int]] = defaultdict(list)
    leads: Counter = Counter()
    won: Counter = Counter()
    for record in records:
        result = folded(record.events).course.result
        assert result is not None
        ko = (0, 0)
        number = 0
        for state, event in walked(record):
            if type(event) is turn.TurnBegun:
                if number:
                    points[number] += ko
                    if ko[0] != ko[1]:
                        leader = 0 if ko[0] > ko[1] else 1
                        leads[number, abs(ko[0] - ko[1])] += 1
                        won[number, abs(ko[0] - ko[1])] += result.winner == leader
                number = event.number
            ko = (state.sides[0].ko_points, state.sides[1].ko_points)
    rows = of_all(KNOCKOUTS.read(database, OWN).rows)
    assert {row.turn for row in rows} == set(points)
    for row in rows:
        held = points[row.turn]
        assert row.n == len(held) / 2
        assert row.mean == pytest.approx(sum(held) / len(held))
    found = KO_LEADS.read(database, OWN).rows
    assert {(row.turn, row.lead): (row.n, row.wins) for row in found} == {
        key: (count, won[key]) for key, count in leads.items()
    }
    for row in found:
        assert (row.low, row.high) == pytest.approx(wilson(row.wins, row.n))


def test_cards_are_counted_in_either_game(
    database: duckdb.DuckDBPyConnection, records: list[MatchRecord]
) -> None:
    rows = STATISTICS["cards"].read(database).rows
    assert {row.game for row in rows} == {"battle-evolution", "digimon-card-game"}
    supported: Counter = Counter()
    for record in records:
        for state, event in walked(record):
            if type(event) is cards.CardsMoved and event.motive is Motive.SUPPORTED:
                for card in event.cards:
                    number = decode_card(record.definitions[state.address(card)]).number
                    supported[record.id, state.owner_of[card], number] += 1
    found = database.execute(
        "SELECT match, seat, card, supported FROM battle_evolution.card_appearances "
        "WHERE supported > 0"
    ).fetchall()
    assert {(match, seat, card): count for match, seat, card, count in found} == supported
    unplaced = database.execute(
        "SELECT count(*) FROM battle_evolution.card_appearances WHERE copies <> end_deck + end_hand "
        "+ end_trash + end_board + end_dp_zone + end_destiny_zone + end_elsewhere"
    ).fetchone()
    assert unplaced == (0,)


def test_each_game_has_the_definitions_of_its_own_cards(
    database: duckdb.DuckDBPyConnection,
) -> None:
    shared = database.execute(
        "SELECT count(*) FROM battle_evolution.definitions JOIN digimon_card_game.definitions "
        "USING (definition)"
    ).fetchone()
    assert shared == (0,)
    counts = database.execute(
        "SELECT (SELECT count(*) FROM battle_evolution.definitions), "
        "(SELECT count(*) FROM digimon_card_game.definitions WHERE colours <> [])"
    ).fetchone()
    assert counts is not None
    assert min(counts) > 20


@pytest.mark.parametrize("statistic", [MEMORY, TEMPO])
def test_a_statistic_of_the_other_game_says_that_it_is(
    database: duckdb.DuckDBPyConnection, statistic: Any
) -> None:
    both = statistic.read(database, EVERYTHING)
    assert {row.game for row in both.rows} == {"digimon-card-game"}
    said = f"{PLAYED} matches of Digimon Battle Evolution are not in it."
    assert any(note.endswith(said) for note in both.notes)
    only = statistic.read(database, OWN)
    assert only.rows == ()
    assert any("counts matches of Digimon Card Game only" in note for note in only.notes)


def test_figures_of_one_statistic_are_of_matches_that_are_counted(
    database: duckdb.DuckDBPyConnection,
) -> None:
    (own,) = [group for group in tally_of(database, OWN).groups if group.game == OWN.game]
    assert own.n == PLAYED


def test_the_log_of_one_seat_is_counted_without_its_hidden_cards(
    tmp_path: Path, records: list[MatchRecord]
) -> None:
    """Supports and attacks are open in the end; appearances need a full log."""
    with MatchStore.open(tmp_path / "seat.db", create=True) as store:
        store.add([of_seat(record, 0) for record in records[:4]])
        assert all(
            folded(store.record(one.id).events).course.perspective != FULL_LOG
            for one in store.summaries()
        )
        with current(store, None) as made, duckdb.connect(str(made)) as found:
            used = found.execute(
                "SELECT count(*), count(card) FROM battle_evolution.attacks_used"
            ).fetchone()
            assert used is not None
            assert used[0] == used[1] > 0
            blind = found.execute(
                "SELECT count(*) FILTER (card IS NULL), count(*) "
                "FROM battle_evolution.supports_placed WHERE source = 'blind'"
            ).fetchone()
            assert blind is not None
            assert blind[0] == 0 < blind[1]
            appearances = found.execute(
                "SELECT count(*) FROM battle_evolution.card_appearances"
            ).fetchone()
            assert appearances == (0,)
