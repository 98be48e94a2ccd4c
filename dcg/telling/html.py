"""Pieces of HTML that stand anywhere, a notebook above all: no scripts, no links, every text escaped."""

from __future__ import annotations

from collections.abc import Iterable

_PRE = (
    "margin:0;padding:.6em .8em;border:1px solid currentColor;border-radius:4px;"
    "display:inline-block;line-height:1.35;font-size:13px;background:transparent;color:inherit"
)


def escaped(text: str) -> str:
    """The text as HTML shows it, in elements and in quoted attributes."""
    for sign, name in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot"), ("'", "#39")):
        text = text.replace(sign, f"&{name};")
    return text


def preformatted(lines: Iterable[str]) -> str:
    """Lines as they are, in one element."""
    return f'<pre style="{_PRE}">{escaped(chr(10).join(lines))}</pre>'
