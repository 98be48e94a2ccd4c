"""Power and HP (g-boost, g-recover, s-7, s-8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from dcg.battle_evolution.codes.cards import ATTACK_BY_WORD
from dcg.battle_evolution.events.battle import HpSet, PowersSet
from dcg.battle_evolution.language.processes import power as nodes
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.amounts import amount
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.state.player_side import Powers
from dcg.language.node import Node


def to_ten(value: int) -> int:
    """Rounded down to a multiple of 10 where it is divided (1-16)."""
    return value // 10 * 10


def _each(
    view: Viewpoint,
    node: nodes.Boost | nodes.MultiplyPower | nodes.SetPower,
    change: Callable[[int, int], int],
    *,
    raises: bool = False,
) -> bool:
    """Changes the Powers an effect is about: `change` has attack and Power; whether it could."""
    match = view.match
    done = False
    attacks = [int(ATTACK_BY_WORD[word]) for word in node.attacks] or [0, 1, 2]
    for seat in view.seats(node.whose):
        side = match.side(seat)
        if not side.active or (raises and values.prohibited(match, seat, "boost")):
            continue
        passive = [values.passive_power(match, seat, one) for one in (0, 1, 2)]
        powers, base = list(side.powers), list(side.base)
        for attack in attacks:
            powers[attack] = change(seat, powers[attack] + passive[attack]) - passive[attack]
            if view.permanent:
                base[attack] = change(seat, base[attack])
        now: Powers = (powers[0], powers[1], powers[2])
        back: Powers = (base[0], base[1], base[2])
        match.emit(PowersSet(seat, now, back))
        done = view.acted = True
    return done


def boost(view: Viewpoint, node: nodes.Boost) -> bool:
    """Current Power goes up or down (g-boost-1)."""
    by = amount(view, node.by)
    return _each(view, node, lambda _, power: power + by, raises=by > 0)


def multiply_power(view: Viewpoint, node: nodes.MultiplyPower) -> bool:
    """Current Power times something, divided by something."""
    by = amount(view, node.by)

    def change(_: int, power: int) -> int:
        return power * by if node.divided == 1 else to_ten(power * by // node.divided)

    return _each(view, node, change, raises=by > node.divided)


def set_powers(view: Viewpoint, node: nodes.SetPower) -> bool:
    """Current Power becomes so much."""
    to = amount(view, node.to)
    return _each(view, node, lambda _, power: to)


def _against_lowering(view: Viewpoint) -> Iterator[str]:
    """What may forbid that this effect lowers HP (f-cost-10 to f-cost-12)."""
    yield "hp_is_lowered_by_effects"
    yield "hp_is_lowered_except_by_attacks"
    if any(view.card in side.support_zone for side in view.match.state.sides):
        yield "hp_is_lowered_by_supports"


def change_hp(view: Viewpoint, seat: int, hp: int) -> bool:
    """HP of an active become so much, as far as nothing forbids it (f-cost-10 to f-cost-12)."""
    match = view.match
    side = match.side(seat)
    if not side.active:
        return False
    hp = max(hp, 0)
    if hp < side.hp:
        for deed in _against_lowering(view):
            if values.prohibited(match, seat, deed, cost=view.paying):
                return view.paying  # a cost of 0 is met
    elif hp > side.hp and values.prohibited(match, seat, "recover"):
        return False
    if hp != side.hp:
        match.emit(HpSet(seat, hp))
    view.acted = True
    return True


def _hp(view: Viewpoint, whose: str, change: Callable[[int], int]) -> bool:
    done = [change_hp(view, seat, change(view.match.side(seat).hp)) for seat in view.seats(whose)]
    return all(done)


def recover(view: Viewpoint, node: nodes.Recover) -> bool:
    """HP go up, without limit (g-recover-1)."""
    by = amount(view, node.by)
    return _hp(view, node.whose, lambda hp: hp + by)


def lose_hp(view: Viewpoint, node: nodes.LoseHp) -> bool:
    """HP go down; a cost needs them to be there in full."""
    by = amount(view, node.by)
    if view.paying and any(view.match.side(seat).hp < by for seat in view.seats(node.whose)):
        return False
    return _hp(view, node.whose, lambda hp: hp - by)


def set_hp(view: Viewpoint, node: nodes.SetHp) -> bool:
    """HP become so much."""
    to = amount(view, node.to)
    return _hp(view, node.whose, lambda _: to)


def multiply_hp(view: Viewpoint, node: nodes.MultiplyHp) -> bool:
    """HP times something, divided by something."""
    by = amount(view, node.by)
    return _hp(
        view,
        node.whose,
        lambda hp: hp * by if node.divided == 1 else to_ten(hp * by // node.divided),
    )


def swap_hp(view: Viewpoint, node: nodes.SwapHp) -> bool:
    """Both actives exchange their HP."""
    first, second = (view.match.side(seat).hp for seat in (0, 1))
    if first < 0 or second < 0:
        return False
    return change_hp(view, 0, second) and change_hp(view, 1, first)


POWER_VERBS: Final[Mapping[type[Node], Callable[[Viewpoint, Any], bool]]] = {
    nodes.Boost: boost,
    nodes.MultiplyPower: multiply_power,
    nodes.SetPower: set_powers,
    nodes.Recover: recover,
    nodes.LoseHp: lose_hp,
    nodes.SetHp: set_hp,
    nodes.MultiplyHp: multiply_hp,
    nodes.SwapHp: swap_hp,
}
"""Verbs of Power and HP."""
