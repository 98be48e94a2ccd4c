"""A game that has nothing of its own at the command line is shown all the same, in plain words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cli.games
from cli.games import told, view_of
from cli.viewer.cursor import Cursor
from dcg.harmless import inert
from dcg.kernel.event import AnswerEvent
from dcg.official.card_game import OfficialCardGame
from dcg.record import MatchRecord
from replays.store import MatchStore
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def _without_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game has a folder of its own."""
    monkeypatch.setattr(cli.games, "OWN", {})
    monkeypatch.setattr(OfficialCardGame, "telling", None)


@pytest.fixture
def record(store: Path, match: str) -> MatchRecord:
    with MatchStore.open(store) as opened:
        return opened.record(match)


def test_every_event_is_told_by_its_topic(record: MatchRecord) -> None:
    lines = told(record)
    assert [line.event for line in lines] == list(record.events)
    for line in lines:
        assert line.text == inert(line.text)
    drawn = next(line for line in lines if line.event.TOPIC == "official.cards_drawn")
    assert drawn.text.startswith(f"Seat {drawn.event.seat}: cards drawn (cards ")  # type: ignore[attr-defined]
    assert drawn.news
    board = Cursor(record).view.board(len(record.events))
    assert board.lines()[0].startswith(f"Turn {max(line.turn for line in lines)} of Seat ")


def test_its_matches_are_replayed_explained_and_compared(
    dcg: Run, store: Path, record: MatchRecord
) -> None:
    said = dcg("replay", record.id, "--store", store).stdout
    assert "Turn 1 of Seat " in said
    assert "security 0: " in said
    answered = next(
        number for number, event in enumerate(record.events) if isinstance(event, AnswerEvent)
    )
    found = json.loads(
        dcg("explain", record.id, "--at", answered, "--format", "json", "--store", store).stdout
    )
    assert found["decisions"][0]["options"]
    assert found["board_before"][0] == "Before the first turn"
    page = dcg("replay", record.id, "--html", "-", "--store", store).stdout
    assert "Before the first turn" in page


def test_a_seat_of_it_sees_and_picks_what_is_its_own(record: MatchRecord) -> None:
    seat = view_of(record.header.game).dialogue(record.events[:40], 0, record.definitions)
    assert seat.board().lines()
    other = [line.text for line in seat.told() if getattr(line.event, "seat", -1) == 1]
    assert not any("answered" in text for text in other), "the other's decisions are not told"
