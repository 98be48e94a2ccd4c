"""Several colours as one number, which a modifier can keep."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from dcg.official.language.terms import Colour

_PLACES: Final[tuple[str, ...]] = get_args(Colour)


def colour_number(colours: Iterable[str]) -> int:
    """The number that stands for these colours.

    >>> colour_number(["blue", "red"])
    3
    """
    return sum(1 << _PLACES.index(each) for each in set(colours))


def colours_of_number(number: int) -> frozenset[str]:
    """The colours that a number stands for.

    >>> sorted(colours_of_number(3))
    ['blue', 'red']
    """
    return frozenset(each for place, each in enumerate(_PLACES) if number >> place & 1)
