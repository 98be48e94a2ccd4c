"""A limit of time for SQL from outside."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Protocol

from replays.errors import TookTooLong

_AGAIN = 0.05
"""Seconds between two attempts: an interruption between two statements is lost."""


class Interruptible(Protocol):
    """A connection that another thread can stop."""

    def interrupt(self) -> None:
        """Stops what it does."""
        ...


@contextmanager
def limited(connection: Interruptible, seconds: float | None) -> Iterator[None]:
    """Interrupts what the connection does within, after so many seconds; None is no limit.

    Raises `TookTooLong` then. A single call of a function inside the SQL ends first.
    """
    if seconds is None:
        yield
        return
    done, overdue = Event(), Event()

    def watch() -> None:
        if done.wait(seconds):
            return
        overdue.set()
        while not done.wait(_AGAIN):
            connection.interrupt()

    watching = Thread(target=watch, daemon=True)
    watching.start()
    try:
        yield
    except Exception as error:
        if overdue.is_set():
            raise TookTooLong(seconds) from error
        raise
    finally:
        done.set()
        watching.join()
