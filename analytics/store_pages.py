"""From the store's commits to pages of rows."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pyarrow as pa

from analytics.layouts import Layout
from analytics.page import Page, PageMaker
from analytics.tracking import mark_of
from dcg.harmless import one_line
from dcg.kernel.errors import LogError
from replays.errors import StoreError, UnknownMatch
from replays.store import MatchStore

_LEFT_OUT = pa.schema([("match", pa.string()), ("reason", pa.string())])
_LONGEST = 300
"""Signs of a reason that are kept."""


def pages(store: MatchStore, after: int, size: int, layout: Layout) -> Iterator[Page]:
    """What was committed after a position, `size` commits at a time.

    A match that goes on in later commits is read whole each time it does. One that cannot be read
    has one row, in `left_out`; one that was forgotten has none.
    """
    while touched := store.positions(after, size):
        after = touched[-1][0]
        matches = dict.fromkeys(match for _, match, _ in touched)
        yield page_of(store, list(matches), after, layout)


def page_of(store: MatchStore, matches: Sequence[str], position: int, layout: Layout) -> Page:
    """The rows of these matches."""
    maker = layout.maker()
    readings: list[Any] = []
    left_out: dict[str, str] = {}
    with _without_collector():
        for match in matches:
            try:
                readings.append(maker.read(store.record(match)))
            except UnknownMatch:  # forgotten: the page is about it, and has no row of it
                continue
            except (StoreError, MemoryError):
                raise
            except Exception as error:
                left_out[match] = reason_of(match, error)
        try:
            rows = maker.rows_of(readings)
        except Exception:
            readings, failed = _apart(maker, readings)
            left_out |= failed
            rows = maker.rows_of(readings)
        return Page(
            tuple(matches),
            {**rows, "left_out": _table(left_out), **maker.of_store(store)},
            position,
            mark_of(store, position),
            len(readings),
            sum(len(one.record.events) for one in readings),
        )


def without(page: Page, match: str, error: Exception, layout: Layout) -> Page:
    """The page of a match whose rows the database does not take: left out."""
    rows = layout.maker().rows_of([])
    left_out = _table({match: reason_of(match, error)})
    return page._replace(rows={**rows, "left_out": left_out}, read=0, events=0)


def _apart(maker: PageMaker[Any], readings: Sequence[Any]) -> tuple[list[Any], dict[str, str]]:
    """Those of which rows can be made, and why not of the others."""
    kept, failed = [], {}
    for one in readings:
        try:
            maker.rows_of([one])
            kept.append(one)
        except Exception as error:
            failed[one.record.id] = reason_of(one.record.id, error)
    return kept, failed


def reason_of(match: str, error: Exception) -> str:
    """Why a match is left out, on one line, without its id, which stands beside it."""
    said = one_line(str(error)).removeprefix(f"match {match}: ")[:_LONGEST]
    return said if isinstance(error, LogError) else f"{type(error).__name__}: {said}"


def _table(left_out: dict[str, str]) -> pa.Table:
    return pa.table(
        [list(left_out), list(left_out.values())],
        schema=_LEFT_OUT,
    )


@contextmanager
def _without_collector() -> Iterator[None]:
    """A page is a million objects that all live until it is written, none of them in a cycle: looking
    for cycles again and again takes a tenth of the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
