"""The fields that every game's deck files have."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dcg.documents.document import LONGEST_NAME, Field

MOST_COPIES = 10_000
"""Of one card: what a deck may have is for its game to say."""


def text_in(given: Mapping[str, Field], field: str) -> str:
    """A text, empty where there is none. Raises `DocumentError` for anything else."""
    return given[field].text(LONGEST_NAME) if field in given and not given[field].is_null else ""


def copies_in(given: Field, card: Callable[[str], str] = str) -> dict[str, int]:
    """Card numbers with the copies of each. Raises `DocumentError` for anything else.

    `card` gives the number of the card from one that says more, such as which picture of it.
    """
    if given.is_null:
        return {}
    if not given.is_mapping:
        raise given.error(f"expected card number: copies, found {given.shown()}")
    found: dict[str, int] = {}
    seen: set[str] = set()
    for number, copies in given.items():
        if number.upper() in seen:
            raise copies.error("the card is given twice")
        seen.add(number.upper())
        called = card(number.upper())
        found[called] = found.get(called, 0) + copies.number(1, MOST_COPIES)
    return found
