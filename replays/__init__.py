"""Recorded matches: a store of them, stepping through, bisecting, branching, verifying.

>>> import replays
>>> with replays.open("my.db") as store:
...     _ = store.simulate("bench-red", "bench-blue", games=2, player="greedy", seed=7)
...     print(store.last.seek(turn=2).board.lines[0])
Turn 2 of Seat 1, start of turn, memory 2

`dcg` plays the matches, `analytics` counts them; docs/python.md is the tour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from replays.bisect import Bisection, Moment
    from replays.errors import (
        BadPredicate,
        NotAStore,
        StoreError,
        TookTooLong,
        UnknownMatch,
        UnusableFile,
    )
    from replays.gather import Progress
    from replays.intake import Intake, OtherMatch
    from replays.library import Store, open, read
    from replays.match_file import NotAMatchFile
    from replays.replay import Replay
    from replays.summary import Summary
    from replays.verify import Verdict
else:
    from dcg.lazily import lazily

    __getattr__, __dir__ = lazily(
        __name__,
        {
            "open": "library",
            "read": "library",
            "Store": "library",
            "Replay": "replay",
            "Bisection": "bisect",
            "Moment": "bisect",
            "Verdict": "verify",
            "Summary": "summary",
            "Progress": "gather",
            "StoreError": "errors",
            "NotAStore": "errors",
            "UnknownMatch": "errors",
            "OtherMatch": "intake",
            "Intake": "intake",
            "NotAMatchFile": "match_file",
            "UnusableFile": "errors",
            "BadPredicate": "errors",
            "TookTooLong": "errors",
        },
    )

__all__ = [
    "BadPredicate",
    "Bisection",
    "Intake",
    "Moment",
    "NotAMatchFile",
    "NotAStore",
    "OtherMatch",
    "Progress",
    "Replay",
    "Store",
    "StoreError",
    "Summary",
    "TookTooLong",
    "UnknownMatch",
    "UnusableFile",
    "Verdict",
    "open",
    "read",
]
