"""Looking through the processes of an effect."""

from __future__ import annotations

from collections.abc import Iterator

from dcg.battle_evolution.language.processes.control import Later, Process
from dcg.language.node import Node


def nodes_in(value: object) -> Iterator[Node]:
    """Every node of a tree, outer ones first."""
    if isinstance(value, Node):
        yield value
        for name in value.__struct_fields__:
            yield from nodes_in(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from nodes_in(part)


def later_in(sentences: tuple[Process, ...]) -> list[Later]:
    """The processes of an effect that wait for a phase, in printed order."""
    return [node for node in nodes_in(sentences) if isinstance(node, Later)]
