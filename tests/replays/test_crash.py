"""kill -9 while appending: what was acknowledged is there, and the file is whole."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from replays.store import MatchStore

APPENDING = """
import sys, uuid
from dcg.record import MatchRecord
from replays.store import MatchStore
with MatchStore.open(sys.argv[1]) as source:
    given = [source.record(each.id) for each in source.summaries()[:3]]
print(-1, flush=True)
with MatchStore.open(sys.argv[2], create=True) as store:
    while True:
        store.add([MatchRecord(str(uuid.uuid4()), each.events, each.definitions) for each in given])
        print(len(store), flush=True)
"""
BATCH = 3


def killed_while_appending(source: Path, target: Path | str, seconds: float) -> int:
    """Appends until it is killed; how many matches the writer knew to be stored."""
    process = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", APPENDING, str(source), str(target)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(seconds)
    os.kill(process.pid, signal.SIGKILL)
    said = process.stdout.read()
    process.wait()
    process.stdout.close()
    whole, _, _ = said.rpartition("\n")
    return int(whole.splitlines()[-1]) if whole else 0


def check(target: Path, acknowledged: int) -> None:
    if not target.exists():
        assert acknowledged == 0
        return
    with MatchStore.open(target, create=True) as store:
        assert acknowledged <= len(store) <= acknowledged + BATCH
        assert store.problems() == []
        for each in store.summaries()[-2 * BATCH :]:
            assert len(store.record(each.id).events) == each.events


@pytest.mark.parametrize("seconds", [0.0, 0.07, 0.9])
def test_a_killed_writer_loses_only_what_it_was_writing(filled, tmp_path, seconds):
    target = tmp_path / "killed.db"
    check(target, killed_while_appending(filled, target, seconds))


def test_a_store_killed_again_and_again_keeps_everything(filled, tmp_path):
    target = tmp_path / "killed.db"
    for number in range(4):
        known = killed_while_appending(filled, target, 0.02 + number * 0.17)
        if known:
            check(target, known)


@pytest.mark.long
def test_a_hundred_kills_some_of_them_while_the_log_is_copied(filled, tmp_path):
    for number in range(100):
        target = tmp_path / f"killed{number // 5}.db"
        known = killed_while_appending(filled, target, (number * 37 % 100) / 60)
        if known:
            check(target, known)
