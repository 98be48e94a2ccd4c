"""Salvaging takes what is whole, and names the rest; repairing derives the listing again."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from replays.errors import DamagedListing, NotAStore
from replays.salvage import salvage
from replays.store import MatchStore
from replays.verify import verify_match


def execute(path: Path, *statements: tuple[str, tuple[object, ...]]) -> None:
    connection = sqlite3.connect(path)
    try:
        for statement, parameters in statements:
            connection.execute(statement, parameters)
        connection.commit()
    finally:
        connection.close()


def stored(path: Path) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(
            "SELECT originator_id, originator_version, topic, state FROM commits ORDER BY rowid"
        ).fetchall()
    finally:
        connection.close()


def test_a_whole_store_is_copied_commit_by_commit(store_file: Path, tmp_path: Path) -> None:
    before = store_file.read_bytes()
    done = salvage(store_file, tmp_path / "new.db")
    assert (done.matches, done.lost) == (12, {})
    assert stored(tmp_path / "new.db") == stored(store_file)
    assert store_file.read_bytes() == before
    with MatchStore.open(tmp_path / "new.db") as new, MatchStore.open(store_file) as old:
        assert new.summaries() == old.summaries()
        assert new.problems() == []


def test_the_rest_is_named(store: MatchStore, store_file: Path, tmp_path: Path) -> None:
    ids = [one.id for one in store.summaries()]
    record = store.record(ids[5])
    store.forget([record.id])
    store.add([type(record)(record.id, record.events[:90], record.definitions)])
    store.append(store.record(record.id), record.events[90:])
    store.close()
    execute(
        store_file,
        ("UPDATE commits SET state = x'00' WHERE originator_id = ?", (hexed(ids[2]),)),
        ("DELETE FROM commits WHERE originator_id = ?", (hexed(ids[3]),)),
        ("DELETE FROM commits WHERE originator_version = 1", ()),
    )
    done = salvage(store_file, tmp_path / "new.db")
    assert done.matches == 9
    assert {match: why.partition(" (")[0] for match, why in done.lost.items()} == {
        ids[2]: "not a commit of a match",
        ids[3]: "its commits cannot be read",
        ids[5]: "1 of its 2 commits are there",
    }
    with MatchStore.open(tmp_path / "new.db") as new:
        assert all(verify_match(new, one.id).clean for one in new.summaries()[:2])


def test_a_match_without_its_cards_comes_along_and_is_named(
    store_file: Path, tmp_path: Path
) -> None:
    execute(store_file, ("UPDATE definitions SET data = x'00' WHERE length(data) > 0", ()))
    done = salvage(store_file, tmp_path / "new.db")
    assert (done.matches, done.lost) == (12, {})
    assert len(done.lacking) == 12
    with MatchStore.open(tmp_path / "new.db") as new, MatchStore.open(store_file) as old:
        assert new.record("last").events == old.record("last").events
        assert "missing or damaged" in verify_match(new, "last").problem


@pytest.mark.parametrize("page", [1, 2, 3, 4])
def test_past_a_page_that_is_zeros(store_file: Path, tmp_path: Path, page: int) -> None:
    data = bytearray(store_file.read_bytes())
    data[page * 16384 : page * 16384 + 16384] = bytes(16384)
    store_file.write_bytes(data)
    done = salvage(store_file, tmp_path / "new.db")
    with MatchStore.open(tmp_path / "new.db") as new:
        assert len(new) == done.matches
        assert new.problems() == []


def test_a_truncated_file_gives_what_is_left(store_file: Path, tmp_path: Path) -> None:
    data = store_file.read_bytes()
    store_file.write_bytes(data[: len(data) - 16384])
    with pytest.raises(NotAStore, match="truncated"):
        MatchStore.open(store_file)
    done = salvage(store_file, tmp_path / "new.db")
    assert done.matches + len(done.lost) == 12


def test_a_file_that_is_there_is_not_touched(store_file: Path, tmp_path: Path) -> None:
    (tmp_path / "new.db").write_bytes(b"mine")
    execute(tmp_path / "foreign.db", ("CREATE TABLE letters (text)", ()))
    with pytest.raises(NotAStore, match="is there already"):
        salvage(store_file, tmp_path / "new.db")
    assert (tmp_path / "new.db").read_bytes() == b"mine"
    with pytest.raises(NotAStore, match="there is no store"):
        salvage(tmp_path / "nowhere.db", tmp_path / "other.db")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear player, this is no database at all.")
    for other in (letter, tmp_path / "foreign.db"):
        with pytest.raises(NotAStore, match="nothing of it can be read"):
            salvage(other, tmp_path / "other.db")
    assert not (tmp_path / "other.db").exists()


def test_a_damaged_line_is_named_and_made_anew(store_file: Path) -> None:
    with MatchStore.open(store_file) as store:
        before = store.summaries()
    execute(
        store_file,
        ("UPDATE matches SET turns = 'many', deck_0 = NULL WHERE id = ?", (before[3].id,)),
    )
    with MatchStore.open(store_file) as store:
        with pytest.raises(DamagedListing, match=rf"{before[3].id}.* has no valid deck_0, turns"):
            store.summaries()
        verdict = verify_match(store, before[3].id)
        assert verdict.listing
        assert verify_match(store, before[4].id).clean
        assert store.rebuild_listing().derived == 12
        assert store.summaries() == before


def test_a_lost_line_is_noticed_and_made_anew(store_file: Path) -> None:
    with MatchStore.open(store_file) as store:
        before = store.summaries()
    execute(store_file, ("DELETE FROM matches WHERE id = ?", (before[3].id,)))
    with MatchStore.open(store_file) as store:
        assert before[3].id in store.known()
        assert verify_match(store, before[3].id).listing
        store.rebuild_listing()
        assert store.summaries() == before


def test_a_match_that_is_shorter_than_listed_is_named(store: MatchStore, store_file: Path) -> None:
    record = store.record("last")
    store.forget(["last"])
    store.add([type(record)(record.id, record.events[:90], record.definitions)])
    store.append(store.record(record.id), record.events[90:])
    execute(store_file, ("DELETE FROM commits WHERE originator_version = 1", ()))
    made = store.rebuild_listing()
    assert made.derived == 12
    assert "1 of its 2 commits" in made.unread[record.id]


def hexed(match: str) -> str:
    return match.replace("-", "")


def test_a_match_that_an_index_has_lost_is_named(
    store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = store.find("last")
    found = store._recorder.commits
    monkeypatch.setattr(
        store._recorder, "commits", lambda match: [] if match == lost else found(match)
    )
    made = store.rebuild_listing()
    assert made.derived == 11
    assert "its commits are missing" in made.unread[lost]
