"""What has to be paid because everybody sees that it can be (BT23-060#Q5331)."""

from __future__ import annotations

from typing import Any

import msgspec

from dcg.language.node import Node
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import can_meet


def must_be_paid(context: Context, body: Node | None) -> bool:
    """Whether an effect that another one activates begins with a condition that can be met with what both players
    see: its player doesn't choose to leave it. Which cards are in a hand only that player knows."""
    if not isinstance(body, p.ByCost):
        return False
    seen = _seen_by_both(body.cost)
    return seen is not None and can_meet(context, msgspec.structs.replace(body, cost=seen))


def _seen_by_both(node: Any) -> Any:
    """A process without what it could be done to in hands, as far as it asks what is there; None where nothing
    else is left."""
    if isinstance(node, tuple):
        parts = [_seen_by_both(each) for each in node]
        return None if any(part is None for part in parts) else tuple(parts)
    if not isinstance(node, Node):
        return node
    zones = [node.zone, *node.also] if isinstance(node, s.Selector) and node.match else []
    if "hand" in zones:
        zones.remove("hand")
        if not zones:
            return None
        return msgspec.structs.replace(node, zone=zones[0], also=tuple(zones[1:]))
    changed = {}
    for name in node.__struct_fields__:
        value = getattr(node, name)
        if isinstance(value, Node | tuple):
            changed[name] = _seen_by_both(value)
            if changed[name] is None:
                return None
    return msgspec.structs.replace(node, **changed)
