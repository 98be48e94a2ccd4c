"""Evolution."""

from __future__ import annotations

from typing import Any

from dcg.battle_evolution.language.processes import (
    ActAsMaterial,
    ActivateBonuses,
    AsEvolved,
    ChangeDp,
    Devolve,
    Downgrade,
    DpCost,
    Enable,
    Evolve,
    Ignore,
    KeepDp,
    NotWith,
    PayDp,
    RequireDp,
    ResetActive,
)
from dcg.battle_evolution.language.selectors import Times
from dcg.battle_evolution.language.terms import Requirement
from dcg.language.grammar import Grammar

_REQUIREMENTS: dict[Requirement, str] = {
    "level": "Level",
    "type": "type",
    "dp": "DP",
    "abnormal": "abnormal",
    "ruler": "Ruler",
}


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    _requirements(grammar)
    _dp(grammar)
    _evolving(grammar)


def _requirements(grammar: Grammar) -> None:
    node, also = grammar.node, grammar.also
    for requirement, words in _REQUIREMENTS.items():
        grammar.word("requirement", requirement, words)
    grammar.spelling("requirement", "abnormal", "abnormal status")
    grammar.listed("requirements", "requirement", "and", "or")
    node("act", Ignore, "ignore {what:requirements}")
    also("act", Ignore, "ignore {what:requirements} when evolving")
    plain: Any = {"of": (), "to": (), "same": False}
    node("act", Enable, "enables evolution to the same Level", **{**plain, "same": True})
    grammar.rule("act", "enables evolution to {to:levels}", lambda to: Enable((), to), _to_only)
    grammar.rule(
        "act",
        "enables evolution from {of:levels} to {to:levels}",
        Enable,
        lambda it: (
            {"of": it.of, "to": it.to}
            if isinstance(it, Enable) and it.of and it.to and not it.same
            else None
        ),
    )
    grammar.word("act", Downgrade(), "downgrade")
    grammar.rule(
        "act",
        "downgrade {steps:number} Levels",
        Downgrade,
        lambda it: (
            {"steps": it.steps}
            if isinstance(it, Downgrade) and it.to is None and it.steps > 1
            else None
        ),
    )
    node("act", Downgrade, "downgrade to {to:level}", steps=1)
    node("act", RequireDp, "requires DP")
    node("act", NotWith, "do not use with {levels:levels}", abnormal=False)
    grammar.word("act", NotWith(abnormal=True), "do not use while abnormal")
    node("act", NotWith, "do not use while abnormal or with {levels:levels}", abnormal=True)


def _to_only(it: Any) -> dict[str, Any] | None:
    if isinstance(it, Enable) and not it.of and it.to and not it.same:
        return {"to": it.to}
    return None


def _dp(grammar: Grammar) -> None:
    node, also = grammar.node, grammar.also
    node("act", DpCost, "DP {by:signed}")
    grammar.rule(
        "act",
        "DP {times:signed} for each {amount:each}",
        lambda times, amount: DpCost(_times(amount, times)),
        lambda it: (
            {"times": it.by.times, "amount": it.by.amount}
            if isinstance(it, DpCost) and isinstance(it.by, Times)
            else None
        ),
        many=False,
    )
    node("act", ChangeDp, "{whose:whose} DP {by:change}")
    also("act", ChangeDp, "{by:signed} +P", whose="own")
    node("act", PayDp, "Pay {amount:number} DP from this card")
    also("act", PayDp, "Pay {amount:number} DP from this")
    grammar.word(
        "act", KeepDp(under_this=True), "put all own DP under this card instead of discarding it"
    )
    grammar.spelling("act", KeepDp(under_this=True), "put all your|own DP below|under this card?")
    grammar.word(
        "act", KeepDp(delete_this=True), "delete this card instead of discarding all own DP"
    )
    grammar.word("act", KeepDp(), "do not discard own DP after evolving")


def _times(amount: Any, times: int) -> Any:
    return Times(amount, times)


def _evolving(grammar: Grammar) -> None:
    node, also = grammar.node, grammar.also
    for verb, whose in (("evolve", "own"), ("opponent evolves", "opponent")):
        node("act", Evolve, f"{verb} to {{to:cards}}", whose=whose, requires_dp=False)
        node(
            "act",
            Evolve,
            f"{verb} to {{to:cards}} with the DP cost",
            whose=whose,
            requires_dp=True,
        )
    node("act", AsEvolved, "{to:cards} becomes own active as evolved", whose="own")
    node("act", AsEvolved, "{to:cards} becomes opponent's active as evolved", whose="opponent")
    node("act", ResetActive, "reset {whose:whose} active as evolved")
    node("act", Devolve, "devolve {whose:whose} active", count=1)
    node("act", Devolve, "devolve {whose:whose} active {count:number} times")
    also("act", Devolve, "discard the top of {whose:whose} active stack", count=1)
    grammar.word("act", ActAsMaterial(), "counts as any DNA material")
    node("act", ActAsMaterial, "counts as the DNA material {name:plain_name}")
    grammar.word("act", ActivateBonuses(), "activate all evo-bonuses")
    grammar.spelling("act", ActivateBonuses(), "activate an|the evo-bonus", "activate evo-bonuses")
