"""`python -m tests.conformance.coverage > docs/rules-coverage.md`."""

from __future__ import annotations

import sys
from pathlib import Path

from dcg.documents import Scenario, read_scenarios
from dcg.official.scenarios import VOCABULARY
from dcg.official.scenarios.clause_coverage import page

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = Path(__file__).resolve().parent


def all_scenarios() -> list[Scenario]:
    """Every scenario of this folder, in the order of paths."""
    return [
        scenario
        for path in sorted(HERE.rglob("*.yaml"))
        for scenario in read_scenarios(
            path.read_text("utf-8"), path.relative_to(ROOT).as_posix(), VOCABULARY
        )
    ]


if __name__ == "__main__":
    sys.stdout.write(page(all_scenarios()))
