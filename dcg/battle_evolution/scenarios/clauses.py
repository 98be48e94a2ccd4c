"""The ids of the clauses: facts, kept as data of this package, without their sentences."""

from __future__ import annotations

from importlib.resources import files


def _lines() -> list[tuple[str, str]]:
    """The clauses, each with why nothing can be shown of it, or nothing."""
    data = files("dcg.battle_evolution.scenarios").joinpath("data", "clauses.txt")
    lines = [line for line in data.read_text("utf-8").splitlines() if not line.startswith("#")]
    parted = [line.partition(" - ") for line in lines]
    return [(clause, reason) for clause, _, reason in parted]


CLAUSE_ORDER = tuple(clause for clause, _ in _lines())
CLAUSES = frozenset(CLAUSE_ORDER)
NOT_TESTABLE = {clause: reason for clause, reason in _lines() if reason}
"""Advice, reminders and slips of the page: nothing can be shown of them, and why."""

SILENCES = tuple(f"s-{number}" for number in range(1, 12))
"""Matters on which the page is silent, each decided in docs/battle-evolution-errata.md."""
