"""A match of a game that is not here is said to be that; a newer log is said to be newer."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest

from dcg.games import UnknownGame
from dcg.kernel.commit import chain
from dcg.kernel.course import MatchStarted
from dcg.kernel.errors import NewerLog
from dcg.kernel.event import Event
from dcg.official.game import GAME
from replays.store import MatchStore
from replays.verify import verify_match


def rewritten(store_file: Path, match: str, **header: object) -> None:
    """The match as another program would have stored it, under another header."""
    with MatchStore.open(store_file) as store:
        record = store.record(match)
    first: Event = MatchStarted(msgspec.structs.replace(record.header, **header))
    data = chain([first, *record.events[1:]], GAME.registry, record.recorded_at)
    connection = sqlite3.connect(store_file)
    with connection:
        connection.execute(
            "UPDATE commits SET state = ? WHERE originator_id = ?", (data, match.replace("-", ""))
        )
        if game := header.get("game"):
            connection.execute("UPDATE matches SET game = ? WHERE id = ?", (game, match))
    connection.close()


@pytest.fixture
def match(filled: Path) -> str:
    with MatchStore.open(filled) as store:
        return store.summaries()[0].id


def test_a_match_of_an_unknown_game_is_said_to_be_that(store_file: Path, match: str) -> None:
    rewritten(store_file, match, game="chess")
    with MatchStore.open(store_file) as store:
        with pytest.raises(UnknownGame, match="a match of 'chess', a game that this program does"):
            store.record(match)
        verdict = verify_match(store, match)
        assert not verdict.clean
        assert verdict.unknown_game == "chess"
        assert "damage" not in verdict.problem
        assert store.summary(match).game == "chess"
        assert store.problems() == []
        rebuilt = store.rebuild_listing()
        assert rebuilt == len(store) - 1
        assert store.summary(match).game == "chess"


def test_a_newer_log_is_said_to_be_newer_and_by_whom(store_file: Path, match: str) -> None:
    rewritten(store_file, match, log_version=7, engine="dcg-9.9")
    with MatchStore.open(store_file) as store:
        with pytest.raises(NewerLog, match=r"by engine dcg-9\.9 in log version 7; this engine"):
            store.record(match)
        assert "by engine dcg-9.9 in log version 7" in verify_match(store, match).problem
