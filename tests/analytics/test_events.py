"""Events, decisions and appearances of cards, each counted again straight from the logs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import duckdb
import pytest

from analytics.database import create
from analytics.figures_page import read, rows_of
from analytics.games import search_path
from analytics.games.official.reader import OfficialReader
from analytics.games.tables import Reading
from analytics.layouts import EVENTS, FIGURES, Layout
from analytics.page import Page
from analytics.projection import write
from dcg.kernel.causes import causes
from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.redaction import redact
from dcg.official.catalogue import catalogue, deck
from dcg.official.codes.questions import NAMES
from dcg.official.events.attack import AttackDeclared, BattleFought, SecurityRevealed
from dcg.official.events.cards import CardsDrawn
from dcg.official.events.field import CardPlayed, Digivolved, OptionUsed, PermanentsDeleted
from dcg.official.events.setup import SecurityStackPlaced
from dcg.official.events.turn import CostPaid, TurnStarted
from dcg.official.game import GAME
from dcg.official.language.card import decode_card
from dcg.official.rules import OfficialRules
from dcg.record import MatchRecord
from dcg.simulation import Plan, planned_opening, simulate

DECKS = ("bench-red", "bench-blue")


@cache
def printed(index: int) -> MatchRecord:
    """A match between decks whose cards have effects."""
    plan = Plan((deck(DECKS[0]), deck(DECKS[1])), ("random", "random"), 21, index)
    return simulate(plan, catalogue(), _rules())


@cache
def _rules() -> OfficialRules:
    plan = Plan((deck(DECKS[0]), deck(DECKS[1])), ("random", "random"), 21, 0)
    _, begun = planned_opening(plan, catalogue())
    return OfficialRules(begun.definitions)


def record(match: MatchRecord, events: Sequence[Event] | None = None) -> MatchRecord:
    return MatchRecord(match.id, match.events if events is None else events, match.definitions)


def filled(records: Sequence[MatchRecord]) -> duckdb.DuckDBPyConnection:
    """Both databases in memory, with these matches as one page."""
    database = duckdb.connect(":memory:")
    create(database)
    _write(database, records, FIGURES)
    database.execute(f"ATTACH ':memory:' AS {EVENTS.name}; USE {EVENTS.name}")
    create(database, EVENTS)
    _write(database, records, EVENTS)
    database.execute(f"USE memory; {search_path(EVENTS.name)}")
    return database


def _write(
    database: duckdb.DuckDBPyConnection, records: Sequence[MatchRecord], layout: Layout
) -> None:
    maker = layout.maker()
    rows = maker.rows_of([maker.read(one) for one in records])
    empty = {"left_out": database.execute("FROM left_out").to_arrow_table()}
    ids = tuple(one.id for one in records)
    page = Page(ids, {**rows, **empty}, 1, "", len(ids), 0)
    write(database, page, layout)


@pytest.fixture(scope="module")
def matches() -> list[MatchRecord]:
    return [printed(index) for index in range(4)]


@pytest.fixture(scope="module")
def database(matches: list[MatchRecord]) -> duckdb.DuckDBPyConnection:
    return filled([record(match) for match in matches])


class Board:
    """Card numbers and the tops of permanents, folded plainly."""

    def __init__(self, match: MatchRecord) -> None:
        self.state = GAME.new_state()
        self.numbers = {
            address: decode_card(data).number for address, data in match.definitions.items()
        }

    def apply(self, event: Event) -> None:
        GAME.handlers[type(event)](self.state, event)

    def number(self, card: int) -> str:
        return self.numbers[self.state.definitions[self.state.definition_of[card]]]

    def top(self, permanent: int) -> str:
        return self.number(self.state.permanents[permanent].top)


def rows(database: duckdb.DuckDBPyConnection, query: str) -> list[tuple[Any, ...]]:
    return database.execute(query).fetchall()


def test_every_event_is_there_with_its_fields(
    database: duckdb.DuckDBPyConnection, matches: list[MatchRecord]
) -> None:
    for match in matches[:2]:
        found = rows(
            database,
            f"SELECT topic, actor, because, content FROM events WHERE match = '{match.id}' ORDER BY event",
        )
        assert len(found) == len(match.events)
        for event, (topic, actor, _, content) in zip(match.events, found, strict=True):
            assert topic == event.TOPIC.partition(".")[2]
            assert actor == getattr(event, "seat", -1)
            said = json.loads(content)
            assert list(said) == list(event.__struct_fields__)
            for name, value in said.items():
                held = getattr(event, name)
                if isinstance(held, int | str):
                    assert value == held
                if isinstance(held, tuple) and all(isinstance(one, int) for one in held):
                    assert tuple(value) == held


def test_why_an_event_happened_is_what_explain_says(
    database: duckdb.DuckDBPyConnection, matches: list[MatchRecord]
) -> None:
    match = matches[0]
    found = rows(database, f"SELECT because FROM events WHERE match = '{match.id}' ORDER BY event")
    ordinals = rows(
        database, f"SELECT ordinal FROM events WHERE match = '{match.id}' ORDER BY event"
    )
    said = set()
    for place in range(0, len(match.events), 7):
        chain = causes(match.events, place)
        because = chain[0].because if chain else -1
        (ordinal,) = found[place]
        assert (None if because < 0 else ordinals[because][0]) == ordinal
        said.add(because < 0)
    assert said == {True, False}


def test_content_can_be_asked_with_sql(
    database: duckdb.DuckDBPyConnection, matches: list[MatchRecord]
) -> None:
    ((paid,),) = rows(
        database, "SELECT sum((content->>'paid')::INT) FROM events WHERE topic = 'cost_paid'"
    )
    assert paid == sum(
        event.paid for match in matches for event in match.events if isinstance(event, CostPaid)
    )


def test_the_cards_an_event_names(
    database: duckdb.DuckDBPyConnection, matches: list[MatchRecord]
) -> None:
    match = matches[1]
    board = Board(match)
    seen = set()
    found = rows(database, f"SELECT cards FROM events WHERE match = '{match.id}' ORDER BY event")
    for event, (cards,) in zip(match.events, found, strict=True):
        board.apply(event)
        if isinstance(event, CardPlayed | Digivolved | SecurityRevealed):
            expected = [board.number(event.card)]
        elif isinstance(event, CardsDrawn):
            expected = [board.number(card) for card in event.cards]
        elif isinstance(event, AttackDeclared):
            expected = [board.top(one) for one in (event.attacker, event.target) if one >= 0]
        elif isinstance(event, PermanentsDeleted):
            expected = [board.number(gone.cards[-1]) for gone in event.departures]
        elif isinstance(event, BattleFought):
            other = event.security_card
            expected = [
                board.top(event.attacker),
                board.number(other) if other >= 0 else board.top(event.defender),
            ]
        else:
            continue
        seen.add(type(event))
        assert cards == expected
    assert len(seen) == 7


def test_every_answer_is_a_decision(
    database: duckdb.DuckDBPyConnection, matches: list[MatchRecord]
) -> None:
    count = 0
    for match in matches:
        board = Board(match)
        expected = []
        for place, event in enumerate(match.events):
            board.apply(event)
            if isinstance(event, AnswerEvent):
                option: Any = event.option  # type: ignore[attr-defined]
                cards = [board.number(option.card)] if hasattr(option, "card") else []
                named = [getattr(option, name, -1) for name in ("permanent", "target")]
                cards += [board.top(one) for one in named if one >= 0]
                pending = getattr(option, "pending", None)
                cards += [
                    board.number(one.effect.card)
                    for one in board.state.pending
                    if one.effect.id == pending
                ]
                turn = board.state.turn
                expected.append(
                    (
                        place,
                        event.seat,
                        turn.number,
                        turn.player,
                        NAMES[event.question],
                        event.of,
                        cards,
                    )
                )
        found = rows(
            database,
            "SELECT event, seat, turn, turn_player, question, options, cards FROM decisions "
            f"WHERE match = '{match.id}' ORDER BY number",
        )
        assert found == expected
        count += len(found)
    assert count > 100
    kinds = {kind for (kind,) in rows(database, "SELECT DISTINCT option FROM decisions")}
    assert {"play_card", "digivolve_into", "attack_with", "pass", "hatch", "no"} <= kinds


def test_card_appearances_are_what_happened(
    database: duckdb.DuckDBPyConnection, matches: list[MatchRecord]
) -> None:
    names = (
        "copies",
        "opening_hand",
        "in_hand",
        "drawn",
        "played",
        "digivolved_into",
        "used",
        "in_security",
        "checked",
        "deleted",
        "attacked",
    )
    seen: Counter[str] = Counter()
    for match in matches:
        expected = _counted(match)
        found = {
            (seat, card): dict(zip(names, counts, strict=True))
            for seat, card, *counts in rows(
                database,
                f"SELECT seat, card, {', '.join(names)} FROM card_appearances "
                f"WHERE match = '{match.id}'",
            )
        }
        assert {
            (name, seat, card): count
            for (seat, card), counts in found.items()
            for name, count in counts.items()
            if count
        } == expected
        for (name, _, _), count in expected.items():
            seen[name] += count
    assert set(seen) == set(names)


def _counted(match: MatchRecord) -> Counter[tuple[str, int, str]]:
    board = Board(match)
    state = board.state
    counts: Counter[tuple[str, int, str]] = Counter()
    in_hand: set[int] = set()

    def count(name: str, *cards: int) -> None:
        for card in cards:
            counts[name, state.owner_of[card], board.number(card)] += 1

    for event in match.events:
        board.apply(event)
        if state.turn.number:
            in_hand.update(*(side.hand for side in state.sides))
        if isinstance(event, TurnStarted) and event.number == 1:
            count("opening_hand", *state.sides[0].hand, *state.sides[1].hand)
        elif isinstance(event, CardsDrawn) and state.turn.number:
            count("drawn", *event.cards)
        elif isinstance(event, CardPlayed):
            count("played", event.card)
        elif isinstance(event, Digivolved):
            count("digivolved_into", event.card)
        elif isinstance(event, OptionUsed):
            count("used", event.card)
        elif isinstance(event, SecurityStackPlaced):
            count("in_security", *event.cards)
        elif isinstance(event, SecurityRevealed):
            count("checked", event.card)
        elif isinstance(event, PermanentsDeleted):
            count("deleted", *(gone.cards[-1] for gone in event.departures))
        elif isinstance(event, AttackDeclared):
            count("attacked", state.permanents[event.attacker].top)
    count("in_hand", *in_hand)
    count("copies", *range(len(state.owner_of)))
    return counts


def test_every_copy_is_somewhere_at_the_end(
    database: duckdb.DuckDBPyConnection, matches: list[MatchRecord]
) -> None:
    assert rows(
        database,
        "SELECT sum(copies), sum(end_deck + end_hand + end_security + end_trash + end_field "
        "+ end_under + end_elsewhere) FROM card_appearances GROUP BY match",
    ) == [(110, 110)] * len(matches)
    for match in matches:
        board = Board(match)
        for event in match.events:
            board.apply(event)
        found = rows(
            database,
            "SELECT sum(end_deck), sum(end_hand), sum(end_security), sum(end_trash), "
            f"sum(end_field) FROM card_appearances WHERE match = '{match.id}' "
            "GROUP BY seat ORDER BY seat",
        )
        assert found == [
            (
                len(side.deck) + len(side.digi_egg_deck),
                len(side.hand),
                len(side.security_stack),
                len(side.trash),
                len(side.field()),
            )
            for side in board.state.sides
        ]


def test_a_seats_log_tells_no_appearances_and_no_answer_of_the_other(
    matches: list[MatchRecord],
) -> None:
    match = matches[0]
    events = redact(match.events, 1, GAME)
    database = filled([record(match, events), record(matches[1])])
    assert rows(database, "SELECT DISTINCT match FROM card_appearances") == [(matches[1].id,)]
    assert rows(database, f"SELECT DISTINCT seat FROM decisions WHERE match = '{match.id}'") == [
        (1,)
    ]
    ((drawn,),) = rows(
        database,
        "SELECT count(*) FROM events WHERE topic = 'cards_drawn' AND actor = 0 AND cards <> [] "
        f"AND match = '{match.id}'",
    )
    assert drawn == 0
    ((deck_1, deck_0),) = rows(
        database, f"SELECT deck_1, deck_0 FROM matches WHERE match = '{match.id}'"
    )
    assert (deck_1, deck_0) == (DECKS[1], None)


def test_a_match_that_has_hardly_begun_is_read(matches: list[MatchRecord]) -> None:
    events = matches[0].events
    for length in (1, 2, 3, 8, 14):
        database = filled([record(matches[0], events[:length])])
        assert rows(database, "SELECT count(*) FROM timeline") == [(length,)]


def appearances(reading: Reading) -> dict[str, Any]:
    """The columns of `card_appearances` of one match."""
    rows = rows_of([reading])["digimon_card_game.card_appearances"]
    found: dict[str, Any] = rows.to_pydict()
    return found


def test_a_copy_that_was_in_hand_twice_counts_once_and_its_draws_twice(
    matches: list[MatchRecord],
) -> None:
    reading = read(record(matches[0]))
    found = [appearances(reading)]
    assert isinstance(reading.own, OfficialReader)
    for cards in reading.own.happened.to.values():
        cards.extend(list(cards))
    found.append(appearances(reading))
    assert found[0]["in_hand"] == found[1]["in_hand"]
    assert found[0]["opening_hand"] == found[1]["opening_hand"]
    assert [2 * count for count in found[0]["drawn"]] == found[1]["drawn"]
