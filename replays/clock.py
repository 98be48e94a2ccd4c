"""When something is recorded: the only thing in a store that a plan and its seed do not decide."""

from __future__ import annotations

import os
import time

from replays.errors import StoreError

_LATEST = 2**63 - 1

VARIABLE = "SOURCE_DATE_EPOCH"
"""Environment variable, as reproducible builds have it: seconds since 1970, taken for the time."""


def now() -> int:
    """The time, in nanoseconds since 1970; with `SOURCE_DATE_EPOCH` set, always that one.

    So the same plan gives the same store, byte for byte. Raises `StoreError` where the variable is
    no whole number, or no time within 292 years of 1970.
    """
    fixed = os.environ.get(VARIABLE)
    if fixed is None:
        return time.time_ns()
    try:
        given = int(fixed) * 1_000_000_000
    except ValueError:
        given = _LATEST + 1
    if not -_LATEST <= given <= _LATEST:
        raise StoreError(f"{VARIABLE} is {fixed!r}, not a time in seconds since 1970")
    return given
