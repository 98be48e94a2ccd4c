"""Whether a name includes what a text names (2-3-1-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

INSIDE_WORDS: Final[Mapping[str, str]] = {"Dramon": "dramon"}
"""What texts write with a capital letter, and names only have inside a word (EX3-024#Q3399). Letters are
compared as they are written otherwise: "Pagumon" has no "Agumon" in it."""


def includes(name: str, text: str) -> bool:
    """Whether the text is part of the name.

    >>> includes("MetalGreymon", "Greymon"), includes("Wingdramon", "Dramon"), includes("Pagumon", "Agumon")
    (True, True, False)
    """
    return text in name or (text in INSIDE_WORDS and INSIDE_WORDS[text] in name)
