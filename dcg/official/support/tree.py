"""The nodes of a tree of the card language."""

from __future__ import annotations

from collections.abc import Iterator

from dcg.language.node import Node


def walk(node: object) -> Iterator[Node]:
    """A node and every node below it, in pre-order: the numbering of statements follows it. Of a tuple,
    those of each entry; of anything else none."""
    if isinstance(node, Node):
        yield node
        for name in node.__struct_fields__:
            yield from walk(getattr(node, name))
    elif isinstance(node, tuple):
        for item in node:
            yield from walk(item)
