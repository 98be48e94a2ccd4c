"""Whether what does something to a permanent affects it: asked before, and again after interruptions."""

from __future__ import annotations

from collections.abc import Callable

from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.targets import affected
from dcg.official.state.permanent import Permanent

Affects = Callable[[Permanent], bool]


def by_rules(held: Permanent) -> bool:
    """No effect does it: nothing is kept from the rules by being unaffected (15-15-6-1)."""
    return True


def by_effect(context: Context) -> Affects:
    """What this effect affects now (15-15-6-1)."""
    return lambda held: bool(affected(context, [held]))
