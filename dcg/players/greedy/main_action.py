"""The main phase: develop within the memory there is, attack, then end the turn well."""

from __future__ import annotations

from typing import Any

from dcg.kernel.decision import Decision
from dcg.official.events.options import (
    ActivateEffect,
    AttackWith,
    DigivolveInto,
    Pass,
    PlayCard,
    UseOption,
)
from dcg.players.greedy.attacks import attacking
from dcg.players.greedy.effects import effect, upon
from dcg.players.greedy.evaluation import CARD, WIN, Evaluation

PASSING = -3.0
"""Passing gives the opponent 3 memory (6-5-1-7), each worth 1."""

FRESH = 0.9
"""The share of a Digimon's worth that one just played has: it cannot attack yet."""

WINS, DEVELOPS, ATTACKS, ENDS, NEVER = 4, 3, 2, 1, 0
"""In this order: what ends the turn comes after everything else that is good."""


def main_action(evaluation: Evaluation, decision: Decision) -> int:
    """The place of the best option.

    With memory m an action of cost c either leaves the turn going (c <= m) or ends it and hands the
    opponent c - m. So memory that is left when the turn ends is lost, and spending it on something
    good is right unless that makes the action that ends the turn dearer by more than it is worth.
    """
    memory = evaluation.view.memory
    valued = [(option, *_value(evaluation, option)) for option in decision.options]
    last = max(
        (gain - (cost - memory) for _, gain, cost in valued if cost > memory), default=PASSING
    )
    keys = [_key(option, gain, cost, memory, last) for option, gain, cost in valued]
    return max(range(len(keys)), key=keys.__getitem__)


def _key(option: Any, gain: float, cost: int, memory: int, last: float) -> tuple[int, float]:
    """The order in which options are taken; `last` is what the best action that ends the turn
    comes to."""
    if type(option) is Pass:
        return ENDS, PASSING
    if type(option) is AttackWith:
        if gain >= WIN / 2:
            return WINS, gain
        return (ATTACKS, gain) if gain > 0 else (NEVER, gain)
    if cost > memory:
        return ENDS, gain - (cost - memory)
    net = gain + max(last - cost, PASSING) - max(last, PASSING)
    return (DEVELOPS, net) if net > 0 else (NEVER, net)


def _value(evaluation: Evaluation, option: Any) -> tuple[float, int]:
    """What an option gains, and what it costs."""
    kind = type(option)
    if kind is AttackWith:
        held = evaluation.view.permanent(option.permanent)
        assert held is not None
        return attacking(evaluation, held, option.target), 0
    if kind is DigivolveInto:
        return _digivolving(evaluation, option)
    if kind is PlayCard:
        return _playing(evaluation, option)
    if kind is UseOption:
        return _using(evaluation, option)
    if kind is ActivateEffect:
        return _activating(evaluation, option), 0
    return 0.0, 0


def _playing(evaluation: Evaluation, option: PlayCard) -> tuple[float, int]:
    facts = evaluation.view.facts(option.card)
    gain = FRESH * evaluation.on_field(facts) + upon(evaluation, option.card, "played", None)
    return gain - CARD, evaluation.view.play_cost(option.card)


def _digivolving(evaluation: Evaluation, option: DigivolveInto) -> tuple[float, int]:
    """The Digimon grows and a card is drawn (8-1-3-5) for the one that is used."""
    view = evaluation.view
    held = view.permanent(option.permanent)
    assert held is not None
    grown = evaluation.on_field(view.facts(option.card)) - evaluation.permanent(held)
    grown += view.of(held).security_attack
    drawn = CARD if view.in_deck(view.seat) > 5 else -CARD
    gain = grown + drawn + upon(evaluation, option.card, "digivolved", held) - CARD * 0.5
    return gain, view.digivolution_cost(option)


def _using(evaluation: Evaluation, option: UseOption) -> tuple[float, int]:
    main = evaluation.view.facts(option.card).main[0]
    return effect(evaluation, option.card, main, None) - CARD, evaluation.view.use_cost(option.card)


def _activating(evaluation: Evaluation, option: ActivateEffect) -> float:
    compiled = evaluation.view.printed(option.card, option.ordinal)
    if compiled is None:
        return 0.0
    return effect(evaluation, option.card, compiled, evaluation.view.permanent(option.permanent))
