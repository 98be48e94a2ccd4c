"""The number of a card, as lists and dumps write it: with a mark behind it for another picture."""

from __future__ import annotations

import re
from typing import Final

PICTURE: Final = r"[_-][A-Za-z]{1,3}\d*"
"""What sites put behind the number for another picture of the card: `_P1`, `-p2`."""

_PICTURED = re.compile(rf"(?P<number>[A-Za-z]{{1,3}}\d*-\d+){PICTURE}")


def without_picture(number: str) -> str:
    """The number of the card itself; of what is no such number, all of it.

    >>> without_picture("BT1-010_P1"), without_picture("ST1-02-p1"), without_picture("P-001")
    ('BT1-010', 'ST1-02', 'P-001')
    """
    found = _PICTURED.fullmatch(number)
    return found["number"] if found else number
