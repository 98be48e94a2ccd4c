"""Names that fit: a deck's name beside a bar has room for so many letters."""

from __future__ import annotations

_PIXELS_A_LETTER = 6.6
"""In the chart's font at 12 pixels, on average and generously."""


def fitting(name: str, pixels: float) -> str:
    """The name, or its beginning and end where it is longer than so many pixels.

    The end stays because it is what tells one deck of a tournament from the next.
    """
    room = max(5, int(pixels / _PIXELS_A_LETTER))
    if len(name) <= room:
        return name
    head = (room - 1) * 2 // 5
    return f"{name[:head]}…{name[-(room - 1 - head) :]}"
