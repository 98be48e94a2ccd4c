"""What `docs/scenarios.md` says of this game's scenarios is so."""

from __future__ import annotations

from pathlib import Path

from dcg.battle_evolution.codes.turn import PHASE_NAMES
from dcg.battle_evolution.scenarios.answers import ANSWERS
from dcg.battle_evolution.scenarios.expectations import OF_MATCH
from dcg.battle_evolution.scenarios.position import ZONES

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")
OWN = PAGE.partition("## Digimon Battle Evolution")[2].partition("## Proving a clause")[0]


def test_zones_phases_and_what_is_asserted_of_a_match_are_named() -> None:
    words = (*ZONES, *filter(None, PHASE_NAMES.values()), *OF_MATCH)
    assert [word for word in words if f"`{word}`" not in OWN] == []


def test_every_answer_is_shown() -> None:
    assert [word for word in ANSWERS.words if f"`{word}`" not in OWN] == []
    assert [word for word in ANSWERS.shapes if f"`{{{word}: " not in OWN] == []
