"""Brackets of card text: whether they close, and how far a note in parentheses goes."""

from __future__ import annotations

import re

from dcg.official.text.normalise import glyphs, icons_closed

_OPEN_NOTE = re.compile(r"(?<=>) \(At [^()\n]*\.$", re.MULTILINE)
"""What a keyword effect does, in a note that nobody closed: it ends with its line."""
_CLOSING = {"(": ")", "[": "]", "<": ">"}


def unbalanced(text: str) -> list[str]:
    """A line for every bracket of a section without its partner, with what stands around it.

    An opened [ or < closes on its own line; a note in parentheses may go over several.
    """
    plain = _OPEN_NOTE.sub("", icons_closed(glyphs(text)))
    found: list[tuple[int, str]] = []
    open_at: list[int] = []
    for position, letter in enumerate(plain):
        if letter in _CLOSING:
            open_at.append(position)
        elif letter in _CLOSING.values():
            if open_at and _CLOSING[plain[open_at[-1]]] == letter:
                open_at.pop()
            else:
                found.append((position, letter))
    found += [(position, plain[position]) for position in open_at]
    return [
        f"{letter!r} without its partner near: {_around(plain, position)}"
        for position, letter in sorted(found)
    ]


def _around(text: str, position: int) -> str:
    return text[max(0, position - 20) : position + 20].replace("\n", " / ").strip()
