"""Processes in order: one of several, and several of one."""

from __future__ import annotations

from typing import Any

from dcg.official.language.processes import Process, Seq

Steps = tuple[Process, ...]


def joined(steps: Steps) -> Process:
    """One process, or several in order."""
    flat: list[Process] = []
    for step in steps:
        flat.extend(step.steps if isinstance(step, Seq) else (step,))
    return flat[0] if len(flat) == 1 else Seq(tuple(flat))


def steps_of(node: Process) -> Steps:
    """The processes in order; one alone is its own only step."""
    return node.steps if isinstance(node, Seq) else (node,)


def same(it: Any) -> Any:
    """What a phrase means that adds nothing."""
    return it


def itself(node: Any) -> dict[str, Any]:
    """The same, taken apart."""
    return {"it": node}
