"""Every scenario of this folder is a test: read, run, swapped, resumed, verified."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dcg.battle_evolution.catalogue import catalogue
from dcg.battle_evolution.scenarios import BATTLE_EVOLUTION_VOCABULARY
from dcg.documents import DocumentError, Scenario, read_scenarios, run_scenario
from tests.conformance.conftest import ScenarioFailed
from tests.conformance.suite import ROOT


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    if file_path.suffix == ".yaml":
        return RulesFile.from_parent(parent, path=file_path)
    return None


class RulesFile(pytest.File):
    """One file of scenarios."""

    def collect(self) -> Iterator[pytest.Item]:
        source = str(self.path.relative_to(ROOT))
        text = self.path.read_text("utf-8")
        try:
            scenarios = read_scenarios(text, source, BATTLE_EVOLUTION_VOCABULARY)
        except DocumentError as error:
            raise self.CollectError(str(error)) from error
        for scenario in scenarios:
            yield RulesItem.from_parent(self, name=scenario.title, scenario=scenario)


class RulesItem(pytest.Item):
    """One scenario."""

    def __init__(self, *, scenario: Scenario, **more: object) -> None:
        super().__init__(**more)  # type: ignore[arg-type]
        self.scenario = scenario

    def runtest(self) -> None:
        failed = [one for one in run_scenario(self.scenario, catalogue()) if not one.passed]
        if failed:
            raise ScenarioFailed("\n".join(one.report() for one in failed))

    def repr_failure(
        self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None
    ) -> str:
        if isinstance(excinfo.value, ScenarioFailed | DocumentError):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.scenario.line - 1, self.scenario.title
