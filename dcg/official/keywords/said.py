"""The keyword effects that an effect says: those that are processing, or a condition of it (16-1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dcg.language.node import Node
from dcg.official.keywords import (
    blitz,
    de_digivolve,
    draw,
    mind_link,
    recovery,
    save,
)
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
        name = _said_by(body)
        if name:
            yield name
        if isinstance(body, p.If | p.ByCost):
            return
        for field in body.__struct_fields__:
            yield from said_in(getattr(body, field))


def _said_by(node: Node) -> str:
    if isinstance(node, p.ByCost):
        return node.keyword or ""
    if isinstance(node, p.Draw):
        return draw.KEYWORD.name
    if isinstance(node, p.Recover):
        return recovery.KEYWORD.name
    if isinstance(node, p.DeDigivolve):
        return de_digivolve.KEYWORD.name
    if mind_link.said_with(node) is not None:
        return mind_link.KEYWORD.name
    return next((name for name, process in _PROCESSES if node == process), "")


_PROCESSES: Final[tuple[tuple[str, Node], ...]] = (
    (blitz.KEYWORD.name, blitz.PROCESS),
    (save.KEYWORD.name, save.PROCESS),
)
