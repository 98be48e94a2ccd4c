"""Numbers in texts from outside, which may have any number of digits and digits of any script."""

from __future__ import annotations


def number_in(text: str, largest: int) -> int | None:
    """The number that a text of ASCII digits is; None for any other text and any larger number.

    >>> number_in("12", 99), number_in("100", 99), number_in("2nd", 99), number_in("²", 99)
    (12, None, None, None)
    """
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(largest))):
        return None
    number = int(text)
    return number if number <= largest else None
