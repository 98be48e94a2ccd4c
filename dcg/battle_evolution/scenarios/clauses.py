"""The ids of the clauses: facts, kept as data of this package, without their sentences."""

from __future__ import annotations

from importlib.resources import files


def _lines() -> list[str]:
    data = files("dcg.battle_evolution.scenarios").joinpath("data", "clauses.txt")
    return [line for line in data.read_text("utf-8").splitlines() if not line.startswith("#")]


CLAUSE_ORDER = tuple(line.removesuffix(" -") for line in _lines())
CLAUSES = frozenset(CLAUSE_ORDER)
NOT_TESTABLE = frozenset(line.removesuffix(" -") for line in _lines() if line.endswith(" -"))
"""Advice, reminders and slips of the page: nothing can be shown of them."""

SILENCES = tuple(f"s-{number}" for number in range(1, 12))
"""Matters on which the page is silent, each decided in docs/battle-evolution-errata.md."""
