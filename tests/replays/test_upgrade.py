"""Stores of version 1, whose listing does not say which game a match is of, open and read on."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from dcg.official.catalogue import catalogue, deck
from replays.match_file import of_seat
from replays.simulate import plans, run
from replays.store import MatchStore
from replays.verify import verify_match

REFERENCE = Path(__file__).parents[1] / "reference" / "dcg-0.1" / "matches.db"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A copy of a store that the first engine wrote."""
    return Path(shutil.copy(REFERENCE, tmp_path / "old.db"))


def version(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])
    finally:
        connection.close()


def commits(path: Path) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute("SELECT rowid, * FROM commits ORDER BY rowid").fetchall()
    finally:
        connection.close()


def test_the_listing_says_the_game_and_no_commit_is_rewritten(old: Path) -> None:
    assert version(old) == 1
    before = commits(old)
    with MatchStore.open(old) as store:
        listed = store.summaries()
        assert {one.game for one in listed} == {"digimon-card-game"}
        assert {one.perspective for one in listed} == {-1}
        assert store.summary(listed[0].id) == listed[0]
        assert store.problems() == []
        assert verify_match(store, listed[0].id).clean
    assert version(old) == 3
    assert commits(old) == before
    with MatchStore.open(old) as again:
        assert again.summaries() == listed


def test_an_upgraded_store_is_written_to(old: Path) -> None:
    with MatchStore.open(old) as store:
        before = store.summaries()
        decks = [deck("bench-red"), deck("bench-blue")]
        run(store, list(plans(decks, 1, ("random", "random"), 99)), catalogue())
        after = store.summaries()
    assert after[:-1] == before
    assert after[-1].game == "digimon-card-game"


def test_a_store_that_cannot_be_written_to_reads_on(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("replays.store_file.is_writable", lambda path: False)
    before = old.read_bytes()
    with MatchStore.open(old) as store:
        listed = store.summaries()
        assert {one.game for one in listed} == {"digimon-card-game"}
        assert store.summary(listed[0].id) == listed[0]
    assert old.read_bytes() == before


def test_the_game_of_a_damaged_match_is_not_known(old: Path) -> None:
    connection = sqlite3.connect(old)
    (first,) = connection.execute("SELECT id FROM matches LIMIT 1").fetchone()
    with connection:
        connection.execute(
            "UPDATE commits SET state = x'00' WHERE originator_id = ?", (first.replace("-", ""),)
        )
    connection.close()
    with MatchStore.open(old) as store:
        assert store.summary(first).game == ""


@pytest.mark.parametrize("writable", [True, False])
def test_whose_log_it_is_comes_from_the_header(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, writable: bool
) -> None:
    """A store of version 2, which listed the game only."""
    path = tmp_path / "two.db"
    with MatchStore.open(old) as source, MatchStore.open(path, create=True) as store:
        record = source.record("last")
        others = [source.record(one.id) for one in source.summaries()[:2]]
        store.add([record, of_seat(others[0], 0), of_seat(others[1], 1)], recorded_at=5)
        after = store.summaries()
    connection = sqlite3.connect(path)
    connection.execute("ALTER TABLE matches DROP COLUMN perspective")
    connection.execute("PRAGMA user_version = 2")
    connection.commit()
    connection.close()
    monkeypatch.setattr("replays.store_file.is_writable", lambda _: writable)
    with MatchStore.open(path) as store:
        assert store.summaries() == after
        assert [one.perspective for one in after] == [-1, 0, 1]
    assert version(path) == (3 if writable else 2)
