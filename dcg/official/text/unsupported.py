"""Finds what the compiler could not express."""

from __future__ import annotations

from typing import Any

from dcg.language.node import Node
from dcg.official.language.processes import Unsupported


def unsupported_in(node: Any) -> tuple[str, ...]:
    """Every phrase below the node that is not expressed."""
    if isinstance(node, Unsupported):
        return (node.phrase,)
    if isinstance(node, Node):
        return unsupported_in(tuple(getattr(node, name) for name in node.__struct_fields__))
    if isinstance(node, tuple):
        return tuple(phrase for each in node for phrase in unsupported_in(each))
    return ()
