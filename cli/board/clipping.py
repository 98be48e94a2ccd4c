"""What rows of text on a screen share."""

from __future__ import annotations

from rich.text import Text

from dcg.harmless import inert

SEATS = ("green", "cyan")
"""The colour of each seat; nothing is told by colour alone."""


def clipped(text: str, width: int, style: str = "") -> Text:
    """One harmless row, cut with an ellipsis where it is too long."""
    row = Text(inert(text), style=style, no_wrap=True, end="")
    row.truncate(max(width, 1), overflow="ellipsis")
    return row
