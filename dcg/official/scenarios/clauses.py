"""The ids of clauses and rulings: facts, kept as data of this package, without their sentences."""

from __future__ import annotations

from importlib.resources import files

EDITION = "3.6"
"""The edition of the comprehensive rules whose clause ids these are."""


def data(name: str) -> str:
    """A data file of this package."""
    return files("dcg.official.scenarios").joinpath("data", name).read_text("utf-8")


def lines(name: str) -> list[str]:
    """The entries of a data file, in order; lines beginning with `#` say what it is."""
    return [line for line in data(name).splitlines() if line and not line.startswith("#")]


CLAUSE_ORDER = tuple(lines(f"clauses-{EDITION}.txt"))
GENERAL_RULINGS = tuple(lines("rulings-general.txt"))
CARD_RULINGS = tuple(lines("rulings-cards.txt"))
"""Card number and question number: `BT1-087#Q951`."""
OTHER_RULINGS = tuple(lines("rulings-on-other-cards.txt"))
"""Rulings on every other card there is an official answer for; invented cards can show them as well."""
CLAUSES = frozenset(CLAUSE_ORDER)
RULINGS = frozenset((*GENERAL_RULINGS, *CARD_RULINGS, *OTHER_RULINGS))
