"""The first Digimon of a level: against a recount of the logs, in the seat's own turns."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from statistics import fmean, median

import pytest

from analytics.database import opened
from analytics.games.official.statistics.tempo import TEMPO
from analytics.projection import catch_up
from dcg.definitions import address
from dcg.official.events.field import CardPlayed, Digivolved
from dcg.official.events.turn import TurnStarted
from dcg.official.game import GAME
from dcg.official.language.card import encode_card
from dcg.record import MatchRecord
from replays.store import MatchStore
from tests.analytics.matches import CARDS, COUNT, some

LEVELS = {address(encode_card(card)): card.level or 0 for card in CARDS.values()}
NUMBERS = {address(encode_card(card)): card.number for card in CARDS.values()}


def plays(match: MatchRecord) -> list[tuple[int, int, int, bytes]]:
    """Event, seat, own turn and definition of each card played or digivolved into."""
    found = []
    board = GAME.new_state()
    own = [0, 0]
    for at, event in enumerate(match.events):
        GAME.handlers[type(event)](board, event)
        if isinstance(event, TurnStarted):
            own[event.seat] += 1
        elif isinstance(event, CardPlayed | Digivolved):
            definition = board.definitions[board.definition_of[event.card]]
            found.append((at, event.seat, own[event.seat], definition))
    return found


def test_plays_are_those_of_the_logs(store: MatchStore, path: Path) -> None:
    catch_up(store, path)
    with opened(path, read_only=True) as database:
        rows = database.execute("SELECT match, event, seat, own_turn, card FROM plays").fetchall()
    expected = {
        (match.id, at, seat, own, NUMBERS[definition])
        for match in some(COUNT)
        for at, seat, own, definition in plays(match)
    }
    assert len(rows) == len(expected) > 100
    assert {(match, *rest) for match, *rest in rows} == {(one[0], *one[1:]) for one in expected}


def test_against_a_recount_of_the_logs(store: MatchStore, path: Path) -> None:
    catch_up(store, path)
    turns: dict[int, list[int]] = defaultdict(list)
    matches = 0
    for at, match in enumerate(some(COUNT)):
        if at % 5 == 4:  # a mirror
            continue
        matches += 1
        first: dict[tuple[int, int], int] = {}
        for _, seat, own, definition in plays(match):
            first.setdefault((seat, LEVELS[definition]), own)
        for (_, level), own in first.items():
            turns[level].append(own)
    with opened(path, read_only=True) as database:
        rows = TEMPO.read(database).rows
    every = {row.level: row for row in rows if row.deck is None}
    assert set(every) == {4, 5, 6, 7}
    assert turns[5]
    for level, row in every.items():
        assert (row.n, row.seats, row.reached) == (matches, 2 * matches, len(turns[level]))
        assert row.share == pytest.approx(len(turns[level]) / (2 * matches))
        if turns[level]:
            assert row.mean == pytest.approx(fmean(turns[level]))
            assert row.median == median(turns[level])
        else:
            assert (row.mean, row.median, row.low) == (None, None, None)
    mirrors = [row for row in rows if row.opponent_deck == "red"]
    assert {(row.deck, row.n, row.seats) for row in mirrors} == {("red", 2, 4)}
    assert all(row.small for row in mirrors)


def test_a_digimon_counts_however_it_came_to_the_field(store: MatchStore, path: Path) -> None:
    catch_up(store, path)
    with opened(path) as database:
        before = TEMPO.read(database).rows
        database.execute("UPDATE plays SET topic = 'dna_digivolved' WHERE topic = 'digivolved'")
        changed = database.execute("SELECT count(*) FROM plays WHERE topic = 'dna_digivolved'")
        assert changed.fetchone() != (0,)
        assert TEMPO.read(database).rows == before
        database.execute("UPDATE plays SET topic = 'card_linked' WHERE topic = 'dna_digivolved'")
        assert TEMPO.read(database).rows != before
