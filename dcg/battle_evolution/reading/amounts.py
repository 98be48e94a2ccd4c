"""How much, and whether: amounts and conditions of texts."""

from __future__ import annotations

import operator
from typing import Final

from dcg.battle_evolution.codes.cards import ATTACK_BY_WORD
from dcg.battle_evolution.language import selectors as nodes
from dcg.battle_evolution.reading import filters, values
from dcg.battle_evolution.reading.viewpoint import Viewpoint

_COMPARE: Final = {
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}
_METHODS: Final = ("partner", "card", "dna", "dp", "effect")
"""The methods of evolution in the order of their codes."""


def amount(view: Viewpoint, node: nodes.Amount) -> int:
    """The value of an amount now."""
    if isinstance(node, int):
        return node
    if type(node) is nodes.Count:
        return len(filters.fitting(view, node.cards))
    if type(node) is nodes.Done:
        return view.done
    if type(node) is nodes.Times:
        return amount(view, node.amount) * int(node.times)
    if type(node) is nodes.Stat:
        return sum(_stat(view, seat, node) for seat in view.seats(node.whose))
    raise TypeError(f"nothing reads the amount {type(node).__name__}")


def _stat(view: Viewpoint, seat: int, node: nodes.Stat) -> int:
    match = view.match
    side = match.side(seat)
    if node.stat == "hp":
        return max(side.hp, 0)
    if node.stat == "power":
        attack = side.attack if node.attack is None else ATTACK_BY_WORD[node.attack]
        return values.power(match, seat, attack) if attack >= 0 and side.active else 0
    if node.stat == "dp":
        return values.dp(match, seat)
    if node.stat == "ko_points":
        return side.ko_points
    if node.stat == "flat":
        return side.flat
    if node.stat == "turn":
        return match.state.turn
    return match.facts(side.active[-1]).hp if side.active else 0


def holds(view: Viewpoint, node: nodes.Condition) -> bool:
    """Whether a condition holds now."""
    match = view.match
    if type(node) is nodes.ActiveIs:
        for seat in view.seats(node.whose):
            card = match.active(seat)
            if card is None or not filters.matches(view, card, node.match):
                return False
        return True
    if type(node) is nodes.AttackIs:
        return all(
            match.side(seat).attack in [ATTACK_BY_WORD[word] for word in node.attacks]
            for seat in view.seats(node.whose)
        )
    if type(node) is nodes.AttacksMatch:
        first, second = (side.attack for side in match.state.sides)
        return first >= 0 and first == second
    if type(node) is nodes.TypesMatch:
        one, other = (values.kinds(match, seat) for seat in (0, 1))
        return bool(set(one) & set(other))
    if type(node) is nodes.Compares:
        return bool(_COMPARE[node.comparison](amount(view, node.left), amount(view, node.right)))
    if type(node) is nodes.LevelCompares:
        own, opposed = values.level(match, view.seat), values.level(match, 1 - view.seat)
        return own >= 0 and opposed >= 0 and bool(_COMPARE[node.comparison](own, opposed))
    if type(node) is nodes.Has:
        wanted = 1 if node.cards.count is None else amount(view, node.cards.count)
        return len(filters.fitting(view, node.cards)) >= wanted
    if type(node) is nodes.TurnOf:
        return match.state.player in view.seats(node.whose)
    if type(node) is nodes.AttacksFirst:
        return values.attacks_first(match) in view.seats(node.whose)
    if type(node) is nodes.Supports:
        return any(
            filters.matches(view, card, node.match)
            for seat in view.seats(node.whose)
            for card in match.side(seat).support_zone
        )
    if type(node) is nodes.DidSo:
        return view.did
    if type(node) is nodes.Evolved:
        wanted_methods = {_METHODS.index(word) for word in node.methods}
        return all(
            match.side(seat).evolved_by >= 0
            and (not wanted_methods or match.side(seat).evolved_by in wanted_methods)
            for seat in view.seats(node.whose)
        )
    if type(node) is nodes.AllOf:
        return all(holds(view, one) for one in node.of)
    if type(node) is nodes.AnyOf:
        return any(holds(view, one) for one in node.of)
    if type(node) is nodes.NotSo:
        return not holds(view, node.condition)
    raise TypeError(f"nothing reads the condition {type(node).__name__}")
