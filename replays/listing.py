"""The listing of a store's matches as rows: an inline projection, one line a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any
from uuid import UUID

from replays.errors import DamagedListing
from replays.summary import Summary

_KINDS: dict[str, tuple[type, ...]] = {
    "str": (str,),
    "int": (int,),
    "int | None": (int, type(None)),
}
_EXPECTED = tuple((field.name, _KINDS[str(field.type)]) for field in fields(Summary))

COLUMNS = tuple(name for name, _ in _EXPECTED)
"""The columns of a line, in order."""


def column_types(text: str, whole_number: str) -> str:
    """The columns as SQL declares them, with a database's words for text and whole numbers."""
    return ", ".join(
        f"{name} {text if str in kinds else whole_number}{' PRIMARY KEY' if name == 'id' else ''}"
        for name, kinds in _EXPECTED
    )


def line_of(row: Sequence[Any]) -> Summary:
    """A row as the line it is. Raises `DamagedListing` for one that no match has."""
    wrong = [
        name
        for (name, kinds), value in zip(_EXPECTED, row, strict=True)
        if not isinstance(value, kinds)
    ]
    if wrong or not is_id(row[0]):
        raise DamagedListing(
            f"the listing is damaged: the line of match {row[0]!r} has no valid {', '.join(wrong or ['id'])}"
        )
    return Summary(*row)


def is_id(value: object) -> bool:
    """Whether this is the id of a match, as the store writes it."""
    try:
        return isinstance(value, str) and str(UUID(value)) == value
    except ValueError:
        return False
