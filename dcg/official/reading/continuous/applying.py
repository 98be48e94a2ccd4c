"""What each continuous process changes of a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dcg.official.language import processes as p
from dcg.official.reading.view import Given, View

if TYPE_CHECKING:
    from dcg.official.reading.continuous.statements import Statement


def _modify_dp(view: View, statement: Statement) -> None:
    if view.dp is not None:
        view.dp += statement.number(statement.node.amount)


def _set_dp(view: View, statement: Statement) -> None:
    view.dp = statement.number(statement.node.value)


def _gain_keyword(view: View, statement: Statement) -> None:
    node, context = statement.node, statement.context
    value = statement.number(node.value)
    view.give_keyword(node.keyword, Given(value, node, context, card=context.card))


def _gain_effect(view: View, statement: Statement) -> None:
    context = statement.context
    if view.given_effects is None:
        view.given_effects = []
    view.given_effects.append(Given(0, statement.node, context, card=context.card))


def _restrict(view: View, statement: Statement) -> None:
    node = statement.node
    if view.restrictions is None:
        view.restrictions = []
    view.restrictions.append((node.restriction, Given(0, node, statement.context)))


def _permit(view: View, statement: Statement) -> None:
    if view.permissions is None:
        view.permissions = []
    view.permissions.append(statement.node.permission)


def _immune(view: View, statement: Statement) -> None:
    if view.immunities is None:
        view.immunities = []
    view.immunities.append(Given(0, statement.node, statement.context))


def _treat_as(view: View, statement: Statement) -> None:
    """Adds or changes information (15-12)."""
    node = statement.node
    if node.names:
        view.names = view.names | frozenset(node.names)
    if node.colours:
        view.colours = view.colours | frozenset(node.colours)
    if node.traits:
        view.traits = (*view.traits, *node.traits)
    if node.level is not None:
        view.level = node.level
    if node.dp is not None:
        view.dp = node.dp
    if node.as_digimon:
        view.is_digimon = True
        view.categories = view.categories | {"digimon"}


APPLY: dict[type, Callable[[View, Statement], None]] = {
    p.ModifyDP: _modify_dp,
    p.SetDP: _set_dp,
    p.GainKeyword: _gain_keyword,
    p.GainEffect: _gain_effect,
    p.Restrict: _restrict,
    p.Permit: _permit,
    p.Immune: _immune,
    p.TreatAs: _treat_as,
}
"""By process; what is not here is no change to a view."""
