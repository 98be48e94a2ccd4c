"""The nodes of a tree of the card language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dcg.language.node import Node


def walk(node: object) -> Iterator[Node]:
    """A node and every node below it, in pre-order: the numbering of statements follows it. Of a tuple,
    those of each entry; of anything else none."""
    ahead = [node]
    while ahead:
        held = ahead.pop()
        if isinstance(held, Node):
            yield held
            for name in reversed(held.__struct_fields__):
                value = getattr(held, name)
                if isinstance(value, _WITH_NODES):
                    ahead.append(value)
        elif isinstance(held, tuple):
            ahead += reversed(held)


_WITH_NODES: Final = (Node, tuple)
"""What can be a node, or have one in it."""
