"""Text in rows of a given width."""

from __future__ import annotations

import re

from rich.cells import cell_len, chop_cells

_GAP = re.compile(r"^ +|  +")
_HEADING = 26
"""What stands before what is said is at most so long."""


def hanging(text: str, width: int) -> list[str]:
    """The text in rows whose second and later ones begin below what the first says: behind its
    indent, number or heading."""
    found = list(_GAP.finditer(text, 0, _HEADING))
    hang = min(found[-1].end() if found else 0, width // 2)
    parts = wrapped(text[hang:], max(width - hang, 8))
    return [text[:hang] + parts[0], *(" " * hang + part for part in parts[1:])]


def wrapped(text: str, width: int) -> list[str]:
    """The text in rows of at most `width` cells (2 or more), cut between words where that can be, and
    behind a hyphen in a word that is too long for a row.

    >>> wrapped("bt4-security-control", 16)
    ['bt4-security-', 'control']
    """
    rows = [""]
    for word in text.split(" "):
        joined = f"{rows[-1]} {word}" if rows[-1] else word
        if cell_len(joined) <= width:
            rows[-1] = joined
            continue
        pieces = _pieces(word, width) or [""]
        rows[-1:] = [rows[-1], *pieces] if rows[-1] else pieces
    return rows


def _pieces(word: str, width: int) -> list[str]:
    """A word in rows: each ends behind its last hyphen where that is in its second half."""
    pieces: list[str] = []
    while cell_len(word) > width:
        piece = chop_cells(word, width)[0]
        hyphen = piece.rfind("-") + 1
        end = hyphen if cell_len(piece[:hyphen]) > width // 2 else len(piece)
        pieces.append(word[:end])
        word = word[end:]
    return [*pieces, word] if word else pieces
