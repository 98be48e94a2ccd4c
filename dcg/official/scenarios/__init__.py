"""Scenarios: a position, a script of actions and answers, and what must then be true."""

from __future__ import annotations

from collections.abc import Mapping

from dcg.official.language.card import Card
from dcg.official.scenarios.proof import prove, resume_everywhere
from dcg.official.scenarios.run import ScenarioResult, run
from dcg.official.scenarios.scenario import Scenario, read_scenarios

__all__ = [
    "Scenario",
    "ScenarioResult",
    "prove",
    "read_scenarios",
    "resume_everywhere",
    "run",
    "run_scenario",
    "run_scenarios",
]


def run_scenario(
    scenario: Scenario, catalogue: Mapping[str, Card], *, thorough: bool = True
) -> list[ScenarioResult]:
    """Runs one scenario, and with the seats swapped where it begins from a position.

    With `thorough`, the match it played is also resumed from each of its events, verified, and
    redacted for both seats; what does not hold is among the failures.
    """
    mirrored = thorough and scenario.position is not None and scenario.seed is None
    results = [run(scenario, catalogue, you=you) for you in ((0, 1) if mirrored else (0,))]
    if thorough:
        for result in results:
            if result.passed:
                result.failures += prove(result)
    return results


def run_scenarios(
    text: str, source: str, catalogue: Mapping[str, Card], *, thorough: bool = True
) -> list[ScenarioResult]:
    """Runs every scenario of a file. Raises `DocumentError` where it cannot be read."""
    return [
        result
        for scenario in read_scenarios(text, source)
        for result in run_scenario(scenario, catalogue, thorough=thorough)
    ]
