"""Whether an effect may affect a permanent or a player (15-15-6, 15-1-3)."""

from __future__ import annotations

from dcg.official.reading.conditions import holds
from dcg.official.reading.view import Given, View
from dcg.official.rules.effects.context import Context

_DIGIMON_EFFECT = frozenset(("digimon",))


def affects(context: Context, view: View) -> bool:
    """Whether an effect of this context affects the permanent (15-15-6)."""
    if view.immunities is None:
        return True
    return not any(_shields(given, context) for given in view.immunities)


def _shields(given: Given, context: Context) -> bool:
    node = given.node
    assert given.context is not None
    owner = given.context.seat
    if node.whose == "opponents" and context.seat == owner:
        return False
    if node.whose == "yours" and context.seat != owner:
        return False
    if not node.categories:
        return True
    return not source_categories(context).isdisjoint(node.categories)


def source_categories(context: Context) -> frozenset[str]:
    """The types of the effect running: digimon, tamer or option (15-2), of a Tamer that is also
    treated as a Digimon both (15-12-1-6)."""
    if context.permanent is not None:
        view = context.match.views_now().get(context.permanent.id) or context.match.last_known(
            context.permanent.id
        )
        if view is not None and view.is_digimon:
            return view.categories
    card = context.match.card(context.card)
    return _DIGIMON_EFFECT if card.is_digimon else card.categories


def player_may(context: Context, seat: int, what: str) -> bool:
    """Whether nothing forbids the player this, done by an effect of this context (15-1-3)."""
    return not any(
        statement.node.restriction == what
        and statement.node.who
        in ("any", "yours" if statement.context.seat == seat else "opponents")
        and source_categories(context).isdisjoint(statement.node.except_by)
        and all(holds(statement.context, held) for held in statement.conditions)
        for statement in context.match.derived().players
    )
