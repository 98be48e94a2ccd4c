"""The page of what scenarios prove is the one they give."""

from __future__ import annotations

from dcg.battle_evolution.scenarios.clauses import CLAUSES, NOT_TESTABLE, SILENCES
from tests.battle_evolution.coverage import PAGE, page, proven


def test_the_page_is_current() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m tests.battle_evolution.coverage"


def test_every_errata_row_names_what_there_is() -> None:
    text = (PAGE.parent / "battle-evolution-errata.md").read_text("utf-8")
    rows = [line.split("|")[1].strip() for line in text.splitlines() if line.startswith("| ")]
    named = {one.strip() for row in rows for one in row.split(",")} - {"clause", "id"}
    assert named <= CLAUSES | set(SILENCES)
    assert set(SILENCES) <= named


def test_nothing_is_proven_that_cannot_be_shown() -> None:
    assert not proven().keys() & NOT_TESTABLE.keys()
