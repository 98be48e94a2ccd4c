"""The keyword effects that an effect says: those that are processing, or a condition of it (16-1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dcg.language.node import Node
from dcg.official.keywords import KEYWORDS
from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language import processes as p


def said_in(body: object) -> Iterator[str]:
    """Keyword effects that stand in a body, by name.

    What an effect gives is no part of it, and what stands behind a processing condition is only had
    while that is met (2-3-3-3): nothing here tells whether it is, so it is left out.
    """
    if isinstance(body, tuple):
        for each in body:
            yield from said_in(each)
    elif isinstance(body, Node) and not isinstance(body, p.GainEffect):
        name = said_by(body)
        if name:
            yield name
        if isinstance(body, p.If | p.ByCost):
            return
        for field in body.__struct_fields__:
            yield from said_in(getattr(body, field))


def said_by(node: Node) -> str:
    """The keyword effect that a process is by itself, or ""."""
    if isinstance(node, p.ByCost):
        return node.keyword or ""
    for held in _BY_KIND.get(type(node), ()):
        if held.is_said_by(node):
            return held.name
    return ""


def _by_kind() -> dict[type, list[KeywordEffect]]:
    found: dict[type, list[KeywordEffect]] = {}
    for held in KEYWORDS.values():
        if held.kind_of_process is not None:
            found.setdefault(held.kind_of_process, []).append(held)
    return found


_BY_KIND: Final = _by_kind()
"""The keyword effects that a process of each kind may be."""
