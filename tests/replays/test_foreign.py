"""A match of a game that is not here is said to be that; a newer log is said to be newer."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from cli.main import dcg
from dcg.games import UnknownGame
from dcg.kernel.commit import chain
from dcg.kernel.course import MatchStarted
from dcg.kernel.errors import NewerLog
from dcg.kernel.event import Event
from dcg.kernel.header import is_newer_engine
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
        assert rebuilt.derived == len(store) - 1
        assert store.summary(match).game == "chess"


def test_a_newer_log_is_said_to_be_newer_and_by_whom(store_file: Path, match: str) -> None:
    rewritten(store_file, match, log_version=7, engine="dcg-9.9")
    with MatchStore.open(store_file) as store:
        with pytest.raises(NewerLog, match=r"by engine dcg-9\.9 in log version 7; this engine"):
            store.record(match)
        verdict = verify_match(store, match)
        assert "by engine dcg-9.9 in log version 7" in verdict.problem
        assert verdict.newer
        assert not verdict.judged


def test_a_game_without_a_name_is_an_unknown_one(store_file: Path, match: str) -> None:
    rewritten(store_file, match, game="")
    with MatchStore.open(store_file) as store:
        verdict = verify_match(store, match)
    assert verdict.unknown_game == ""
    assert not verdict.judged


@pytest.mark.parametrize("version", [0, -1])
def test_a_log_version_that_never_was_is_damage(store_file: Path, match: str, version: int) -> None:
    rewritten(store_file, match, log_version=version)
    with MatchStore.open(store_file) as store:
        verdict = verify_match(store, match)
    assert f"there is no log version {version}" in verdict.problem
    assert verdict.judged


def test_of_a_newer_log_of_an_unknown_game_the_game_is_said(store_file: Path, match: str) -> None:
    rewritten(store_file, match, log_version=7, game="chess")
    with MatchStore.open(store_file) as store, pytest.raises(UnknownGame, match="'chess'"):
        store.record(match)


@pytest.mark.parametrize("engine", ["dcg-" + "9" * 5000, "dcg-" + "9." * 5000 + "9", "dcg-٩.٩"])
def test_an_engine_whose_name_ends_in_no_number_is_not_compared(
    store_file: Path, match: str, engine: str
) -> None:
    assert not is_newer_engine(engine, "dcg-0.1")
    rewritten(store_file, match, engine=engine)
    with MatchStore.open(store_file) as store:
        assert verify_match(store, match).judged


def test_verifying_counts_newer_matches_by_themselves(store_file: Path, match: str) -> None:
    rewritten(store_file, match, log_version=7, engine="dcg-9.9")
    arguments = ["verify", "--all", "--quiet", "--store", str(store_file)]
    said = CliRunner().invoke(dcg, arguments)
    assert said.exit_code == 1
    assert "; 1 are newer" in said.output
    assert "NO" not in said.output
    rows = CliRunner().invoke(dcg, [*arguments, "--format", "json"])
    found = {row["match"]: row["clean"] for row in json.loads(rows.stdout)}
    assert found.pop(match) is None
    assert all(found.values())
