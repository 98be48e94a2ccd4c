"""What an effect asks while it runs: targets, cards, numbers, processes, and whether to go on."""

from __future__ import annotations

import msgspec

from dcg.kernel.decision import Decision
from dcg.kernel.offered import options_of
from dcg.language.node import Node
from dcg.official.codes import questions
from dcg.official.events.options import (
    ActivateEffect,
    No,
    PickCard,
    PickNumber,
    PickPending,
    PickPermanent,
    Yes,
)
from dcg.official.language import processes as p
from dcg.official.players.greedy.effect_view import EffectView
from dcg.official.players.greedy.effects import accepting, worth
from dcg.official.players.greedy.evaluation import Evaluation
from dcg.official.players.greedy.on_things import ON_THINGS, targets_of
from dcg.official.reading.facts import Thing


def first(evaluation: Evaluation, decision: Decision) -> int:
    """No opinion: the first option."""
    return 0


def pick(evaluation: Evaluation, decision: Decision) -> int:
    """The thing that is best to do it to; nothing more once that would only harm."""
    seen = evaluation.view.running(decision.context[0]) if decision.context else None
    values = _values(evaluation, decision, seen)
    return evaluation.best(values)


def _values(evaluation: Evaluation, decision: Decision, seen: EffectView | None) -> list[float]:
    process = _asking(evaluation, decision, seen) if seen is not None else None
    verb = ON_THINGS.get(type(process))
    values = []
    for option in decision.options:
        thing = _thing(evaluation, option)
        if thing is None:
            values.append(0.0)
        elif verb is not None and seen is not None:
            values.append(verb(evaluation, seen, process, thing))
        else:
            values.append(_by_default(evaluation, thing, named=bool(decision.context)))
    return values


def _by_default(evaluation: Evaluation, thing: Thing, *, named: bool) -> float:
    """What nothing is known about: the opponent's best, or else the own least; where no card is
    named, something is to be saved (15-8-5-2), so the own best. Of cards, the best."""
    if not isinstance(thing, int):
        signed = evaluation.signed(thing)
        return -signed if named else signed
    return evaluation.in_hand(thing)


def _thing(evaluation: Evaluation, option: msgspec.Struct) -> Thing | None:
    if type(option) is PickPermanent:
        return evaluation.view.permanent(option.permanent)
    return option.card if type(option) is PickCard else None


def _asking(evaluation: Evaluation, decision: Decision, seen: EffectView) -> Node | None:
    """The process of the running effect that asks: the first whose choice finds the options."""
    wanted = [
        thing
        for thing in (_thing(evaluation, option) for option in decision.options)
        if thing is not None
    ]
    fallback = None
    for process in seen.compiled.statements:
        if type(process) not in ON_THINGS:
            continue
        for choice in targets_of(process):
            found = seen.available(choice.selector)
            if all(any(thing is each or thing == each for each in found) for thing in wanted):
                return process
            fallback = fallback or process
    return fallback


def accept(evaluation: Evaluation, decision: Decision) -> int:
    """Yes where what the running effect offers comes to more than nothing; of several things it
    offers in the same words, the best decides."""
    seen = evaluation.view.running(decision.context[0])
    if seen is None:
        return decision.options.index(Yes())
    kind = p.May if decision.question == questions.OPTIONAL_PROCESSING else p.ByCost
    offered = [each for each in seen.compiled.statements if isinstance(each, kind)]
    total = max((accepting(evaluation, seen, each) for each in offered), default=1.0)
    return decision.options.index(Yes() if total > 0 else No())


def activate(evaluation: Evaluation, decision: Decision) -> int:
    """Yes where the effect comes to more than nothing; what is not printed on the card, always. Of
    several in the hand, the best."""
    if not decision.context:
        return evaluation.best([_revealed(evaluation, option) for option in decision.options])
    card, effect_index = decision.context
    compiled = evaluation.view.printed(card, effect_index)
    total = 1.0
    if compiled is not None and compiled.body is not None:
        seen = evaluation.view.effect(card, compiled, evaluation.view.holder(card))
        total = accepting(evaluation, seen, compiled.body)
    return decision.options.index(Yes() if total > 0 else No())


def _revealed(evaluation: Evaluation, option: msgspec.Struct) -> float:
    """What an effect of the hand comes to; 0 for revealing none."""
    if type(option) is not ActivateEffect:
        return 0.0
    compiled = evaluation.view.printed(option.card, option.effect_index)
    if compiled is None or compiled.body is None:
        return 0.0
    seen = evaluation.view.effect(option.card, compiled, None)
    return accepting(evaluation, seen, compiled.body)


def order_effects(evaluation: Evaluation, decision: Decision) -> int:
    """The best effect first: what it does may take the sting out of the others."""
    values = []
    for option in options_of(decision, PickPending):
        seen = evaluation.view.waiting(option.pending)
        values.append(0.0 if seen is None else worth(evaluation, seen, seen.body))
    return evaluation.best(values)


def declare_number(evaluation: Evaluation, decision: Decision) -> int:
    """<De-Digivolve>: as many cards as can be from the opponent's Digimon, as few from own ones."""
    held = evaluation.view.permanent(decision.context[1]) if len(decision.context) > 1 else None
    numbers = [option.number for option in options_of(decision, PickNumber)]
    most = held is None or held.seat != evaluation.view.seat
    return numbers.index(max(numbers) if most else min(numbers))


def choose_process(evaluation: Evaluation, decision: Decision) -> int:
    """The process worth most, of those the running effect offers."""
    seen = evaluation.view.running(decision.context[0]) if decision.context else None
    if seen is None or decision.context[1] < 0:
        return 0
    for each in seen.compiled.statements[decision.context[1] :]:
        if isinstance(each, p.ChooseProcess):
            values = [
                worth(evaluation, seen, each.options[option.number])
                if type(option) is PickNumber and option.number < len(each.options)
                else 0.0
                for option in decision.options
            ]
            return evaluation.best(values)
    return 0
