"""An open question is asserted by its name, and whose it is besides."""

from __future__ import annotations

import pytest

from dcg.battle_evolution.catalogue import catalogue
from dcg.battle_evolution.scenarios import BATTLE_EVOLUTION_VOCABULARY
from dcg.documents import DocumentError, read_scenarios, run_scenario

BOARD = """
cards:
  - {number: OWN-001, name: Raider, level: R, type: Dragon, dp: 0, plus_p: 10, hp: 500}
title: It is asked
position: {phase: evolution, you: {active: Raider, hand: 2x Raider}, opponent: {active: Raider}}
then: {question: %s}
"""


@pytest.mark.parametrize(
    ("question", "holds"),
    [
        ("rack", True),
        ("attack", False),
        ("{you: rack}", True),
        ("{opponent: rack}", False),
        ("{you: attack}", False),
    ],
)
def test_it_is_this_question_and_of_this_player(question: str, holds: bool) -> None:
    [scenario] = read_scenarios(BOARD % question, "t.yaml", BATTLE_EVOLUTION_VOCABULARY)
    assert all(run.passed is holds for run in run_scenario(scenario, catalogue()))


@pytest.mark.parametrize(
    "question", ["{somebody: rack}", "{you: dance}", "{you: rack, opponent: rack}"]
)
def test_what_is_no_question_is_refused(question: str) -> None:
    with pytest.raises(DocumentError):
        read_scenarios(BOARD % question, "t.yaml", BATTLE_EVOLUTION_VOCABULARY)
