"""Every scenario of `tests/conformance/**.yaml` is a test: read, run, swapped, resumed, verified."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dcg.documents import DocumentError, Scenario, run_scenario
from dcg.official.language.card import Card
from tests.conformance.suite import scenarios_in


@cache
def catalogue() -> Mapping[str, Card]:
    """The shipped cards, by number."""
    from dcg.official.catalogue import catalogue as shipped  # noqa: PLC0415

    return shipped()


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    if file_path.suffix == ".yaml":
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioFile(pytest.File):
    """One file of scenarios."""

    def collect(self) -> Iterator[pytest.Item]:
        try:
            scenarios = scenarios_in(self.path)
        except DocumentError as error:
            raise self.CollectError(str(error)) from error
        for scenario in scenarios:
            yield ScenarioItem.from_parent(self, name=scenario.title, scenario=scenario)


class ScenarioItem(pytest.Item):
    """One scenario."""

    def __init__(self, *, scenario: Scenario, **more: Any) -> None:
        super().__init__(**more)
        self.scenario = scenario

    def runtest(self) -> None:
        failed = [
            result for result in run_scenario(self.scenario, catalogue()) if not result.passed
        ]
        if failed:
            raise ScenarioFailed("\n".join(result.report() for result in failed))

    def repr_failure(self, excinfo: Any, style: Any = None) -> Any:
        if isinstance(excinfo.value, ScenarioFailed | DocumentError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.scenario.line - 1, self.scenario.title


class ScenarioFailed(Exception):
    """What a scenario says is not so."""
