"""What each continuous process changes of a view, and how that is taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dcg.official.language import processes as p
from dcg.official.language.selectors import Ref
from dcg.official.reading.attributes import facts_of
from dcg.official.reading.colour_numbers import colours_of_number
from dcg.official.reading.selecting import select
from dcg.official.reading.view import Given, View
from dcg.official.reading.viewpoint import Viewpoint


class InForce:
    """A continuous process in force, as far as applying it needs to know."""

    __slots__ = ("node", "viewpoint")

    def __init__(self, node: Any, viewpoint: Viewpoint) -> None:
        self.node = node
        self.viewpoint = viewpoint


def _modify_dp(view: View, statement: InForce, amount: int) -> None:
    if view.dp is None or (amount < 0 and _keeps_dp(view, statement)):
        return
    view.dp += amount


def _modify_play_cost(view: View, statement: InForce, amount: int) -> None:
    view.cost_change += amount


def _keeps_dp(view: View, statement: InForce) -> bool:
    """Whether its DP can't be reduced, by anyone or by effects of an opponent of the player whose effect says
    so: also not by what reduced it before (BT10-068#Q1990, BT19-089#Q3158)."""
    return view.restrictions is not None and any(
        name == "have_dp_reduced_by_anyone"
        or (name == "have_dp_reduced" and given.viewpoint.seat != statement.viewpoint.seat)
        for name, given in view.restrictions
    )


def _set_dp(view: View, statement: InForce, amount: int) -> None:
    """Changes original DP (2-5-2), to which link DP is added; not of what has none (15-12-2-2)."""
    if view.dp is not None:
        view.dp = amount + view.stack.link_dp


def _gain_keyword(view: View, statement: InForce, amount: int) -> None:
    node, viewpoint = statement.node, statement.viewpoint
    view.give_keyword(node.keyword, Given(node, viewpoint, amount))


def _gain_effect(view: View, statement: InForce, amount: int) -> None:
    if view.given_effects is None:
        view.given_effects = []
    view.given_effects.append(Given(statement.node, statement.viewpoint))


def _restrict(view: View, statement: InForce, amount: int) -> None:
    node = statement.node
    if view.restrictions is None:
        view.restrictions = []
    view.restrictions.append((node.restriction, Given(node, statement.viewpoint)))


def _permit(view: View, statement: InForce, amount: int) -> None:
    node = statement.node
    if node.match:
        if view.narrow_permissions is None:
            view.narrow_permissions = []
        view.narrow_permissions.append((node.permission, Given(node, statement.viewpoint)))
        return
    if view.permissions is None:
        view.permissions = []
    view.permissions.append(node.permission)


def _immune(view: View, statement: InForce, amount: int) -> None:
    if view.immunities is None:
        view.immunities = []
    view.immunities.append(Given(statement.node, statement.viewpoint))


def _treat_as(view: View, statement: InForce, amount: int) -> None:
    """Adds or changes information (15-12)."""
    node = statement.node
    if node.original_colours:
        view.colours = frozenset(node.original_colours)
    if node.original_names:
        view.rename(frozenset(node.original_names))
    if node.no_traits:
        view.traits = ()
    if node.names:
        view.names = view.names | frozenset(node.names)
    if node.colours:
        view.colours = view.colours | frozenset(node.colours)
    if isinstance(node.colours_of, Ref):
        view.colours = view.colours | colours_of_number(amount)
    elif node.colours_of is not None:
        for thing in select(statement.viewpoint, node.colours_of):
            view.colours = view.colours | facts_of(statement.viewpoint, thing).colours
    if node.names_of is not None:
        for thing in select(statement.viewpoint, node.names_of):
            view.names = view.names | facts_of(statement.viewpoint, thing).names
    if node.traits:
        view.traits = (*view.traits, *node.traits)
    if node.level is not None:
        view.level = node.level
    if node.dp is not None:
        view.dp = node.dp + view.stack.link_dp
    if node.as_digimon:
        view.is_digimon = True
        view.categories = view.categories | {"digimon"}


APPLY: Final[dict[type, Callable[[View, InForce, int], None]]] = {
    p.ModifyDP: _modify_dp,
    p.ModifyPlayCost: _modify_play_cost,
    p.SetDP: _set_dp,
    p.GainKeyword: _gain_keyword,
    p.GainEffect: _gain_effect,
    p.Restrict: _restrict,
    p.Permit: _permit,
    p.Immune: _immune,
    p.TreatAs: _treat_as,
}
"""By process; what is not here is no change to a view."""


def without_information(view: View) -> None:
    """Its information as its stack has it; its DP stays as it is."""
    view.reset_information()


def without_keywords(view: View) -> None:
    """Without keywords and effects that effects give it, nor what they make of its play cost."""
    view.given_keywords = None
    view.given_effects = None
    view.cost_change = 0
    view.security_attack = view.stack.security_attack


def without_rules(view: View) -> None:
    """Without what effects forbid and allow it."""
    view.restrictions = None
    view.permissions = None
    view.narrow_permissions = None


def without_immunity(view: View) -> None:
    """Affected by everything."""
    view.immunities = None
