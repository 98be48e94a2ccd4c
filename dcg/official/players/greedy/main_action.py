"""The main phase: develop within the memory there is, attack, then end the turn well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dcg.kernel.decision import Decision
from dcg.kernel.offered import options_of
from dcg.official.codes.absent import THE_PLAYER
from dcg.official.events.options import (
    ActivateEffect,
    AppFuseInto,
    AttackWith,
    BurstDigivolveInto,
    DigivolveInto,
    DnaDigivolveInto,
    LinkTo,
    Option,
    Pass,
    PlayCard,
    UseOption,
)
from dcg.official.language import processes as p
from dcg.official.players.greedy.attacks import attacking, can_win_now
from dcg.official.players.greedy.effects import effect, on_linking, upon
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


NONE: Final = -2
"""No card, or no permanent: a number that nothing has."""


class Valued:
    """An option, what it gains, and what it costs; the card and the permanent that it uses up.

    `order` is where it comes among the others, as far as what it is says that.
    """

    __slots__ = ("card", "cost", "gain", "option", "order", "permanent")

    def __init__(
        self,
        option: Option,
        gain: float,
        cost: int = 0,
        card: int = NONE,
        permanent: int = NONE,
        order: int = DEVELOPS,
    ) -> None:
        self.option = option
        self.gain = gain
        self.cost = cost
        self.card = card
        self.permanent = permanent
        self.order = order


def main_action(evaluation: Evaluation, decision: Decision) -> int:
    """The place of the best option.

    With memory m an action of cost c either leaves the turn going (c <= m) or ends it and hands the
    opponent c - m. So memory that is left when the turn ends is lost, and spending it on something
    good is right unless that makes the action that ends the turn dearer by more than it is worth.
    """
    memory = evaluation.view.memory
    valued = [_value(evaluation, option) for option in options_of(decision, Option)]
    failed = evaluation.view.failed()
    for each in valued:
        if each.card in failed:
            each.gain = -WIN
    last = ending(valued, memory)
    keys = [_key(each, valued, memory, last) for each in valued]
    if can_win_now(evaluation):
        keys = [
            (WINS, each.gain)
            if isinstance(each.option, AttackWith) and each.option.target == THE_PLAYER
            else key
            for each, key in zip(valued, keys, strict=True)
        ]
    return evaluation.best(keys)


def ending(valued: list[Valued], memory: int, after: Valued | None = None) -> float:
    """What the best way to end the turn with so much memory comes to, `after` another action."""
    best = -HANDED * GIVEN_BY_PASSING
    for each in valued:
        if each.cost > memory and (after is None or not _exclude_each_other(each, after)):
            best = max(best, each.gain - HANDED * (each.cost - memory))
    return best


def _exclude_each_other(one: Valued, other: Valued) -> bool:
    """Whether two actions use the same card or change the same permanent."""
    return (one.card == other.card != NONE) or (one.permanent == other.permanent != NONE)


def _key(each: Valued, valued: list[Valued], memory: int, last: float) -> tuple[int, float]:
    """The order in which options are taken; `last` is what the best end of the turn comes to."""
    gain, cost = each.gain, each.cost
    if each.order == ENDS:
        return ENDS, gain
    if each.order == ATTACKS:
        if gain >= WIN / 2:
            return WINS, gain
        return (ATTACKS, gain) if gain > 0 else (NEVER, gain)
    if cost > memory:
        return ENDS, gain - HANDED * (cost - memory)
    net = gain + ending(valued, memory - cost, each) - last
    return (DEVELOPS, net) if net > 0 else (NEVER, net)


def _value(evaluation: Evaluation, option: Option) -> Valued:
    """What an option gains and costs: nothing, where nobody has an opinion on it."""
    value = VALUES.get(type(option))
    return Valued(option, 0.0) if value is None else value(evaluation, option)


def _passing(evaluation: Evaluation, option: Pass) -> Valued:
    return Valued(option, -HANDED * GIVEN_BY_PASSING, order=ENDS)


def _attacking(evaluation: Evaluation, option: AttackWith) -> Valued:
    identity = option.permanent
    held = evaluation.view.permanent(identity)
    assert held is not None
    gain = attacking(evaluation, held, option.target)
    return Valued(option, gain, permanent=identity, order=ATTACKS)


def _playing(evaluation: Evaluation, option: PlayCard) -> Valued:
    card = option.card
    facts = evaluation.view.facts(card)
    gain = FRESH * evaluation.on_field(facts) + upon(evaluation, card, "played", None)
    return Valued(option, gain - CARD, evaluation.view.play_cost(card), card)


def _digivolving(evaluation: Evaluation, option: DigivolveInto) -> Valued:
    """The Digimon grows and a card is drawn (8-1-3-3) for the one that is used."""
    view, card, identity = evaluation.view, option.card, option.permanent
    held = view.permanent(identity)
    assert held is not None
    grown = evaluation.on_field(view.facts(card)) - evaluation.permanent(held)
    grown += view.of(held).security_attack
    drawn = CARD if view.in_deck(view.seat) > FEW_LEFT else -CARD
    gain = grown + drawn + upon(evaluation, card, "digivolved", held) - USED * CARD
    return Valued(option, gain, view.digivolution_cost(option), card, identity)


def _burst_digivolving(evaluation: Evaluation, option: BurstDigivolveInto) -> Valued:
    """What it gains for the turn: the top card is trashed when that ends (8-3-2-1), while the card drawn
    stays. The Tamer can be played again, for what it costs."""
    view, card, identity = evaluation.view, option.card, option.permanent
    held = view.permanent(identity)
    assert held is not None
    stronger = evaluation.on_field(view.facts(card)) - evaluation.permanent(held)
    drawn = CARD if view.in_deck(view.seat) > FEW_LEFT else -CARD
    gain = FOR_A_TURN * stronger + drawn + upon(evaluation, card, "digivolved", held)
    gain = gain - USED * CARD - CARD
    return Valued(option, gain, view.burst_cost(option), card, identity)


def _dna_digivolving(evaluation: Evaluation, option: DnaDigivolveInto) -> Valued:
    """Two Digimon become one, unsuspended, and a card is drawn (8-2-3-3) for the one that is used."""
    view = evaluation.view
    joined = [held for one in option.permanents if (held := view.permanent(one)) is not None]
    grown = evaluation.on_field(view.facts(option.card))
    grown -= sum(evaluation.permanent(held) for held in joined)
    drawn = CARD if view.in_deck(view.seat) > FEW_LEFT else -CARD
    gain = grown + drawn + upon(evaluation, option.card, "digivolved", None) - USED * CARD
    return Valued(option, gain, view.dna_cost(option), option.card)


def _app_fusing(evaluation: Evaluation, option: AppFuseInto) -> Valued:
    """The Digimon grows by the card and loses what its link card gives it; a card is drawn (8-4-3-3)."""
    view, card, identity = evaluation.view, option.card, option.permanent
    held = view.permanent(identity)
    assert held is not None
    grown = evaluation.on_field(view.facts(card)) - evaluation.permanent(held)
    drawn = CARD if view.in_deck(view.seat) > FEW_LEFT else -CARD
    gain = grown + drawn + upon(evaluation, card, "digivolved", held) - USED * CARD
    return Valued(option, gain, view.app_fusion_cost(option), card, identity)


def _linking(evaluation: Evaluation, option: LinkTo) -> Valued:
    """The Digimon gets what the card gives, in place of what it had from one that gives way (4-2-7)."""
    view, card, identity = evaluation.view, option.card, option.permanent
    held = view.permanent(identity)
    assert held is not None
    gain = evaluation.as_link(view.facts(card)) + on_linking(evaluation, card, held)
    if len(held.links) >= view.of(held).link_limit:
        gain -= min(evaluation.as_link(view.facts(link)) for link in held.links)
    source = view.standing(card)
    gain -= CARD if source is None else evaluation.permanent(source)
    return Valued(option, gain, view.link_cost(option), card, identity)


def _using(evaluation: Evaluation, option: UseOption) -> Valued:
    card = option.card
    main = evaluation.view.facts(card).main[0]
    gain = effect(evaluation, card, main, None) - CARD
    return Valued(option, gain, evaluation.view.use_cost(card), card)


def _activating(evaluation: Evaluation, option: ActivateEffect) -> Valued:
    gain = _activation(evaluation, option)
    return Valued(option, gain, card=option.card, permanent=option.permanent)


def _activation(evaluation: Evaluation, option: ActivateEffect) -> float:
    """0 for what nothing would stop it from activating for ever."""
    compiled = evaluation.view.printed(option.card, option.effect_index)
    if compiled is None or (
        compiled.limit is None
        and not any(isinstance(each, p.ByCost) for each in compiled.statements)
    ):
        return 0.0
    return effect(evaluation, option.card, compiled, evaluation.view.permanent(option.permanent))


VALUES: Final[dict[type, Callable[[Evaluation, Any], Valued]]] = {
    ActivateEffect: _activating,
    AppFuseInto: _app_fusing,
    AttackWith: _attacking,
    BurstDigivolveInto: _burst_digivolving,
    DigivolveInto: _digivolving,
    DnaDigivolveInto: _dna_digivolving,
    LinkTo: _linking,
    Pass: _passing,
    PlayCard: _playing,
    UseOption: _using,
}
"""What each kind of action gains and costs."""
