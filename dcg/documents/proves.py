"""What a scenario says that it proves."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Proves:
    """The clauses and rulings a scenario proves."""

    rules: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
