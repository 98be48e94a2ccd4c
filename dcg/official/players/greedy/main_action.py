"""The main phase: develop within the memory there is, attack, then end the turn well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from dcg.kernel.decision import Decision
from dcg.official.codes.absent import THE_PLAYER
from dcg.official.events.options import (
    ActivateEffect,
    AttackWith,
    BurstDigivolveInto,
    DigivolveInto,
    DnaDigivolveInto,
    Pass,
    PlayCard,
    UseOption,
)
from dcg.official.language import processes as p
from dcg.official.players.greedy.attacks import attacking, can_win_now
from dcg.official.players.greedy.effects import effect, upon
from dcg.official.players.greedy.evaluation import CARD, FEW_LEFT, WIN, Evaluation

HANDED: Final = 0.7
"""What a memory in the opponent's hands costs."""

GIVEN_BY_PASSING: Final = 3
"""Passing gives the opponent so much memory (6-5-1-7)."""

USED: Final = 0.3
"""The share of a card's worth in the hand that digivolving into it costs."""

FRESH: Final = 0.9
"""The share of a Digimon's worth that one just played has: it cannot attack yet."""

FOR_A_TURN: Final = 0.5
"""The share of what a Digimon gains that it is worth for this turn alone."""

WINS: Final = 4
DEVELOPS: Final = 3
ATTACKS: Final = 2
ENDS: Final = 1
NEVER: Final = 0
"""In this order: what ends the turn comes after everything else that is good."""


class Valued(NamedTuple):
    """An option, what it gains, and what it costs."""

    option: Any
    gain: float
    cost: int


def main_action(evaluation: Evaluation, decision: Decision) -> int:
    """The place of the best option.

    With memory m an action of cost c either leaves the turn going (c <= m) or ends it and hands the
    opponent c - m. So memory that is left when the turn ends is lost, and spending it on something
    good is right unless that makes the action that ends the turn dearer by more than it is worth.
    """
    memory = evaluation.view.memory
    valued = [Valued(option, *_value(evaluation, option)) for option in decision.options]
    last = ending(valued, memory)
    keys = [_key(each, valued, memory, last) for each in valued]
    if can_win_now(evaluation):
        keys = [
            (WINS, each.gain) if getattr(each.option, "target", 0) == THE_PLAYER else key
            for each, key in zip(valued, keys, strict=True)
        ]
    return evaluation.best(keys)


def ending(valued: Sequence[Valued], memory: int, after: Valued | None = None) -> float:
    """What the best way to end the turn with so much memory comes to, `after` another action."""
    best = -HANDED * GIVEN_BY_PASSING
    for each in valued:
        if each.cost > memory and not (after and _exclude_each_other(each.option, after.option)):
            best = max(best, each.gain - HANDED * (each.cost - memory))
    return best


def _exclude_each_other(option: Any, other: Any) -> bool:
    """Whether two actions use the same card or change the same permanent."""
    return any(
        hasattr(option, named) and getattr(option, named) == getattr(other, named, None)
        for named in ("card", "permanent")
    )


def _key(each: Valued, valued: Sequence[Valued], memory: int, last: float) -> tuple[int, float]:
    """The order in which options are taken; `last` is what the best end of the turn comes to."""
    option, gain, cost = each
    if type(option) is Pass:
        return ENDS, -HANDED * GIVEN_BY_PASSING
    if type(option) is AttackWith:
        if gain >= WIN / 2:
            return WINS, gain
        return (ATTACKS, gain) if gain > 0 else (NEVER, gain)
    if cost > memory:
        return ENDS, gain - HANDED * (cost - memory)
    net = gain + ending(valued, memory - cost, each) - last
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
    if kind is BurstDigivolveInto:
        return _burst_digivolving(evaluation, option)
    if kind is DnaDigivolveInto:
        return _dna_digivolving(evaluation, option)
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
    """The Digimon grows and a card is drawn (8-1-3-3) for the one that is used."""
    view = evaluation.view
    held = view.permanent(option.permanent)
    assert held is not None
    grown = evaluation.on_field(view.facts(option.card)) - evaluation.permanent(held)
    grown += view.of(held).security_attack
    drawn = CARD if view.in_deck(view.seat) > FEW_LEFT else -CARD
    gain = grown + drawn + upon(evaluation, option.card, "digivolved", held) - USED * CARD
    return gain, view.digivolution_cost(option)


def _burst_digivolving(evaluation: Evaluation, option: BurstDigivolveInto) -> tuple[float, int]:
    """What it gains for the turn: the top card is trashed when that ends (8-3-2-1), while the card drawn
    stays. The Tamer can be played again, for what it costs."""
    view = evaluation.view
    held = view.permanent(option.permanent)
    assert held is not None
    stronger = evaluation.on_field(view.facts(option.card)) - evaluation.permanent(held)
    drawn = CARD if view.in_deck(view.seat) > FEW_LEFT else -CARD
    gain = FOR_A_TURN * stronger + drawn + upon(evaluation, option.card, "digivolved", held)
    return gain - USED * CARD - CARD, view.burst_cost(option)


def _dna_digivolving(evaluation: Evaluation, option: DnaDigivolveInto) -> tuple[float, int]:
    """Two Digimon become one, unsuspended, and a card is drawn (8-2-3-3) for the one that is used."""
    view = evaluation.view
    joined = [held for one in option.permanents if (held := view.permanent(one)) is not None]
    grown = evaluation.on_field(view.facts(option.card))
    grown -= sum(evaluation.permanent(held) for held in joined)
    drawn = CARD if view.in_deck(view.seat) > FEW_LEFT else -CARD
    gain = grown + drawn + upon(evaluation, option.card, "digivolved", None) - USED * CARD
    return gain, view.dna_cost(option)


def _using(evaluation: Evaluation, option: UseOption) -> tuple[float, int]:
    main = evaluation.view.facts(option.card).main[0]
    return effect(evaluation, option.card, main, None) - CARD, evaluation.view.use_cost(option.card)


def _activating(evaluation: Evaluation, option: ActivateEffect) -> float:
    """0 for what nothing would stop it from activating for ever."""
    compiled = evaluation.view.printed(option.card, option.effect_index)
    if compiled is None or (
        compiled.limit is None
        and not any(isinstance(each, p.ByCost) for each in compiled.statements)
    ):
        return 0.0
    return effect(evaluation, option.card, compiled, evaluation.view.permanent(option.permanent))
