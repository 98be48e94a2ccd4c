"""The tables against a plain recount of the same logs."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from analytics.database import opened
from analytics.games.official.deck_lists import deck_lists
from analytics.layouts import EVENTS, FIGURES, Layout
from analytics.projection import catch_up
from dcg.kernel.course import MatchEnded
from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.fold import fold
from dcg.official.events.attack import AttackDeclared, SecurityRevealed
from dcg.official.events.field import CardPlayed, DigiEggHatched, DigimonMoved, Digivolved
from dcg.official.events.setup import FirstPlayerChosen
from dcg.official.events.turn import Passed, TurnEnded, TurnStarted
from dcg.official.game import GAME
from dcg.record import MatchRecord
from replays.rows import timeline_columns
from replays.store import MatchStore
from tests.analytics.matches import COUNT, RECORDED_AT, played, some


def rows(path: Path, query: str, layout: Layout = FIGURES) -> list[dict[str, Any]]:
    with opened(path, layout, read_only=True) as database:
        result = database.execute(query)
        names = [column[0] for column in result.description or ()]
        return [dict(zip(names, row, strict=True)) for row in result.fetchall()]


def only(match: MatchRecord, kind: type[Event]) -> Any:
    (found,) = (event for event in match.events if type(event) is kind)
    return found


def test_matches_and_seats(store: MatchStore, path: Path) -> None:
    catch_up(store, path)
    matches = {row["match"]: row for row in rows(path, "FROM matches")}
    seats = {(row["match"], row["seat"]): row for row in rows(path, "FROM seats")}
    for index, match in enumerate(some(COUNT)):
        row = matches[match.id]
        end = only(match, MatchEnded)
        first = only(match, FirstPlayerChosen).seat
        answers = Counter(e.seat for e in match.events if isinstance(e, AnswerEvent))
        turns = Counter(e.seat for e in match.events if isinstance(e, TurnStarted))
        assert (row["winner"], row["reason"], row["finished"]) == (end.winner, end.reason, True)
        assert (row["origin"], row["seed"], row["index"]) == ("simulated", 1, index)
        assert (row["events"], row["turns"]) == (len(match.events), turns.total())
        assert (row["first_player"], row["decisions"]) == (first, answers.total())
        moment = RECORDED_AT + index
        assert row["recorded_at"] == datetime.fromtimestamp(moment // 10**9, UTC).replace(
            tzinfo=None
        )
        decks = (row["deck_0"], row["deck_1"])
        for seat in (0, 1):
            held = seats[match.id, seat]
            assert (held["deck"], held["opponent_deck"]) == (decks[seat], decks[1 - seat])
            assert held["mirror"] == (decks[0] == decks[1])
            assert held["went_first"] == (first == seat)
            assert (held["won"], held["lost"]) == (end.winner == seat, end.winner == 1 - seat)
            assert held["drawn"] is False
            assert (held["turns"], held["decisions"]) == (turns[seat], answers[seat])
    assert len(matches) * 2 == len(seats)


def test_turns(store: MatchStore, path: Path) -> None:
    """Each turn cut out of the log, its two ends folded apart."""
    catch_up(store, path)
    found = {(row["match"], row["turn"]): row for row in rows(path, "FROM turns")}
    count = 0
    for match in some(COUNT):
        starts = [at for at, event in enumerate(match.events) if isinstance(event, TurnStarted)]
        for start, end in zip(starts, [*starts[1:], len(match.events)], strict=True):
            count += 1
            turn = match.events[start:end]
            begun = match.events[start]
            assert isinstance(begun, TurnStarted)
            before = fold(GAME.new_state(), match.events[: start + 1], GAME.handlers)
            after = fold(GAME.new_state(), match.events[:end], GAME.handlers)
            kinds = Counter(type(event) for event in turn)
            row = found[match.id, begun.number]
            ended = kinds[TurnEnded] > 0
            assert row == {
                "match": match.id,
                "turn": begun.number,
                "player": begun.seat,
                "ended": ended,
                "events": len(turn),
                "decisions": sum(isinstance(event, AnswerEvent) for event in turn),
                "memory_start": before.memory_of(begun.seat),
                "memory_end": after.memory_of(begun.seat),
                "memory_handed": after.memory_of(1 - begun.seat) if ended else None,
                "passed": kinds[Passed] > 0,
                "hatched": kinds[DigiEggHatched],
                "moved": kinds[DigimonMoved],
                "cards_played": kinds[CardPlayed],
                "digivolutions": kinds[Digivolved],
                "options_used": 0,
                "attacks": kinds[AttackDeclared],
                "security_checks": kinds[SecurityRevealed],
                **{
                    f"{name}_{seat}": len(getattr(after.sides[seat], area))
                    for name, area in (("hand", "hand"), ("security", "security_stack"))
                    for seat in (0, 1)
                },
            }
    assert count == len(found) > 100


def test_the_timeline_is_that_of_replays(store: MatchStore, path: Path) -> None:
    catch_up(store, path, EVENTS)
    for match in (played("red", "blue", 1, 0), played("red", "red", 1, 4)):
        columns = timeline_columns(match.events, match.definitions)
        names = ", ".join(columns)
        query = f"SELECT match, {names} FROM timeline WHERE match = '{match.id}' ORDER BY event"
        stored = rows(path, query, EVENTS)
        expected = [
            {"match": match.id, **dict(zip(columns, row, strict=True))}
            for row in zip(*columns.values(), strict=True)
        ]
        assert stored == expected


def test_the_fingerprint_of_a_deck_follows_its_cards() -> None:
    swapped = deck_lists(played("red", "blue", 1, 0).events)
    other = deck_lists(played("blue", "red", 1, 1).events)
    assert (swapped[0], swapped[1]) == (other[1], other[0])
    assert swapped[0] != swapped[1]
