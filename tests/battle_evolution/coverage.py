"""`python -m tests.battle_evolution.coverage > docs/battle-evolution-coverage.md`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from dcg.battle_evolution.scenarios import BATTLE_EVOLUTION_VOCABULARY
from dcg.battle_evolution.scenarios.clauses import CLAUSE_ORDER, NOT_TESTABLE, SILENCES
from dcg.documents import read_scenarios

FOLDER = Path(__file__).parent / "conformance"
PAGE = Path(__file__).parent.parent.parent / "docs" / "battle-evolution-coverage.md"


def proven() -> dict[str, int]:
    """How many scenarios prove each clause and each matter the page is silent on."""
    found: dict[str, int] = {}
    for path in sorted(FOLDER.rglob("*.yaml")):
        text = path.read_text("utf-8")
        for scenario in read_scenarios(text, path.name, BATTLE_EVOLUTION_VOCABULARY):
            for one in (*scenario.proves.rules, *scenario.proves.rulings):
                found[one] = found.get(one, 0) + 1
    return found


def page() -> str:
    """The page: what is proven, what is not yet, what nothing can be shown of."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    shown = proven()
    testable = [one for one in CLAUSE_ORDER if one not in NOT_TESTABLE]
    held = [one for one in testable if one in shown]
    silent = [one for one in SILENCES if one in shown]
    yield "# What scenarios prove of the rules of Digimon Battle Evolution"
    yield ""
    yield "Written by `python -m tests.battle_evolution.coverage`. Clauses go by their ids."
    yield ""
    yield (
        f"Of {len(testable)} clauses of which something can be shown, {len(held)} are proven by "
        f"scenarios, and {len(silent)} of {len(SILENCES)} matters that the page is silent on."
    )
    for title, ids in (
        ("Proven", [*held, *silent]),
        ("Not proven yet", [one for one in (*testable, *SILENCES) if one not in shown]),
    ):
        yield ""
        yield f"## {title}"
        yield ""
        yield from _rows(ids)
    yield ""
    yield "## Nothing can be shown"
    yield ""
    for clause, reason in NOT_TESTABLE.items():
        yield f"- {clause}: {reason}"


def _rows(ids: list[str]) -> Iterator[str]:
    row = ""
    for one in ids:
        if len(row) + len(one) > 110:
            yield row.rstrip()
            row = ""
        row += f"{one}, " if one != ids[-1] else one
    if row:
        yield row


if __name__ == "__main__":
    sys.stdout.write(page())
