"""A disk that takes no more loses the commit being written, and nothing else."""

from __future__ import annotations

import resource
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from replays.errors import StoreError
from replays.recorders.sqlite import store_errors
from replays.store import MatchStore
from replays.verify import verify_match

SIMULATE = "dcg simulate --decks bench-red,bench-blue --games 60 --seed 3 -q --store"


def simulate(path: Path, room: int | None) -> subprocess.CompletedProcess[str]:
    """A run in a process that can make no file larger than `room` bytes."""

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        assert room is not None
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    program = "import sys; from cli.main import main; main(sys.argv[1:])"
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program, *SIMULATE.split()[1:], str(path)],
        preexec_fn=limit if room is not None else None,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("room", [60_000, 200_000])
def test_a_run_on_a_full_disk_keeps_what_was_stored_and_goes_on(tmp_path: Path, room: int) -> None:
    path = tmp_path / "full.db"
    result = simulate(path, room)
    assert result.returncode == 2
    assert len(result.stderr.splitlines()) == 1, result.stderr
    assert "make room" in result.stderr
    with MatchStore.open(path) as store:
        assert store.problems() == []
        stored = [one.id for one in store.summaries()]
        assert len(stored) in (0, 50)
        assert all(verify_match(store, one).clean for one in stored[::10])
    assert simulate(path, None).returncode == 0
    with MatchStore.open(path) as store:
        assert [one.id for one in store.summaries()][: len(stored)] == stored
        assert len(store) == 60


def test_no_room_is_said_with_what_to_do(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "small.db") as connection:
        connection.execute("CREATE TABLE things (data BLOB)")
        connection.execute("PRAGMA max_page_count = 4")
        with (
            pytest.raises(StoreError, match=r"is full.*make room and run the same"),
            store_errors(),
        ):
            connection.execute("INSERT INTO things VALUES (zeroblob(100000))")
    connection.close()
