"""`python -m benchmarks.analytics`: every statistic over many matches, invented by one SQL script.

Each runs in a process of its own, so that its memory is its own. The floor is a bare count of the seats by
deck, likewise.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import duckdb

from analytics.database import opened
from analytics.filters import EVERYTHING, Filters
from analytics.listed import STATISTICS

_FLOOR = "SELECT deck, count(*) FROM seats GROUP BY deck"
_CHUNK = 100_000
"""Matches invented in one transaction."""


def fill(database: duckdb.DuckDBPyConnection, matches: int) -> None:
    """Adds so many invented matches to an empty analytics database."""
    script = (Path(__file__).parent / "synthetic.sql").read_text(encoding="utf-8")
    for first in range(0, matches, _CHUNK):
        database.execute("BEGIN")
        for statement in database.extract_statements(script):
            wanted = {"first": first, "last": min(matches, first + _CHUNK)}
            database.execute(statement, wanted if "$first" in statement.query else None)
        database.execute("COMMIT")


def one(path: Path, name: str) -> None:
    """Prints, as JSON, what a statistic takes: seconds over all matches, over those of one deck, rows, and
    the most memory the process had, in bytes."""
    few = Filters(decks=("deck-3",), player="random")
    with opened(path, read_only=True) as database:
        seconds = []
        rows = 0
        for filters in (EVERYTHING, few) if name else (EVERYTHING,):
            start = time.perf_counter()
            if name:
                rows = max(rows, len(STATISTICS[name].read(database, filters).rows))
            else:
                database.execute(_FLOOR).fetchall()
            seconds.append(time.perf_counter() - start)
    print(json.dumps({"seconds": seconds, "rows": rows, "memory": most_memory()}))


def most_memory() -> int:
    """The most memory this process had, in bytes: where the system says so, without what the process had
    that started it."""
    status = Path("/proc/self/status")
    if status.exists():
        lines = status.read_text(encoding="utf-8").splitlines()
        held = next(line for line in lines if line.startswith("VmHWM:"))
        return int(held.split()[1]) * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def measured(matches: int, names: list[str]) -> None:
    """Prints what these statistics take over so many matches."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "synthetic.duckdb"
        with opened(path) as database:
            fill(database, matches)
        print(f"{matches:,} matches, {path.stat().st_size / 1e6:,.0f} MB")
        for name in ("", *names):
            done = subprocess.run(  # noqa: S603 - this very program
                [sys.executable, "-m", "benchmarks.analytics", "--one", name, "--in", str(path)],
                capture_output=True,
                text=True,
                check=True,
            )
            found = json.loads(done.stdout)
            whole, *few = found["seconds"]
            print(
                f"  {name or 'bare count':<14} {whole:8.2f} s"
                + "".join(f"   one deck {seconds:8.2f} s" for seconds in few)
                + f"   {found['memory'] / 1e9:5.2f} GB   {found['rows']} rows",
                flush=True,
            )


def main() -> None:
    """Measures every statistic."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.analytics", description=__doc__)
    parser.add_argument("--matches", type=int, default=100_000, help="how many (100000)")
    parser.add_argument("--statistic", action="append", choices=list(STATISTICS), help="only these")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    parser.add_argument("--in", dest="path", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.path is not None:
        one(given.path, given.one)
    else:
        measured(given.matches, given.statistic or list(STATISTICS))


if __name__ == "__main__":
    main()
