"""`python -m benchmarks.compiled`: what the compiled build is worth, beside pure Python.

Both are measured in turn in the same run, each in a process of its own, in user CPU time. Of a match
that is played or folded several times the fastest counts, and of the rounds the median.
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
COMPILED = HERE / "build" / "compiled" / "bin"
PURE = Path(sys.executable).parent
PAIRS = (("bench-red", "bench-blue"), ("bt4-security-control", "bt4-yellow-wargreymon"))

PROBE = """
import json, sys, time
from dcg.build import build
from dcg.kernel.fold import fold
from dcg.official.catalogue import catalogue, deck
from dcg.official.game import GAME
from dcg.official.rules import OfficialRules
from dcg.simulation import Plan, planned_opening, simulate

one, other, player, games, times = *sys.argv[1:4], int(sys.argv[4]), int(sys.argv[5])
cards = catalogue()
plans = [Plan((deck(one), deck(other)), (player, player), 1, index) for index in range(games)]
rules = OfficialRules(planned_opening(plans[0], cards)[1].definitions)
logs = [GAME.registry.encode(simulate(plan, cards, rules).events) for plan in plans]

def best(work, things):
    least = [float("inf")] * len(things)
    for _ in range(times):
        for place, thing in enumerate(things):
            start = time.process_time()
            work(thing)
            least[place] = min(least[place], time.process_time() - start)
    return len(things) / sum(least)

print(json.dumps([build(), {
    "simulate": best(lambda plan: simulate(plan, cards, rules), plans),
    "decode and fold": best(
        lambda log: fold(GAME.new_state(), GAME.registry.decode(log), GAME.handlers), logs
    ),
}]))
"""


def rates(
    folder: Path, decks: tuple[str, str], player: str, games: int, times: int
) -> dict[str, float]:
    """Matches a CPU second, by what is done with them."""
    ran = subprocess.run(  # noqa: S603 - our own program
        [folder / "python", "-P", "-c", PROBE, *decks, player, str(games), str(times)],
        check=True,
        capture_output=True,
        text=True,
    )
    build, found = json.loads(ran.stdout)
    expected = "compiled" if folder == COMPILED else "pure Python"
    if build != expected:
        sys.exit(f"{folder}/python does not run the {expected} build")
    return dict(found)


def command(folder: Path, decks: tuple[str, str], games: int) -> float:
    """Matches a CPU second of `dcg simulate`, start-up and storing included."""
    with tempfile.TemporaryDirectory() as name:
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        subprocess.run(  # noqa: S603 - our own program
            [
                *(folder / "dcg", "simulate", "--decks", ",".join(decks), "--player", "greedy"),
                *("--games", str(games), "--store", Path(name, "dcg.db")),
            ],
            check=True,
            capture_output=True,
            cwd=name,
        )
        return games / (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)


def main() -> None:
    """Measures both builds in turn and prints medians and their ratio."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.compiled", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="matches of each pair (20)")
    parser.add_argument("--times", type=int, default=5, help="how often each is played (5)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, median taken (3)")
    parser.add_argument("--command", type=int, default=300, help="matches by the command (300)")
    given = parser.parse_args()
    if not (COMPILED / "python").exists():
        sys.exit("there is no compiled build (make compiled)")
    found: dict[str, dict[Path, list[float]]] = {}
    for _ in range(given.rounds):
        for decks in PAIRS:
            of = " vs ".join(decks)
            for player in ("random", "greedy"):
                for folder in (PURE, COMPILED):
                    measured = rates(folder, decks, player, given.games, given.times)
                    for what, rate in measured.items():
                        by_build = found.setdefault(f"{what}, {of}, {player}", {})
                        by_build.setdefault(folder, []).append(rate)
            for folder in (PURE, COMPILED):
                by_build = found.setdefault(f"dcg simulate, {of}, greedy", {})
                by_build.setdefault(folder, []).append(command(folder, decks, given.command))
    for what, by_build in found.items():
        pure, compiled = (statistics.median(by_build[folder]) for folder in (PURE, COMPILED))
        print(
            f"{what}: {pure:,.0f} -> {compiled:,.0f} matches a CPU second: {compiled / pure:.2f} x"
        )


if __name__ == "__main__":
    main()
