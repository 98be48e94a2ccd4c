"""What a definition from elsewhere may say: how large its numbers are, and how deep its sentences."""

from __future__ import annotations

import msgspec

LARGEST_OF_A_CARD = 99_999
"""No number of a card is larger: three times the highest DP printed."""

NESTED = 60
"""Nodes within nodes: a sentence of a card has about ten."""


def out_of_bounds(node: object, depth: int = NESTED) -> str:
    """The first number of a tree that is out of bounds, or that the tree is too deep; empty if neither.

    >>> out_of_bounds((1, (2, 100_000)))
    'has the number 100000; cards have up to 99999'
    """
    if isinstance(node, int):
        wide = abs(node) > LARGEST_OF_A_CARD
        return f"has the number {node}; cards have up to {LARGEST_OF_A_CARD}" if wide else ""
    if isinstance(node, msgspec.Struct):
        node = msgspec.structs.astuple(node)
    if not isinstance(node, tuple):
        return ""
    if not depth:
        return f"has over {NESTED} sentences within each other"
    return next(filter(None, (out_of_bounds(part, depth - 1) for part in node)), "")
