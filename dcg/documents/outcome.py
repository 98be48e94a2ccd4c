"""What came of each scenario of a file: every one has an outcome of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from dcg.documents.faults import DocumentError
from dcg.documents.proof import prove
from dcg.documents.proves import Proves
from dcg.documents.run import ScenarioResult, run
from dcg.documents.scenario import Refusal, Scenario, read_each
from dcg.documents.vocabulary import Vocabulary


class Outcome(StrEnum):
    """`UNSUPPORTED`: something in it is not run, so that what it says is not proven. `REFUSED`: the
    document cannot be read."""

    PASSED = "passed"
    FAILED = "failed"
    UNSUPPORTED = "unsupported"
    REFUSED = "refused"


@dataclass(frozen=True)
class ScenarioOutcome:
    """One scenario of a file and what came of it; `reasons` say why it did not pass."""

    source: str
    line: int
    title: str
    outcome: Outcome
    reasons: tuple[str, ...] = ()
    proves: Proves = field(default_factory=Proves)
    results: tuple[ScenarioResult, ...] = ()

    def report(self) -> str:
        """In words: what did not hold, and the board it was found on."""
        if self.outcome is Outcome.REFUSED:
            first, *others = self.reasons
            return "\n".join([f"{first} (refused)", *(f"  {other}" for other in others)])
        shown = [held for held in self.results if not held.passed] or self.results
        head, *rest = shown[0].report().splitlines()
        if len(shown) > 1 and all(held.report().splitlines()[1:] == rest for held in shown[1:]):
            return "\n".join([f"{head}, and with seats swapped", *rest])
        return "\n".join(held.report() for held in shown)


def run_scenario(
    scenario: Scenario, catalogue: Mapping[str, Any], *, thorough: bool = True
) -> list[ScenarioResult]:
    """Runs one scenario, and with the seats swapped where what it begins from can be mirrored.

    With `thorough`, the match it played is also resumed from each of its events, verified, and
    redacted for both seats; what does not hold is among the failures. Raises `DocumentError` like
    `run`.
    """
    can_mirror = scenario.begins in scenario.vocabulary.mirrored
    mirrored = thorough and can_mirror and scenario.seed is None
    results = [run(scenario, catalogue, you=you) for you in ((0, 1) if mirrored else (0,))]
    if thorough:
        for result in results:
            if result.passed:
                result.failures += prove(result)
    return results


def outcomes(
    text: str,
    source: str,
    vocabulary: Vocabulary,
    catalogue: Mapping[str, Any],
    *,
    thorough: bool = True,
) -> Iterator[ScenarioOutcome]:
    """The outcome of every scenario of a file, one after another; nothing is raised for any."""
    for held in read_each(text, source, vocabulary):
        yield outcome_of(held, catalogue, thorough=thorough)


def outcome_of(
    held: Scenario | Refusal, catalogue: Mapping[str, Any], *, thorough: bool = True
) -> ScenarioOutcome:
    """The outcome of one scenario, `thorough` as in `run_scenario`."""
    if isinstance(held, Refusal):
        return _refused(held, held.every(catalogue))
    try:
        results = tuple(run_scenario(held, catalogue, thorough=thorough))
    except DocumentError as error:
        return _refused(held, error)
    unsupported = dict.fromkeys(phrase for one in results for phrase in one.unsupported)
    failures = dict.fromkeys(failure for one in results for failure in one.failures)
    outcome = Outcome.FAILED if failures else Outcome.PASSED
    return ScenarioOutcome(
        held.source,
        held.line,
        held.title,
        Outcome.UNSUPPORTED if unsupported else outcome,
        (*(f"not supported: {phrase}" for phrase in unsupported), *failures),
        held.proves,
        results,
    )


def _refused(held: Scenario | Refusal, error: DocumentError) -> ScenarioOutcome:
    proves = held.proves if isinstance(held, Scenario) else Proves()
    return ScenarioOutcome(
        held.source, error.line, held.title, Outcome.REFUSED, tuple(map(str, error.every)), proves
    )
