"""What a Digimon may digivolve into besides what it meets the requirements of, while an effect is active."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.processes import Digivolve, If, May, Permit, Process, Seq
from dcg.official.language.selectors import Choose, Ref, Selector

_PERMISSION: Final = "digivolve_ignoring_requirements"


def install(grammar: Grammar) -> None:
    """Adds how it is written; it is read as digivolving by an effect is, see `as_permission`."""
    grammar.rule(
        "act",
        "{target:reference} may digivolve into {into:into} {_:for_a_cost} {cost:number} , {_:ignoring}",
        _never,
        _said,
    )


def _never(target: Ref, into: Choose, cost: int) -> None:
    """Only a persistent effect allows it: any other does it."""


def _said(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Permit) or node.permission != _PERMISSION:
        return None
    return {
        "target": node.target,
        "into": Choose(Selector("hand", "yours", node.match)),
        "cost": node.cost,
    }


def as_permission(process: Process) -> Process:
    """The process of a persistent effect, which lets something be done and does nothing (15-8-2)."""
    match process:
        case May(
            process=Digivolve(
                target=Ref() as target,
                into=Choose(selector=selector) as into,
                free=False,
                cost=int() as cost,
                ignore_requirements=True,
            ),
            who="yours",
        ) if into == Choose(Selector("hand", "yours", selector.match)):
            return Permit(target, _PERMISSION, match=selector.match, cost=cost)
        case If(then=then, otherwise=None):
            return replace(process, then=as_permission(then))
        case Seq(steps=steps):
            return Seq(tuple(map(as_permission, steps)))
    return process
