"""The store keeps what it was given, refuses what does not fit, and never half-reads a file."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from dcg.kernel.errors import DamagedLog, LogError, NewerLog
from dcg.kernel.rerun import resume
from dcg.official.catalogue import catalogue, deck
from dcg.official.game import GAME
from dcg.record import MatchRecord
from replays.errors import NotAStore, UnknownMatch, VersionConflict
from replays.recorders.commits import ANY_GAME, topic_of_game
from replays.simulate import plans, run
from replays.store import MatchStore
from replays.verify import verify_match
from tests.reference.reader import commits_of, read_commits


def one(store: MatchStore) -> MatchRecord:
    return store.record(store.summaries()[0].id)


def test_a_match_is_read_back_as_it_was_stored(store, tmp_path):
    original = one(store)
    with MatchStore.open(tmp_path / "other.db", create=True) as other:
        other.add([original], recorded_at=5)
        again = other.record(original.id)
    assert again.events == original.events
    assert again.definitions == original.definitions
    assert again.recorded_at == 5


def test_a_match_may_be_stored_in_many_commits(store, tmp_path):
    original = one(store)
    with MatchStore.open(tmp_path / "other.db", create=True) as other:
        other.add([MatchRecord(original.id, original.events[:10], original.definitions)])
        record = other.record(original.id)
        for start in range(10, len(original.events), 100):
            record = other.append(record, original.events[start : start + 100])
        again = other.record(original.id)
        assert again.events == list(original.events)
        assert again.link == record.link
        assert other.summaries()[0].commits == record.link.number
        assert verify_match(other, original.id).clean


def test_a_second_writer_of_the_same_version_is_refused_and_nothing_is_lost(store, tmp_path):
    original = one(store)
    path = tmp_path / "other.db"
    with MatchStore.open(path, create=True) as first, MatchStore.open(path) as second:
        first.add([MatchRecord(original.id, original.events[:50], original.definitions)])
        ours, theirs = first.record(original.id), second.record(original.id)
        first.append(ours, original.events[50:60])
        with pytest.raises(VersionConflict, match="appended to meanwhile"):
            second.append(theirs, original.events[50:55])
        assert list(second.record(original.id).events) == list(original.events[:60])


def test_a_match_cannot_be_stored_twice(store):
    before = len(store)
    with pytest.raises(VersionConflict):
        store.add([one(store)])
    assert len(store) == before


def test_definitions_are_kept_once(store_file, store):
    rows = sqlite3.connect(store_file).execute("SELECT count(*) FROM definitions").fetchone()[0]
    used = {address for each in store.summaries() for address in store.record(each.id).definitions}
    assert rows == len(used)


def test_a_match_is_found_by_the_beginning_of_its_id(store):
    identity = store.summaries()[3].id
    assert store.find(identity[:8]) == identity
    with pytest.raises(UnknownMatch, match="too short"):
        store.find(identity[:3])
    with pytest.raises(UnknownMatch, match="no match"):
        store.find("ffffffff")
    with pytest.raises(UnknownMatch, match="no match"):
        store.find("%%%%%")


def test_the_listing_can_be_derived_again(store_file, store):
    before = store.summaries()
    connection = sqlite3.connect(store_file)
    connection.execute("DELETE FROM matches")
    connection.commit()
    connection.close()
    assert len(store) == 0
    assert store.rebuild_listing().derived == len(before)
    assert store.summaries() == before


# --- files that are not a store ---------------------------------------------------------------


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(NotAStore, match=r"there is no store at .*nowhere\.db"):
        MatchStore.open(tmp_path / "nowhere.db")


def test_a_missing_folder_is_named(tmp_path):
    with pytest.raises(NotAStore, match="there is no folder"):
        MatchStore.open(tmp_path / "no" / "store.db", create=True)


def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear player, this is no database at all.")
    with pytest.raises(NotAStore, match="not a SQLite file"):
        MatchStore.open(path, create=True)
    assert path.read_text().startswith("Dear player")


def test_another_programs_database_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE matches (x)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(NotAStore, match="another program"):
        MatchStore.open(path, create=True)
    assert path.read_bytes() == before


def test_a_newer_store_is_refused(store_file):
    with sqlite3.connect(store_file) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(NotAStore, match="store of version 99; this program reads 4"):
        MatchStore.open(store_file)


@pytest.mark.parametrize("kept", [0.1, 0.5, 0.9])
def test_a_truncated_store_is_refused(store_file, kept):
    data = store_file.read_bytes()
    store_file.write_bytes(data[: int(len(data) * kept)])
    with pytest.raises(NotAStore, match=r"truncated|damaged"):
        MatchStore.open(store_file)


# --- rows that are not what was written -------------------------------------------------------


def damage(path: Path, statement: str, *parameters: object) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute(statement, parameters)
    connection.close()


def test_an_altered_commit_is_never_folded(store_file, store):
    record = one(store)
    hex_id = record.id.replace("-", "")
    data = bytearray(
        sqlite3.connect(store_file)
        .execute("SELECT state FROM commits WHERE originator_id = ?", (hex_id,))
        .fetchone()[0]
    )
    for place in range(0, len(data), 97):
        altered = bytearray(data)
        altered[place] ^= 0x40
        damage(
            store_file,
            "UPDATE commits SET state = ? WHERE originator_id = ?",
            bytes(altered),
            hex_id,
        )
        with pytest.raises(LogError):
            store.record(record.id)
        verdict = verify_match(store, record.id)
        assert not verdict.clean


def test_a_missing_commit_is_noticed(store, store_file, tmp_path):
    original = one(store)
    path = tmp_path / "other.db"
    with MatchStore.open(path, create=True) as other:
        other.add([MatchRecord(original.id, original.events[:10], original.definitions)])
        record = other.record(original.id)
        for start in (10, 20, 30):
            record = other.append(record, original.events[start : start + 10])
        damage(path, "DELETE FROM commits WHERE originator_version = 2")
        with pytest.raises(LogError, match="commit 2 is missing"):
            other.record(original.id)


def test_commits_of_two_matches_cannot_be_exchanged(store, tmp_path):
    first, second = (store.record(each.id) for each in store.summaries()[:2])
    path = tmp_path / "other.db"
    with MatchStore.open(path, create=True) as other:
        for record in (first, second):
            other.add([MatchRecord(record.id, record.events[:10], record.definitions)])
            other.append(other.record(record.id), record.events[10:])
        swap = "UPDATE commits SET originator_id = ? WHERE originator_id = ? AND originator_version = 1"
        ours, theirs = first.id.replace("-", ""), second.id.replace("-", "")
        damage(path, swap, "x", ours)
        damage(path, swap, ours, theirs)
        with pytest.raises(DamagedLog):
            other.record(first.id)


def test_a_newer_log_is_refused_by_name(store, store_file):
    record = one(store)
    hex_id = record.id.replace("-", "")
    data = (
        sqlite3.connect(store_file)
        .execute("SELECT state FROM commits WHERE originator_id = ?", (hex_id,))
        .fetchone()[0]
    )
    damage(
        store_file,
        "UPDATE commits SET state = ? WHERE originator_id = ?",
        data[:3] + bytes([9]) + data[4:],
        hex_id,
    )
    with pytest.raises(NewerLog, match="9"):
        store.record(record.id)


# --- following and crashing -------------------------------------------------------------------


def test_a_follower_sees_every_commit_once_and_in_order(store):
    seen = []
    after = 0
    while page := store.positions(after, limit=5):
        seen += [match for _, match, _ in page]
        after = page[-1][0]
    assert after == store.last_position()
    assert seen == [each.id for each in store.summaries()]


SIMULATING = """
import sys
from dcg.official.catalogue import catalogue, deck
from replays.simulate import plans, run
from replays.store import MatchStore
import replays.gather
replays.gather.BATCH = 2
decks = [deck("bench-red"), deck("bench-blue")]
with MatchStore.open(sys.argv[1], create=True) as store:
    print("ready", flush=True)
    run(store, plans(decks, 9000, ("random", "random"), 8), catalogue(), jobs=int(sys.argv[2]))
