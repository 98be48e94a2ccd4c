"""Processes that hold others: sequence, condition, cost, choice, repetition (f-if, f-cost)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dcg.battle_evolution.codes.in_force import InForce, Waits
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.codes.turn import PHASE_NAMES, Shortfall
from dcg.battle_evolution.effects.cards import Verb
from dcg.battle_evolution.events.effects import CostMet, EffectMisfired, Lasting, LastingGained
from dcg.battle_evolution.events.options import PickNumber
from dcg.battle_evolution.language.processes import control as nodes
from dcg.battle_evolution.reading.amounts import amount, holds
from dcg.battle_evolution.reading.trees import later_in
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.rules.asking import Running, ask, confirm
from dcg.battle_evolution.rules.resolving import run
from dcg.kernel.absent import NOBODY
from dcg.kernel.tentative import TentativeScope
from dcg.language.node import Node


def sequence(view: Viewpoint, node: nodes.Seq) -> Running[bool]:
    """One after the other, within one sentence."""
    whole = True
    for step in node.steps:
        whole = (yield from run(view, step)) and whole
    return whole


def condition(view: Viewpoint, node: nodes.If) -> Running[bool]:
    """What the condition allows, or the alternative; "if not" looks at the condition alone (f-if-7)."""
    if holds(view, node.condition):
        return (yield from run(view, node.then))
    if node.otherwise is not None:
        return (yield from run(view, node.otherwise))
    view.match.emit(EffectMisfired(view.seat, view.card, view.ordinal, Shortfall.CONDITION))
    view.acted = True
    return False


def cost(view: Viewpoint, node: nodes.Cost) -> Running[bool]:
    """What stands before the colon is done in full, or what stands after it misfires (f-cost-1 to
    f-cost-8). It may be taken back as long as the player learned nothing by it."""
    match = view.match
    if not node.must and not (yield from confirm(view.seat, Question.COST)):
        return _not_met(view, Shortfall.DECLINED)
    match.holding += 1
    met = yield from _met(view, node)
    if met:
        match.emit(CostMet(view.seat, view.card, view.ordinal))
        done = yield from run(view, node.then)
    match.holding -= 1
    return done if met else _not_met(view, Shortfall.COST)


def _met(view: Viewpoint, node: nodes.Cost) -> Running[bool]:
    """Tries to meet a cost, in a scope that can be taken back."""
    match = view.match
    before = view.paying
    view.paying = True
    scope = None
    if not node.must and match.state.course.tentative == NOBODY and match.rules is not None:
        scope = TentativeScope(match.rules, match, view.seat)
    met = yield from run(view, node.cost)
    view.paying = before
    if scope is None:
        return met
    if scope.can_take_back() and scope.compensations():
        if not met or (yield from confirm(view.seat, Question.TAKE_BACK)):
            scope.take_back()
            return False
    scope.keep()
    return met


def _not_met(view: Viewpoint, reason: Shortfall) -> bool:
    view.match.emit(EffectMisfired(view.seat, view.card, view.ordinal, reason))
    view.acted = True
    return False


def may(view: Viewpoint, node: nodes.May) -> Running[bool]:
    """If the player likes."""
    if (yield from confirm(view.seat, Question.OPTIONAL)):
        return (yield from run(view, node.process))
    view.acted = True
    return False


def choose_of(view: Viewpoint, node: nodes.ChooseOf) -> Running[bool]:
    """So many of the options (f-cost-6)."""
    left = list(range(len(node.options)))
    whole = True
    for _ in range(min(node.count, len(left))):
        picked = yield from ask(view.seat, Question.CHOICE, [PickNumber(place) for place in left])
        left.remove(picked.number)
        whole = (yield from run(view, node.options[picked.number])) and whole
    return whole


def repeat(view: Viewpoint, node: nodes.Repeat) -> Running[bool]:
    """As often as the amount says."""
    whole = True
    for _ in range(max(amount(view, node.times), 0)):
        whole = (yield from run(view, node.process)) and whole
    view.acted = True
    return whole


def later(view: Viewpoint, node: nodes.Later) -> bool:
    """At the opening of a later phase of this turn (f-left-zone-5)."""
    match = view.match
    effects = match.facts(view.card).card.effects
    if not 0 <= view.ordinal < len(effects):
        return False
    place = later_in(effects[view.ordinal].does).index(node)
    phase = next(code for code, words in PHASE_NAMES.items() if words == node.phase)
    value = Waits(phase, view.ordinal, place).value
    match.emit(LastingGained(Lasting(InForce.LATER, view.seat, value, view.card)))
    view.acted = True
    return True


CONTROL_VERBS: Final[Mapping[type[Node], Verb]] = {
    nodes.Seq: sequence,
    nodes.If: condition,
    nodes.Cost: cost,
    nodes.May: may,
    nodes.ChooseOf: choose_of,
    nodes.Repeat: repeat,
    nodes.Later: later,
}
"""Verbs that hold others."""
