"""Finds what the compiler could not express."""

from __future__ import annotations

from typing import Any

from dcg.official.language.processes import Unsupported
from dcg.official.support.tree import walk


def unsupported_in(node: Any) -> tuple[str, ...]:
    """Every phrase below the node that is not expressed."""
    return tuple(held.phrase for held in walk(node) if isinstance(held, Unsupported))
