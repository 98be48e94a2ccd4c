"""`python -m benchmarks.compare COMMIT`: how fast matches are simulated at a commit, and here.

Both are measured in turn in the same run, each in a process of its own, in CPU time. Every match is
played several times and its fastest time counts, so that other work on the machine matters little;
what is compared is the sum over the matches.
"""

from __future__ import annotations

import argparse
import io
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent

PROBE = """
import sys, time
from dcg.official.catalogue import catalogue, deck
from dcg.official.rules import OfficialRules
from dcg.simulation import Plan, planned_opening, simulate

one, other, games, times = deck(sys.argv[1]), deck(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
plans = [Plan((one, other), ("random", "random"), 1, index) for index in range(games)]
cards = catalogue()
rules = OfficialRules(planned_opening(plans[0], cards)[1].definitions)
best = [float("inf")] * games
for _ in range(times):
    for index, plan in enumerate(plans):
        start = time.process_time()
        simulate(plan, cards, rules)
        best[index] = min(best[index], time.process_time() - start)
print(games / sum(best))
"""


def export(commit: str, folder: Path) -> None:
    """The files of a commit."""
    archive = subprocess.run(["git", "archive", commit], cwd=HERE, check=True, capture_output=True)  # noqa: S603, S607
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
        # The first releases of Python 3.11 have no filters yet; it is our own archive.
        files.extraction_filter = getattr(tarfile, "data_filter", lambda member, path: member)
        files.extractall(folder)  # noqa: S202


def speed(folder: Path, decks: tuple[str, str], games: int, times: int) -> float:
    """Games a second of the code in a folder."""
    result = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", PROBE, *decks, str(games), str(times)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        check=True,
        capture_output=True,
        text=True,
    )
    return float(result.stdout)


def main() -> None:
    """Measures each pair of decks at the commit and here, in turn, and prints medians."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.compare", description=__doc__)
    parser.add_argument("commit", help="what to compare with")
    parser.add_argument("--games", type=int, default=40, help="matches of each pair (40)")
    parser.add_argument("--times", type=int, default=5, help="how often each is played (5)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, median taken (3)")
    parser.add_argument(
        "--decks",
        action="append",
        metavar="A,B",
        help="a pair of built-in decks; may be given more than once",
    )
    given = parser.parse_args()
    pairs = given.decks or ["bench-red,bench-blue", "bt4-security-control,bt4-yellow-wargreymon"]
    with tempfile.TemporaryDirectory() as name:
        then = Path(name)
        export(given.commit, then)
        for pair in pairs:
            one, _, other = pair.partition(",")
            speeds: dict[Path, list[float]] = {then: [], HERE: []}
            for _ in range(given.rounds):
                for folder, found in speeds.items():
                    found.append(speed(folder, (one, other), given.games, given.times))
            before, now = (statistics.median(found) for found in speeds.values())
            print(
                f"{one} vs {other}: {given.commit} {before:,.0f} games/s, here {now:,.0f} games/s: "
                f"{now / before:.2f} x"
            )


if __name__ == "__main__":
    main()
