"""What a program gives, checked where it comes in: one line says what would have been right."""

from __future__ import annotations

import operator
from typing import Any

from dcg.kernel.numbers import LARGEST_LONG


def shown(value: object) -> str:
    """A value in a complaint: one line, and not a long one."""
    return " ".join(f"{value!r:.80}".split())


def text(value: Any, what: str) -> str:
    """Text. Raises `TypeError` for anything else; `what` says what it stands for."""
    if not isinstance(value, str):
        raise TypeError(f"{what} is text, not {shown(value)}")
    return value


def whole(value: Any, what: str, least: int | None = None) -> int:
    """A whole number, also one of another library. Raises `TypeError`, and `ValueError` for one under
    `least`."""
    try:
        number = operator.index(value)
    except TypeError:
        number = None
    if number is None or isinstance(value, bool):
        raise TypeError(f"{what} is a whole number, not {shown(value)}")
    if least is not None and number < least:
        raise ValueError(f"{what} is {least} or more, not {number}")
    return number


def seat_number(value: Any) -> int:
    """A seat. Raises `TypeError` for what is no number, and `ValueError` for another one."""
    number = whole(value, "a seat")
    if number not in (0, 1):
        raise ValueError(f"there is no seat {number}: they are 0 and 1")
    return number


def check_seeds(*numbers: Any) -> None:
    """What a seed can be, and an index. Raises `ValueError`, and `TypeError` for what is no number."""
    for number in numbers:
        if not 0 <= whole(number, "a seed") <= LARGEST_LONG:
            raise ValueError(f"a seed is a whole number from 0 to 2**63 - 1, not {number!r}")
