"""Columns of Arrow: runs of equal values, words by code, lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa

Numbers = npt.NDArray[np.int64]


def runs(lengths: Numbers) -> pa.Array:
    """For each of several runs of these lengths its number, as often as it is long."""
    return pa.array(np.repeat(np.arange(len(lengths), dtype=np.int32), lengths))


def repeated(values: Iterable[Any], run: pa.Array, kind: pa.DataType) -> pa.Array:
    """The value of each run, as often as it is long."""
    held = pa.array(values, kind)
    if pa.types.is_string(kind) and held.null_count < len(held):  # DuckDB fails on no words
        held = held.dictionary_encode()
    return held.take(run)


def words(codes: Sequence[int] | Numbers, known: Sequence[str | None]) -> pa.Array:
    """The word of each code; -1 is NULL."""
    places = np.asarray(codes, np.int32)
    if not known:  # DuckDB fails on a dictionary without words
        return pa.nulls(len(places), pa.string())
    return pa.DictionaryArray.from_arrays(
        pa.array(places, mask=places < 0), pa.array(known, pa.string())
    )


def lists(lengths: Numbers, values: pa.Array) -> pa.Array:
    """Lists of these lengths, one after another from `values`, which are words."""
    values = values.cast(pa.string())  # DuckDB fails on a dictionary of which no word is used
    return pa.ListArray.from_arrays(pa.array(offsets(lengths), pa.int32()), values)


def offsets(lengths: Numbers) -> Numbers:
    """Where each of several parts of these lengths begins, and where the last ends."""
    return np.concatenate(([0], np.cumsum(lengths, dtype=np.int64)))


def lines(text: bytes) -> pa.Array:
    """The lines of a text, each ended, as strings; without copying them one by one."""
    held = np.frombuffer(text, np.uint8)
    ends = np.flatnonzero(held == ord("\n"))
    starts = np.concatenate(([0], ends + 1)).astype(np.int32)
    sizes = np.diff(starts) - 1
    kept = held[held != ord("\n")]
    buffers = [None, pa.py_buffer(offsets(sizes).astype(np.int32)), pa.py_buffer(kept)]
    return pa.Array.from_buffers(pa.string(), len(ends), buffers)


def flat(parts: Sequence[Numbers]) -> Numbers:
    """Several parts, one after another; none of them is an empty one."""
    return np.concatenate(parts) if parts else np.array([], np.int64)