"""


def killed_store(path: Path, seconds: float, jobs: int = 1) -> None:
    process = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", SIMULATING, str(path), str(jobs)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(seconds)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()


@pytest.mark.parametrize("seconds", [0.05, 0.31, 0.77])
def test_a_killed_run_leaves_whole_matches_and_goes_on(tmp_path, seconds):
    path = tmp_path / "killed.db"
    killed_store(path, seconds)
    with MatchStore.open(path) as store:
        stored = store.summaries()
        assert all(verify_match(store, each.id).clean for each in stored[-4:])
        planned = list(
            plans([deck("bench-red"), deck("bench-blue")], len(stored) + 4, ("random", "random"), 8)
        )
        progress = run(store, planned, catalogue())
        assert progress.already_there == len(stored)
        assert progress.played == 4


@pytest.mark.long
def test_two_hundred_kills_at_random_moments_lose_at_most_the_commit_being_written(tmp_path):
    path = tmp_path / "killed.db"
    known = 0
    for number in range(200):
        killed_store(path, 0.01 + (number * 37 % 100) / 100, jobs=1 + number % 2)
        with MatchStore.open(path, create=True) as store:
            assert len(store) >= known
            known = len(store)
    with MatchStore.open(path) as store:
        assert all(verify_match(store, each.id).clean for each in store.summaries())


def test_a_stored_match_can_be_gone_on_with_from_where_it_stopped(store, tmp_path):
    """A crash in the middle of a match: the stored part resumes, and appends."""
    original = one(store)
    half = len(original.events) // 2
    with MatchStore.open(tmp_path / "other.db", create=True) as other:
        other.add([MatchRecord(original.id, original.events[:half], original.definitions)])
        record = other.record(original.id)
        session = resume(record.rules(), record.events, len(record.events))
        more = session.match.log[len(record.events) :]
        longer = other.append(record, more) if more else record
        assert list(longer.events) == list(original.events[: len(longer.events)])
        assert GAME.registry.encode(other.record(original.id).events) == GAME.registry.encode(
            longer.events
        )


def test_a_store_is_as_the_documents_say(store_file: Path) -> None:
    document = (Path(__file__).parents[2] / "docs" / "log-format.md").read_text("utf-8")
    said = document[document.index("## 17. The store") :]
    with MatchStore.open(store_file) as store:
        match, kept = (summary.id for summary in store.summaries()[:2])
        store.forget([match])
    with closing(sqlite3.connect(store_file)) as connection:
        ((mark,),) = connection.execute("PRAGMA application_id")
        ((version,),) = connection.execute("PRAGMA user_version")
        tables = connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table'"
        ).fetchall()
        ((topic,),) = connection.execute(
            "SELECT DISTINCT topic FROM commits WHERE originator_version >= 0"
        )
    assert f"`{mark.to_bytes(4, 'big').hex(' ')}`" in said
    assert f"**{version}** from the time a match was forgotten" in said
    assert topic == topic_of_game(GAME.name)
    assert topic == f"{GAME.name}/{ANY_GAME}"
    assert f"`/{ANY_GAME}`" in said
    assert f"`{ANY_GAME}`" in said
    assert len(tables) == 3
    assert all(f"`{name}`" in said for (name,) in tables)
    read = commits_of(store_file)
    assert match.replace("-", "") not in read
    assert len(list(read_commits(read[kept.replace("-", "")]))) > 1
