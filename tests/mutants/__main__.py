"""`python -m tests.mutants --seed 2026 --count 1000`: who catches them, and which survive."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import asdict
from typing import Any

from tests.mutants.mutant import Mutant, chosen, every_mutant
from tests.mutants.reached import measure
from tests.mutants.reviewed import same, stale
from tests.mutants.scopes import OFFICIAL, SCOPES
from tests.mutants.suite import Suite
from tests.mutants.trial import CAUGHT, Trials, Verdict, by_area


def main() -> int:
    """Runs the command; 0 where at least 95 % are caught and every survivor is reviewed."""
    given = _arguments()
    scope = SCOPES[given.game]
    everything = every_mutant(scope)
    for key in stale(scope, everything):
        _tell(f"listed, and no mutant any more: {key}")
    listed = same(scope)
    if given.key:
        mutants = [one for one in everything if given.key in one.key]
    else:
        mutants = chosen(
            [one for one in everything if given.only in one.path],
            given.seed,
            given.skip + given.count,
        )[given.skip :]
    results = scope.kept / f"results-{given.seed}.json"
    kept: dict[str, Any] = {}
    if given.survivors:
        kept = {one["key"]: one for one in json.loads(results.read_text("utf-8"))}
        mutants = [
            one for one in everything if kept.get(one.key, {"outcome": CAUGHT})["outcome"] != CAUGHT
        ]
    tried = mutants if given.listed else [one for one in mutants if one.key not in listed]
    reached = measure(Suite(scope), given.jobs, _tell, proofs=given.proofs != 0)
    start = time.monotonic()
    verdicts = []
    trials = Trials(reached, proofs=given.proofs, seats=1 if given.quick else 2)
    for verdict in trials.verdicts(tried, given.jobs):
        verdicts.append(verdict)
        kept[verdict.mutant.key] = asdict(verdict) | {"key": verdict.mutant.key}
        if not given.key:
            scope.kept.mkdir(parents=True, exist_ok=True)
            results.write_text(json.dumps(list(kept.values())), "utf-8")
        if not verdict.caught and verdict.mutant.key not in listed:
            _tell(
                f"{verdict.outcome}: {verdict.mutant.path}:{verdict.mutant.line} {verdict.mutant.key}"
            )
        elif verdict.caught and verdict.mutant.key in listed:
            _tell(f"listed as the same, but caught by “{verdict.by}”: {verdict.mutant.key}")
        if given.verbose:
            _tell(f"  {verdict.seconds:.2f} {verdict.tried} {verdict.how} {verdict.mutant.key}")
    return _summary(mutants, verdicts, set(listed), time.monotonic() - start)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument(
        "--game", choices=SCOPES, default=OFFICIAL.game, help="whose rules are changed"
    )
    parser.add_argument("--seed", type=int, default=2026, help="which mutants are taken")
    parser.add_argument("--count", type=int, default=1000, help="how many")
    parser.add_argument(
        "--skip", type=int, default=0, help="how many of the first are left out (tried before)"
    )
    parser.add_argument(
        "--only", default="", metavar="PATH", help="of files with this in their path"
    )
    parser.add_argument("--key", default="", help="all mutants with this in their key")
    parser.add_argument("--survivors", action="store_true", help="those that survived last time")
    parser.add_argument("--listed", action="store_true", help="those listed as the same, too")
    parser.add_argument(
        "--proofs", type=int, help="resume and verify at most so many scenarios each"
    )
    parser.add_argument("--quick", action="store_true", help="play scenarios from one seat only")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once")
    parser.add_argument("--verbose", action="store_true", help="tell of each mutant")
    return parser.parse_args()


def _summary(
    mutants: list[Mutant], verdicts: list[Verdict], listed: set[str], seconds: float
) -> int:
    caught = sum(verdict.caught for verdict in verdicts)
    open_ = [one for one in verdicts if not one.caught and one.mutant.key not in listed]
    reviewed = len(mutants) - caught - len(open_)
    for area, outcomes in by_area(verdicts).items():
        _tell(f"{area:24}" + "  ".join(f"{name} {count}" for name, count in outcomes.items()))
    for how, count in Counter(verdict.how for verdict in verdicts if verdict.caught).most_common():
        _tell(f"caught: {how}: {count}")
    real = max(1, len(mutants) - reviewed)
    _tell(
        f"{len(mutants)} mutants: {caught} caught, {reviewed} reviewed as the same, {len(open_)} survive; "
        f"{caught / real:.1%} of those that change something; {seconds:.0f} s, "
        f"{sum(one.seconds for one in verdicts):.0f} s of computing"
    )
    return 0 if caught >= 0.95 * real and not open_ else 1


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
