"""Statistics of recorded matches, as Polars data frames; charts; SQL over the log's tables in DuckDB.

>>> import analytics, replays
>>> with replays.open("my.db") as store:
...     _ = store.simulate("bench-red", "bench-blue", games=20, player="greedy", seed=7)
...     frame = analytics.statistic(store, "winrate")
>>> frame.select("deck", "n", "wins").rows()
[('bench-red', 20, 14), ('bench-blue', 20, 6)]

What is counted is derived from the store, in a file beside it that is safe to delete.
docs/python.md is the tour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from analytics.errors import AnalyticsError, NothingSo
    from analytics.frames import NoSuchStatistic
    from analytics.library import Chosen, chart, notes, sql, statistic, statistics, timeline, wait
    from analytics.query import BadQuery
    from analytics.shown_chart import NoChart, ShownChart
else:
    from dcg.lazily import lazily

    __getattr__, __dir__ = lazily(
        __name__,
        {
            "statistic": "library",
            "statistics": "library",
            "sql": "library",
            "notes": "library",
            "chart": "library",
            "timeline": "library",
            "wait": "library",
            "Chosen": "library",
            "ShownChart": "shown_chart",
            "AnalyticsError": "errors",
            "NothingSo": "errors",
            "NoSuchStatistic": "frames",
            "BadQuery": "query",
            "NoChart": "shown_chart",
        },
    )

__all__ = [
    "AnalyticsError",
    "BadQuery",
    "Chosen",
    "NoChart",
    "NoSuchStatistic",
    "NothingSo",
    "ShownChart",
    "chart",
    "notes",
    "sql",
    "statistic",
    "statistics",
    "timeline",
    "wait",
]
