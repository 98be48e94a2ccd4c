"""Work spread over processes, its results in the order of the tasks."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from types import ModuleType
from typing import Any, TypeVar

from replays.errors import WorkerLost

Task = TypeVar("Task")
Result = TypeVar("Result")

_AHEAD = 3
"""Tasks handed out for each process: one at work, and the next ones at hand."""

_work: Callable[[Any], Any]
"""In a worker: what it does with each task."""


def in_order(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int = 1
) -> Generator[Result, None, None]:
    """`map(work, tasks)` in `jobs` processes; however many, the results come in the same order.

    With one job the work is done here, each task when its result is asked for. Otherwise `work`
    (sent to each process once), tasks and results must be picklable, and tasks are taken only a
    little ahead of the results: memory does not grow with their number. Closing the iterator, or an
    error in a task, waits for the tasks at work and drops the rest. Raises `WorkerLost` where a
    process dies.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    pool = ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), initializer=_begin, initargs=(work,)
    )
    waiting = iter(tasks)
    running: deque[Future[Any]] = deque()
    try:
        while True:
            wanted = jobs * _AHEAD - len(running)
            for task in islice(waiting, wanted):
                with _main_module_left_out():
                    running.append(pool.submit(_do, task))
            if not running:
                return
            yield running.popleft().result()
    except BrokenProcessPool as error:
        raise WorkerLost(
            "a worker process was stopped from outside, perhaps for lack of memory; "
            "fewer --jobs take less"
        ) from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _main_module_left_out() -> Iterator[None]:
    """A new process would first run the main module of the program again, all of it where nothing guards
    it (`if __name__ == "__main__"`): a script would delete, open and simulate once more. Work and tasks
    are of packages, so it is not needed."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def _begin(work: Callable[[Any], Any]) -> None:
    """Ctrl-C is for the parent, which stores what is done and ends its workers; a parent that was
    killed ends nobody, so each worker watches for that."""
    global _work  # noqa: PLW0603 - what this process is for
    _work = work
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _do(task: Any) -> Any:
    return _work(task)
