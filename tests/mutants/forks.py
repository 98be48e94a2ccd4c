"""Work in forked processes: what it says comes back line by line, and it may not take for ever."""

from __future__ import annotations

import gc
import json
import os
import resource
import selectors
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, BinaryIO, Final, TypeVar

Work = TypeVar("Work")
Say = Callable[[Any], None]
"""Sends one JSON value to the process that forked this one."""

MEMORY: Final = 3 * 1024**3
"""Bytes a forked process may use: a mutant that never stops collecting is stopped."""


@dataclass
class Ended:
    """What a forked process said, and how it ended: 0, or minus the signal that stopped it."""

    said: list[Any] = field(default_factory=list)
    status: int = 0


def seconds(limit: float) -> None:
    """From now on this process may compute for so many seconds; then it is stopped."""
    signal.setitimer(signal.ITIMER_PROF, limit)


def in_forks(
    works: Sequence[Work], do: Callable[[Work, Say], None], at_once: int
) -> Iterator[tuple[Work, Ended]]:
    """Does each work in a process of its own, some at once; the results in the order they end."""
    gc.collect()
    gc.freeze()
    waiting = list(reversed(works))
    with selectors.DefaultSelector() as running:
        while waiting or running.get_map():
            while waiting and len(running.get_map()) < at_once:
                work = waiting.pop()
                child, pipe = _fork(work, do)
                running.register(pipe, selectors.EVENT_READ, (work, child, bytearray()))
            for key, _ in running.select():
                work, child, buffer = key.data
                chunk = os.read(key.fd, 1 << 20)
                if chunk:
                    buffer += chunk
                    continue
                running.unregister(key.fileobj)
                key.fileobj.close()  # type: ignore[union-attr]
                _, status = os.waitpid(child, 0)
                lines = [json.loads(line) for line in bytes(buffer).split(b"\n")[:-1]]
                yield work, Ended(lines, os.waitstatus_to_exitcode(status))


def _fork(work: Work, do: Callable[[Work, Say], None]) -> tuple[int, BinaryIO]:
    sys.stdout.flush()
    out, into = os.pipe()
    child = os.fork()
    if child:
        os.close(into)
        return child, os.fdopen(out, "rb", buffering=0)
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        def say(value: Any) -> None:
            os.write(into, json.dumps(value).encode() + b"\n")

        do(work, say)
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    os._exit(0)
