"""`python -m benchmarks.analytics`: every statistic over many matches, invented by one SQL script.

The floor beside each is a bare count of the seats by deck in the same run.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import duckdb

from analytics.database import opened
from analytics.filters import Filters
from analytics.listed import STATISTICS

_FLOOR = "SELECT deck, count(*) FROM seats GROUP BY deck"


def fill(database: duckdb.DuckDBPyConnection, matches: int) -> None:
    """Adds so many invented matches to an empty analytics database."""
    script = (Path(__file__).parent / "synthetic.sql").read_text(encoding="utf-8")
    database.execute("BEGIN")
    for statement in database.extract_statements(script):
        wanted = {"matches": matches} if "$matches" in statement.query else None
        database.execute(statement, wanted)
    database.execute("COMMIT")


def seconds(work: Callable[[], object]) -> float:
    """Wall-clock seconds of one call: the best of three."""
    found = []
    for _ in range(3):
        start = time.perf_counter()
        work()
        found.append(time.perf_counter() - start)
    return min(found)


def measured(matches: int, names: list[str]) -> None:
    """Prints how long these statistics take over so many matches."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "synthetic.duckdb"
        with opened(path) as database:
            fill(database, matches)
        size = path.stat().st_size / 1e6
        with opened(path, read_only=True) as database:
            floor = seconds(lambda: database.execute(_FLOOR).fetchall())
            print(f"{matches:,} matches, {size:,.0f} MB; bare count by deck: {floor * 1e3:,.0f} ms")
            for name in names:
                statistic = STATISTICS[name]
                one = seconds(lambda statistic=statistic: statistic.read(database))  # type: ignore[misc]
                filters = Filters(decks=("deck-3",), player="random")
                few = seconds(
                    lambda statistic=statistic, filters=filters: statistic.read(database, filters)  # type: ignore[misc]
                )
                rows = len(statistic.read(database).rows)
                print(
                    f"  {name:<14} {one * 1e3:6,.0f} ms   one deck {few * 1e3:6,.0f} ms   {rows} rows"
                )


def main() -> None:
    """Measures every statistic, then win rates and match-ups over more matches."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.analytics", description=__doc__)
    parser.add_argument("--matches", type=int, default=20_000, help="for all statistics (20000)")
    parser.add_argument("--more", type=int, default=100_000, help="for win rates (100000)")
    given = parser.parse_args()
    measured(given.matches, list(STATISTICS))
    measured(given.more, ["winrate", "matchups"])


if __name__ == "__main__":
    main()
