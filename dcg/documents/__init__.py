"""Scenarios as documents, for any game: a start, a script, and what must then be true.

A game brings its words (`dcg.documents.vocabulary.Vocabulary`): what cards, starts, answers and
assertions look like in its documents. Reading with lines, the script, chance, expectations, proof and
outcomes are the same for all. Names are loaded when they are first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dcg.documents.faults import DocumentError
    from dcg.documents.outcome import Outcome, ScenarioOutcome, outcome_of, outcomes, run_scenario
    from dcg.documents.position_document import read_position
    from dcg.documents.proof import prove, resume_everywhere
    from dcg.documents.run import ScenarioResult
    from dcg.documents.scenario import Refusal, Scenario, read_each, read_scenarios
else:
    from dcg.lazily import lazily

    __getattr__, __dir__ = lazily(
        __name__,
        {
            "DocumentError": "faults",
            "Outcome": "outcome",
            "Refusal": "scenario",
            "Scenario": "scenario",
            "ScenarioOutcome": "outcome",
            "ScenarioResult": "run",
            "outcome_of": "outcome",
            "outcomes": "outcome",
            "prove": "proof",
            "read_each": "scenario",
            "read_position": "position_document",
            "read_scenarios": "scenario",
            "resume_everywhere": "proof",
            "run_scenario": "outcome",
        },
    )

__all__ = [
    "DocumentError",
    "Outcome",
    "Refusal",
    "Scenario",
    "ScenarioOutcome",
    "ScenarioResult",
    "outcome_of",
    "outcomes",
    "prove",
    "read_each",
    "read_position",
    "read_scenarios",
    "resume_everywhere",
    "run_scenario",
]
