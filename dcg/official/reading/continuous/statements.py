"""Statements: continuous processes as cards word them, and as they are in force (15-8-2)."""

from __future__ import annotations

import operator
from functools import reduce
from typing import Any

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading import facets
from dcg.official.reading.compiled.card import CompiledEffect, walk
from dcg.official.reading.continuous.applying import APPLY
from dcg.official.reading.selecting import number
from dcg.official.rules.effects.context import Context
from dcg.official.state.permanent import Permanent

INFORMATION, KEYWORDS, RULES, POWER, COSTS, PLAYERS = range(6)

_LAYER: dict[type, int] = {
    p.TreatAs: INFORMATION,
    p.GainKeyword: KEYWORDS,
    p.GainEffect: KEYWORDS,
    p.Restrict: RULES,
    p.Permit: RULES,
    p.Immune: RULES,
    p.SetDP: POWER,
    p.ModifyDP: POWER,
    p.ReduceCost: COSTS,
    p.DigivolveFrom: COSTS,
    p.RestrictPlayer: PLAYERS,
}


class Wording:
    """One continuous process as a card words it: its node and the conditions around it.

    `impersonal` is whether the conditions, `collective` whether the target speaks of the player's
    board alone, not of the very card: then several copies find the same. `reads` are the facets
    that all of it reads; `constant` is the number it gives, where that is written as one; `apply`
    changes a view as it says.
    """

    __slots__ = (
        "apply",
        "collective",
        "conditions",
        "constant",
        "impersonal",
        "layer",
        "node",
        "of_security_digimon",
        "reads",
    )

    def __init__(self, node: Any, conditions: tuple[Any, ...] = ()) -> None:
        self.node = node
        self.conditions = conditions
        self.layer = _LAYER[type(node)]
        self.apply = APPLY.get(type(node))
        written = getattr(node, "amount", getattr(node, "value", None))
        self.constant = written if isinstance(written, int) else None
        target: Any = getattr(node, "target", None)
        of_all = isinstance(target, s.All)
        self.impersonal = not any(map(_is_personal, conditions))
        self.collective = of_all and not _is_personal(target)
        self.of_security_digimon = (
            of_all and isinstance(node, p.ModifyDP) and target.selector.zone == "security_stack"
        )
        self.reads = reduce(operator.or_, map(facets.read_by, walk((node, conditions))), 0)


def _is_personal(written: Any) -> bool:
    """Whether it speaks of the very card it is on, not just of its player's board."""
    return any(
        isinstance(node, s.Ref | s.DidThat) or (isinstance(node, s.Selector) and node.other)
        for node in walk(written)
    )


class Statement:
    """One continuous process in force: how it is worded, and the context it is in.

    `target` and `value` are what it was fixed to when an effect gave it.
    """

    __slots__ = ("conditions", "context", "node", "target", "value", "wording")

    def __init__(
        self,
        wording: Wording,
        context: Context,
        target: Permanent | None = None,
        value: int | None = None,
    ) -> None:
        self.wording = wording
        self.node = wording.node
        self.conditions = wording.conditions
        self.context = context
        self.target = target
        self.value = wording.constant if value is None else value

    def number(self, written: s.Number) -> int:
        """The number it gives: fixed when it was given, or written so, or as the board has it now."""
        return number(self.context, written) if self.value is None else self.value


def flatten(body: Any, conditions: tuple[Any, ...] = ()) -> list[tuple[Any, tuple[Any, ...]]]:
    """A persistent effect's body as (process, conditions around it)."""
    if isinstance(body, p.Seq):
        return [found for step in body.steps for found in flatten(step, conditions)]
    if isinstance(body, p.If):
        found = flatten(body.then, (*conditions, body.condition))
        if body.otherwise is not None:
            found += flatten(body.otherwise, (*conditions, s.NotTrue(body.condition)))
        return found
    return [(body, conditions)] if type(body) in _LAYER else []


_WORDINGS: dict[int, tuple[Any, list[Wording]]] = {}


def wordings(compiled: CompiledEffect) -> list[Wording]:
    """The continuous processes of a persistent effect."""
    found = _WORDINGS.get(id(compiled))
    if found is None or found[0] is not compiled:
        effect = compiled.effect
        around = (effect.condition,) if effect.condition is not None else ()
        made = [Wording(*process) for process in flatten(effect.body, around)]
        found = _WORDINGS[id(compiled)] = (compiled, made)
    return found[1]


def given_wording(node: Any) -> Wording:
    """A process that a trigger made last: its conditions were met then."""
    found = _WORDINGS.get(id(node))
    if found is None or found[0] is not node:
        found = _WORDINGS[id(node)] = (node, [Wording(node)])
    return found[1][0]
