"""The fields that every game's deck files have."""

from __future__ import annotations

from collections.abc import Mapping

from dcg.documents.document import LONGEST_NAME, Field

MOST_COPIES = 10_000
"""Of one card: what a deck may have is for its game to say."""


def text_in(given: Mapping[str, Field], field: str) -> str:
    """A text, empty where there is none. Raises `DocumentError` for anything else."""
    return given[field].text(LONGEST_NAME) if field in given and not given[field].is_null else ""


def copies_in(given: Field) -> dict[str, int]:
    """Card numbers with the copies of each. Raises `DocumentError` for anything else."""
    if given.is_null:
        return {}
    if not given.is_mapping:
        raise given.error(f"expected card number: copies, found {given.shown()}")
    found: dict[str, int] = {}
    for number, copies in given.items():
        if number.upper() in found:
            raise copies.error("the card is given twice")
        found[number.upper()] = copies.number(1, MOST_COPIES)
    return found
