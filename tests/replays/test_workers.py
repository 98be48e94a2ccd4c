"""Work in several processes: results in order, nothing taken far ahead, nobody left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from replays.errors import WorkerLost
from replays.workers import in_order


def slow_square(number: int) -> int:
    time.sleep(0.02 if number % 3 else 0)
    return number * number


def fail_at_four(number: int) -> int:
    if number == 4:
        raise ValueError("four")
    return number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    assert list(in_order(slow_square, range(12), jobs)) == [number**2 for number in range(12)]


def test_tasks_are_taken_only_a_little_ahead_of_the_results() -> None:
    taken = 0

    def endless() -> Iterator[int]:
        nonlocal taken
        while True:
            taken += 1
            yield taken

    results = in_order(slow_square, endless(), 2)
    assert [next(results) for _ in range(5)] == [1, 4, 9, 16, 25]
    results.close()
    assert taken <= 5 + 6


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_in_a_task_comes_in_its_place(jobs: int) -> None:
    results = in_order(fail_at_four, range(9), jobs)
    assert [next(results) for _ in range(4)] == [0, 1, 2, 3]
    with pytest.raises(ValueError, match="four"):
        next(results)


def test_a_process_that_was_killed_is_said_in_one_line() -> None:
    with pytest.raises(WorkerLost, match="fewer --jobs"):
        list(in_order(die, range(3), 2))


SIMULATING = """
import sys
from dcg.official.catalogue import catalogue, deck
from replays.simulate import plans, run
from replays.store import MatchStore
if __name__ == "__main__":
    decks = [deck("bench-red"), deck("bench-blue")]
    with MatchStore.open(sys.argv[1], create=True) as store:
        run(
            store, plans(decks, 100_000, ("random", "random"), 8), catalogue(),
            lambda state: print(state.done, flush=True), jobs=2,
        )
"""


def children_of(process: int) -> list[int]:
    tasks = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in tasks.read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to find processes")
def test_a_killed_run_leaves_no_process_behind(tmp_path: Path) -> None:
    program = tmp_path / "simulating.py"
    program.write_text(SIMULATING)
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, program, tmp_path / "s.db"], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        children = children_of(process.pid)
        assert len(children) >= 2
        process.kill()
    patience = time.monotonic() + 20
    while any(map(alive, children)) and time.monotonic() < patience:
        time.sleep(0.05)
    assert [child for child in children if alive(child)] == []


def alive(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rsplit(")", 1)[1].split()[0] != "Z"


SCRIPT = """
import replays
print("begun")
with replays.open("my.db") as store:
    print(store.simulate("bench-red", "bench-blue", games=4, jobs=2).played)
"""


def test_a_script_without_a_guard_is_run_once(tmp_path: Path) -> None:
    """Processes are started for work of ours, not to run the program's main module again."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, str(script)],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as started:
        said = started.communicate(timeout=120)
    assert said == ("begun\n4\n", "")
    assert sys.modules["__main__"].__name__ == "__main__"
