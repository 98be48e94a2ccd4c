"""Making text from outside harmless: names come from files and stores that others wrote."""

from __future__ import annotations

import unicodedata

_ACTIVE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories of what acts on a terminal or hides: controls, direction marks, line separators."""


def inert(text: str) -> str:
    """The text with everything that could act on a terminal shown as an escape (`\\x1b`)."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(
        sign if unicodedata.category(sign) not in _ACTIVE else _escaped(sign) for sign in text
    )


def _escaped(sign: str) -> str:
    code = ord(sign)
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def one_line(text: str) -> str:
    """The text on one line, harmless."""
    return inert(" ".join(text.split()))
