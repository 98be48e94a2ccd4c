"""`python -m tests.conformance.coverage > docs/rules-coverage.md`."""

from __future__ import annotations

import sys

from dcg.official.scenarios.clause_coverage import page
from tests.conformance.suite import every_scenario

if __name__ == "__main__":
    sys.stdout.write(page(list(every_scenario())))
