"""What numbers and references ask of a thing."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.view import View
from dcg.official.rules.effects.context import Context, Thing
from dcg.official.state.permanent import Permanent

Facts = Any
"""A `View` of a permanent or a `CompiledCard`: both answer the same questions."""


COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
}


def facts_of(context: Context, thing: Thing) -> View | CompiledCard:
    """What is true of a permanent now, or of a card elsewhere."""
    if isinstance(thing, Permanent):
        return context.match.view(thing)
    return context.match.card_now(thing)


def attribute(facts: Facts, name: str) -> int | None:
    """A numerical property; None where there is none (2-5-3, 2-9-2)."""
    if name == "dp":
        return facts.dp  # type: ignore[no-any-return]
    if name == "level":
        return facts.level  # type: ignore[no-any-return]
    if name == "play_cost":
        return facts.play_cost  # type: ignore[no-any-return]
    if name == "digivolution_cards":
        return getattr(facts, "digivolution_count", 0)
    if name == "colours":
        return len(facts.colours)
    if name == "use_cost":
        return facts.play_cost if facts.is_option else None
    return getattr(facts, "security_attack", 0)


def as_triggered(context: Context, node: Any, name: str) -> Facts | None:
    """What a reference to what the trigger was about sees: the state then (15-8-3-8)."""
    seen = context.as_triggered
    if seen is None or context.compiled is None or id(node) not in context.compiled.as_triggered:
        return None
    return seen.get(name)


def identity(context: Context, name: str) -> int:
    """The id of what a reference names, whether or not it is still there."""
    return context.permanent_id if name == "this" else context.subject_id
