"""Signs as people type them, to the signs the grammar knows; names without quotes get them."""

from __future__ import annotations

import re
from collections.abc import Iterable

_SIGNS = str.maketrans(
    {
        "“": '"',
        "”": '"',
        "„": '"',
        "’": "'",
        "‘": "'",
        "–": "-",
        "—": "-",
        "•": "・",
        "×": "x",
        "＋": "+",
        "\n": " ",
        "\t": " ",
        "\xa0": " ",
    }
)
_SYMBOLS = {
    "○": "Circle",
    "●": "Circle",
    "△": "Triangle",
    "▲": "Triangle",
    "✕": "Cross",
    "✖": "Cross",
}
_DASHED = re.compile(r'(?<!\w)-"([^"-]+)"')
"""The rules write `-"dramon"` for `"-dramon"`."""
_WORDS_IN_QUOTES = re.compile(r'"[^"]*"')
_SPACES = re.compile(r"\s+")
PERMANENT = "∞"
"""Stands for the sign of permanent bonuses (g-parenthesis-4)."""


def normalise(text: str) -> str:
    """One line with plain quotes, dashes and bullets.

    >>> normalise("Draw 2: -“dramon” (C)")
    'Draw 2: "-dramon" (C)'
    """
    text = text.translate(_SIGNS)
    for sign, word in _SYMBOLS.items():
        text = text.replace(sign, f" {word} ")
    return _SPACES.sub(" ", _DASHED.sub(r'"-\1"', text)).strip()


def with_quotes(text: str, names: Iterable[str]) -> str:
    """The text with quotes around every name that stands there without them, the longest names first.

    >>> with_quotes('Airdramon + "Betamon"', ["Airdramon", "Betamon", "Airdra"])
    '"Airdramon" + "Betamon"'
    """
    known = [re.escape(name) for name in sorted(names, key=len, reverse=True) if name]
    if not known:
        return text
    name = re.compile(rf'"[^"]*"|(?<![\w"-])({"|".join(known)})(?![\w"-])')
    return name.sub(lambda match: f'"{match[1]}"' if match[1] else match[0], text)


_STOP = re.compile(r"\.(?=\)?\s+(?!・)|\)?$)")


def sentences(text: str) -> list[tuple[bool, str]]:
    """The sentences of a normalised text without their full stops, and whether each is in parentheses.

    >>> sentences("Draw 1. (Own attacks cannot be countered.) Trash 2.")
    [(False, 'Draw 1'), (True, 'Own attacks cannot be countered'), (False, 'Trash 2')]
    """
    found: list[tuple[bool, str]] = []
    inside = False
    for piece in _pieces(text):
        part = piece.strip()
        if part.startswith("("):
            inside, part = True, part[1:].strip()
        closes = inside and part.endswith(")") and part.count(")") > part.count("(")
        if closes:
            part = part[:-1].strip()
        found.append((inside, part.rstrip(".").strip()))
        inside = inside and not closes
    return [(permanent, part) for permanent, part in found if part]


def _pieces(text: str) -> list[str]:
    """The text cut behind each full stop that ends a sentence, with the bracket that follows it."""
    out, start = [], 0
    quoted = [match.span() for match in _WORDS_IN_QUOTES.finditer(text)]
    for match in _STOP.finditer(text):
        if any(begin <= match.start() < end for begin, end in quoted):
            continue
        end = match.end()
        if text[end : end + 1] == ")":
            end += 1
        out.append(text[start:end].replace(".)", ")"))
        start = end
    out.append(text[start:])
    return out
