"""The file of a store: any name will do, and no crash makes a store look like something else."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import pytest

from dcg.record import MatchRecord
from replays import store_file
from replays.errors import NotAStore, StoreBusy
from replays.store import MatchStore


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


@pytest.mark.parametrize(
    "name", ["a#b.db", "a?mode=ro.db", "100%25.db", "two words.db", "file:x.db", "mode=memory"]
)
def test_any_file_name_will_do(name, store_file, tmp_path):
    folder = tmp_path / "folder"
    folder.mkdir()
    with MatchStore.open(folder / name, create=True) as made:
        assert len(made) == 0
    shutil.copy(store_file, folder / name)
    with MatchStore.open(folder / name) as opened:
        assert len(opened) == 12
    assert names(folder) == {name}


def test_a_name_beside_the_program_is_no_address(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with MatchStore.open("file:here.db?mode=memory", create=True):
        pass
    assert names(tmp_path) == {"file:here.db?mode=memory"}


def test_reading_leaves_nothing_behind(store_file, tmp_path):
    before = store_file.read_bytes()
    with MatchStore.open(store_file) as store:
        store.record(store.summaries()[0].id)
    assert names(tmp_path) == {store_file.name}
    assert store_file.read_bytes() == before


def test_a_crash_between_mark_and_tables_is_mended(tmp_path):
    path = tmp_path / "begun.db"
    store_file.mark(path)
    with MatchStore.open(path) as store:
        assert len(store) == 0
        assert store.problems() == []


def test_a_crash_before_the_first_byte_is_mended(tmp_path):
    path = tmp_path / "begun.db"
    path.touch()
    with pytest.raises(NotAStore, match="there is no store"):
        MatchStore.open(path)
    with MatchStore.open(path, create=True) as store:
        assert len(store) == 0


def test_a_store_that_lost_a_table_is_not_written_to(store_file):
    with sqlite3.connect(store_file) as connection:
        connection.execute("DROP TABLE definitions")
    connection.close()
    before = store_file.read_bytes()
    with pytest.raises(NotAStore, match="it has no definitions"):
        MatchStore.open(store_file, create=True)
    assert store_file.read_bytes() == before


def test_a_crash_while_the_log_is_copied_into_the_file_costs_nothing(store, tmp_path):
    """SQLite copies the first page first: it then tells of pages that the file does not have."""
    original = [store.record(each.id) for each in store.summaries()]
    path, crashed = tmp_path / "whole.db", tmp_path / "crashed.db"
    with MatchStore.open(path, create=True) as whole:
        whole.add(original)
        for suffix in ("", "-wal"):
            shutil.copy(f"{path}{suffix}", f"{crashed}{suffix}")
    finished = path.read_bytes()
    assert len(finished) > crashed.stat().st_size
    with crashed.open("r+b") as begun:
        begun.write(finished[: store_file.PAGE_SIZE])
    with MatchStore.open(crashed) as recovered:
        assert [list(recovered.record(each.id).events) for each in original] == [
            list(each.events) for each in original
        ]
        assert recovered.problems() == []


@pytest.mark.parametrize("size", [1, 16, 60, 99])
def test_the_first_bytes_alone_are_no_store(store_file, size):
    store_file.write_bytes(store_file.read_bytes()[:size])
    with pytest.raises(NotAStore):
        MatchStore.open(store_file)


def test_a_folder_is_no_store(tmp_path):
    with pytest.raises(NotAStore, match="cannot be read"):
        MatchStore.open(tmp_path, create=True)


READING = """
import os, sys
sys.path[:0] = sys.argv[2:]
from replays.errors import StoreError
from replays.store import MatchStore
from replays.verify import verify_match
for trial in range(2):
    with MatchStore.open(sys.argv[1]) as store:
        assert verify_match(store, store.summaries()[0].id).clean
    if os.getuid() == 0:  # everything is imported by now: the checkout may be root's alone
        os.setgid(65534)
        os.setuid(65534)
with MatchStore.open(sys.argv[1]) as store:
    try:
        store.rebuild_listing()
    except StoreError as error:
        print(len(store), error)
"""


@pytest.mark.parametrize("name", ["shared.db", "a b?%#.db"])
def test_a_store_that_nobody_may_write_can_be_read(store_file, name):
    with tempfile.TemporaryDirectory() as place:  # pytest's own folders are closed to other users
        folder = Path(place)
        shutil.copy(store_file, folder / name)
        (folder / name).chmod(0o444)
        folder.chmod(0o555)
        before = (folder / name).read_bytes()
        said = subprocess.run(  # noqa: S603 - our own program
            [sys.executable, "-c", READING, str(folder / name), *sys.path],
            capture_output=True,
            text=True,
            check=False,
        )
        assert said.stderr == ""
        assert said.stdout.startswith("12 the store, or the folder it is in, may only be read")
        assert (folder / name).read_bytes() == before
        assert names(folder) == {name}
        folder.chmod(0o755)


def test_a_store_that_another_program_holds_is_busy_not_broken(store_file, store, monkeypatch):
    monkeypatch.setattr("eventsourcing.sqlite.SQLITE3_DEFAULT_LOCK_TIMEOUT", 0.05)
    record = store.record(store.summaries()[0].id)
    twin = MatchRecord("00000000-0000-5000-8000-000000000000", record.events, record.definitions)
    other = sqlite3.connect(store_file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with MatchStore.open(store_file) as waiting:
        assert len(waiting) == 12  # reading goes on
        with pytest.raises(StoreBusy, match="try again"):
            waiting.add([twin])
        other.execute("ROLLBACK")
        waiting.add([twin])
        assert len(waiting) == 13
    other.close()


def test_a_store_that_another_program_is_just_making_is_waited_for(tmp_path):
    path = tmp_path / "new.db"
    store_file.mark(path)
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    freed = threading.Timer(0.3, other.execute, ["ROLLBACK"])
    freed.start()
    with MatchStore.open(path, create=True) as store:
        assert len(store) == 0
    freed.join()
    other.close()
