"""Power and HP."""

from __future__ import annotations

from typing import Any

from dcg.battle_evolution.language.processes import (
    Boost,
    LoseHp,
    MultiplyHp,
    MultiplyPower,
    Recover,
    SetHp,
    SetPower,
    SwapHp,
)
from dcg.language.grammar import Grammar

_FACTORS: tuple[tuple[str, int, int], ...] = (
    ("double", 2, 1),
    ("triple", 3, 1),
    ("quadruple", 4, 1),
    ("halve", 1, 2),
    ("quarter", 1, 4),
)


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    _power(grammar)
    _hp(grammar)


def _power(grammar: Grammar) -> None:
    node, also = grammar.node, grammar.also
    node("act", Boost, "Boost {whose:whose} {attacks:power} {by:change}")
    also("act", Boost, "Boost {attacks:power} {by:change}", whose="own")
    also("act", Boost, "Boost {whose:whose} {by:change}", attacks=())
    also("act", Boost, "Boost {by:change}", whose="own", attacks=())
    also("act", Boost, "{attacks:power} {by:signed}", whose="own")
    also("act", Boost, "{whose:whose} {attacks:power} {by:signed}")
    also("act", Boost, "{whose:whose} {attacks:attacks} {by:signed}")
    also("act", Boost, "Boost {whose:whose} {attacks:attacks} {by:change}")
    grammar.rule(
        "act",
        "lower {whose:whose} {attacks:power} by {by:number}",
        lambda whose, attacks, by: Boost(-by, whose, attacks),
        None,
    )
    for word, by, divided in _FACTORS:
        fixed: Any = {"by": by, "divided": divided}
        node("act", MultiplyPower, f"{word} {{whose:whose}} {{attacks:power}}", **fixed)
        also("act", MultiplyPower, f"{word} {{attacks:power}}", whose="own", **fixed)
        past = word + ("d" if word.endswith("e") else "ed")
        also("act", MultiplyPower, f"{{whose:whose}} {{attacks:power}} is {past}", **fixed)
    grammar.rule(
        "act",
        "multiply {whose:whose} {attacks:power} by {by:amount}",
        lambda whose, attacks, by: _multiplied(MultiplyPower, by, whose=whose, attacks=attacks),
        lambda it: (
            {"whose": it.whose, "attacks": it.attacks, "by": it.by}
            if isinstance(it, MultiplyPower) and _by_amount(it)
            else None
        ),
    )
    also("act", Boost, "add {by:amount} to {whose:whose} {attacks:power}")
    also("act", SetPower, "{whose:whose} {attacks:attacks} to 0", to=0)
    node("act", SetPower, "{whose:whose} {attacks:power} becomes {to:amount}")
    also("act", SetPower, "{whose:whose} {attacks:power} is {to:amount}")
    also("act", SetPower, "{whose:whose} {attacks:attacks} becomes|is {to:amount}")


def _hp(grammar: Grammar) -> None:
    node, also = grammar.node, grammar.also
    node("act", Recover, "Recover {whose:whose} HP {by:change}")
    also("act", Recover, "Recover {whose:whose} {by:change}")
    also("act", Recover, "Recover HP? {by:change}", whose="own")
    also("act", Recover, "Recover {by:number}", whose="own")
    grammar.rule("act", "HP {by:unsigned_change}", Recover, None)
    node("act", LoseHp, "lower {whose:whose} HP by {by:amount}")
    node("act", SetHp, "{whose:whose} HP becomes {to:amount}")
    also("act", SetHp, "{whose:whose} HP is {to:amount}")
    for word, by, divided in _FACTORS:
        node("act", MultiplyHp, f"{word} {{whose:whose}} HP", by=by, divided=divided)
        also("act", MultiplyHp, f"{word} HP", whose="own", by=by, divided=divided)
        past = word + ("d" if word.endswith("e") else "ed")
        also("act", MultiplyHp, f"{{whose:whose}} HP is {past}", by=by, divided=divided)
    grammar.rule(
        "act",
        "multiply {whose:whose} HP by {by:amount}",
        lambda whose, by: _multiplied(MultiplyHp, by, whose=whose),
        lambda it: (
            {"whose": it.whose, "by": it.by}
            if isinstance(it, MultiplyHp) and _by_amount(it)
            else None
        ),
    )
    grammar.word("act", SwapHp(), "swap both players' HP")
    grammar.spelling("act", SwapHp(), "swap HP")


def _multiplied(cls: Any, by: Any, **fields: Any) -> Any:
    """Doubling and the like have words of their own; by 1 is nothing."""
    return None if by in (1, 2, 3, 4) else cls(by=by, **fields)


def _by_amount(it: Any) -> bool:
    return it.divided == 1 and it.by not in (1, 2, 3, 4)
