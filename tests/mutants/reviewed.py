"""Mutants that change nothing a scenario could tell, each with the reason: the file `same` of a scope."""

from __future__ import annotations

from collections.abc import Iterable

import yaml

from tests.mutants.mutant import Mutant
from tests.mutants.scope import Scope, read


def same(scope: Scope) -> dict[str, str]:
    """Mutants by key, with the reason why each is the same engine.

    Raises `ValueError` for an entry without a reason, or a mutant that is listed twice.
    """
    found: dict[str, str] = {}
    for entry in yaml.safe_load(read(scope.same)) or ():
        reason = entry["reason"].strip()
        if not reason:
            raise ValueError(f"an entry of {scope.same} gives no reason: {entry}")
        for key in entry["mutants"]:
            if key in found:
                raise ValueError(f"{scope.same} lists {key} twice")
            found[key] = reason
    return found


def stale(scope: Scope, mutants: Iterable[Mutant]) -> list[str]:
    """What is listed and is no mutant (any more)."""
    known = {mutant.key for mutant in mutants}
    return [key for key in same(scope) if key not in known]
