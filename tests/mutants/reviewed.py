"""Mutants that change nothing a scenario could tell, each with the reason: `same.yaml`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import yaml

from tests.mutants.mutant import Mutant

FILE: Final = Path(__file__).resolve().parent / "same.yaml"


def same() -> dict[str, str]:
    """Mutants by key, with the reason why each is the same engine.

    Raises `ValueError` for an entry without a reason, or a mutant that is listed twice.
    """
    found: dict[str, str] = {}
    for entry in yaml.safe_load(FILE.read_text("utf-8")) or ():
        reason = entry["reason"].strip()
        if not reason:
            raise ValueError(f"an entry of {FILE.name} gives no reason: {entry}")
        for key in entry["mutants"]:
            if key in found:
                raise ValueError(f"{FILE.name} lists {key} twice")
            found[key] = reason
    return found


def stale(mutants: Iterable[Mutant]) -> list[str]:
    """What is listed and is no mutant (any more)."""
    known = {mutant.key for mutant in mutants}
    return [key for key in same() if key not in known]
