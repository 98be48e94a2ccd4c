"""The end of a process whose SQL cannot be interrupted."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

from cli.errors import BAD_INPUT, complaint, report
from replays.errors import TookTooLong

_GRACE = 2.0
"""Seconds after the limit: nearly every SQL is interrupted by then."""


@contextmanager
def ends_at(seconds: float | None) -> Iterator[None]:
    """Ends the process with one line where what is within goes on well after its limit.

    DuckDB looks for an interruption between rows, so a single call of a function that takes hours
    would never see one. Nothing is being written meanwhile.
    """
    if seconds is None:
        yield
        return
    limit, done = seconds, Event()

    def watch() -> None:
        if not done.wait(limit + _GRACE):
            report(complaint(TookTooLong(limit)) or "")
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(BAD_INPUT)

    Thread(target=watch, daemon=True).start()
    try:
        yield
    finally:
        done.set()
