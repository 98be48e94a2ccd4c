"""What an effect is worth to a seat: its processes added up on the board as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from dcg.language.node import Node
from dcg.official.codes.absent import THE_PLAYER
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.players.greedy.effect_view import EffectView
from dcg.official.players.greedy.evaluation import CARD, WIN, Evaluation, security
from dcg.official.players.greedy.on_players import ON_PLAYERS, player_of
from dcg.official.players.greedy.on_things import ON_THINGS
from dcg.official.reading.compiled.effect import LINK, UPPER, CompiledEffect
from dcg.official.reading.facts import Thing
from dcg.official.rules.verbs.activating import OTHER_EFFECTS
from dcg.official.state.permanent import Permanent


def triggered(evaluation: Evaluation, held: Permanent, event: str) -> float:
    """What the effects of a permanent itself come to when this happens to it."""
    found = evaluation.view.of(held).stack.triggers.get(event)
    if not found:
        return 0.0
    return sum(effect(evaluation, held.card_at(place), compiled, held) for place, compiled in found)


def upon(evaluation: Evaluation, card: int, event: str, held: Permanent | None) -> float:
    """What a card's own effects come to when it is played, or digivolved into on `held`."""
    found = evaluation.view.facts(card).working["battle_area"].triggers[UPPER]
    if not found:
        return 0.0
    return sum(
        effect(evaluation, card, compiled, held)
        for compiled in found
        if any(trigger.event == event and trigger.reference for trigger in compiled.triggers)
    )


def on_linking(evaluation: Evaluation, card: int, held: Permanent) -> float:
    """What the [When Linking] effects of a card come to when it is linked to `held`, and those of the
    Digimon itself."""
    found = evaluation.view.facts(card).working["battle_area"].triggers[LINK]
    own = sum(
        effect(evaluation, card, compiled, held)
        for compiled in found
        if any(trigger.event == "linked" for trigger in compiled.effect.triggers)
    )
    return own + triggered(evaluation, held, "linked")


def effect(
    evaluation: Evaluation, card: int, compiled: CompiledEffect, held: Permanent | None
) -> float:
    """What activating an effect of the own seat comes to."""
    if compiled.body is None:
        return 0.0
    seen = evaluation.view.effect(card, compiled, held)
    condition = compiled.condition
    if condition is not None and not seen.holds(condition):
        return 0.0
    return worth(evaluation, seen, compiled.body)


def worth(evaluation: Evaluation, seen: EffectView, process: Node | None) -> float:
    """What a process comes to; 0 for one nobody has an opinion on."""
    kind = type(process)
    on_things = ON_THINGS.get(kind)
    if on_things is not None:
        return _on_things(evaluation, seen, process, on_things)
    on_player = ON_PLAYERS.get(kind)
    if on_player is not None:
        seat = player_of(seen, process)
        amount = on_player(evaluation, seen, process, seat)
        return amount if seat == evaluation.view.seat else -amount
    flow = FLOW.get(kind)
    return 0.0 if flow is None else flow(evaluation, seen, process)


def _mine(evaluation: Evaluation, seen: EffectView) -> bool:
    return seen.seat == evaluation.view.seat


# --- control flow -----------------------------------------------------------------------------


def _seq(evaluation: Evaluation, seen: EffectView, process: p.Seq) -> float:
    return sum(worth(evaluation, seen, step) for step in process.steps)


def _lasting(evaluation: Evaluation, seen: EffectView, process: p.Lasting) -> float:
    timed = [replace(each, duration=process.duration) for each in process.changes]
    return sum(worth(evaluation, seen, each) for each in timed)


def _if(evaluation: Evaluation, seen: EffectView, process: p.If) -> float:
    condition, otherwise = process.condition, process.otherwise
    if type(condition) is s.DidThat or seen.holds(condition):
        return worth(evaluation, seen, process.then)
    return worth(evaluation, seen, otherwise) if otherwise is not None else 0.0


def _optional(evaluation: Evaluation, seen: EffectView, total: float) -> float:
    """What its player would only do for the better."""
    return max(total, 0.0) if _mine(evaluation, seen) else min(total, 0.0)


def _may(evaluation: Evaluation, seen: EffectView, process: p.May) -> float:
    total = worth(evaluation, seen, process.process)
    if _mine(evaluation, seen) == (process.who == "yours"):
        return max(total, 0.0)
    return min(total, 0.0)


def _by_cost(evaluation: Evaluation, seen: EffectView, process: p.ByCost) -> float:
    return _optional(evaluation, seen, accepting(evaluation, seen, process))


def accepting(evaluation: Evaluation, seen: EffectView, process: Node | None) -> float:
    """What saying yes to an optional process or condition comes to."""
    if isinstance(process, p.If):
        return accepting(evaluation, seen, process.then)
    if isinstance(process, p.RaiseMaximum):
        return accepting(evaluation, seen, process.process)
    if isinstance(process, p.May):
        return worth(evaluation, seen, process.process)
    if isinstance(process, p.ByCost):
        return worth(evaluation, seen, process.cost) + worth(evaluation, seen, process.then)
    return worth(evaluation, seen, process)


def _in_place(evaluation: Evaluation, seen: EffectView, process: p.InPlace) -> float:
    """What is kept, and what is done for it."""
    return worth(evaluation, seen, p.PreventLeaving(process.of)) + worth(
        evaluation, seen, process.process
    )


def _overwrite(evaluation: Evaluation, seen: EffectView, process: p.Overwrite) -> float:
    if not seen.holds(process.condition):
        return worth(evaluation, seen, process.process)
    if not isinstance(process.other, p.May | p.ByCost):
        return worth(evaluation, seen, process.other)
    other = accepting(evaluation, seen, process.other)
    both = [worth(evaluation, seen, process.process), other]
    return max(both) if _mine(evaluation, seen) else min(both)


def _raise_maximum(evaluation: Evaluation, seen: EffectView, process: p.RaiseMaximum) -> float:
    return worth(evaluation, seen, process.process)


def _for_each(evaluation: Evaluation, seen: EffectView, process: p.ForEach) -> float:
    total = 0.0
    for thing in _found(seen, process.target):
        seen.bind(process.bind, [thing])
        total += worth(evaluation, seen, process.process)
    return total


def _repeat(evaluation: Evaluation, seen: EffectView, process: p.Repeat) -> float:
    return seen.number(process.times) * worth(evaluation, seen, process.process)


def _choose_process(evaluation: Evaluation, seen: EffectView, process: p.ChooseProcess) -> float:
    values = sorted((worth(evaluation, seen, each) for each in process.options), reverse=True)
    return sum(values[: process.count])


def _at_timing(evaluation: Evaluation, seen: EffectView, process: p.AtTiming) -> float:
    return worth(evaluation, seen, process.process)


def _dna(evaluation: Evaluation, seen: EffectView, process: p.DnaDigivolve) -> float:
    """Into the best of the cards, for the least that can be joined: whether the requirement is met is
    asked later."""
    into = [
        evaluation.on_field(evaluation.view.facts(card))
        for card in seen.available(process.into.selector)
        if isinstance(card, int)
    ]
    joined = [
        evaluation.permanent(held)
        for target in process.joined
        for held in _found(seen, target)
        if isinstance(held, Permanent)
    ]
    if not into or not joined:
        return 0.0
    total = max(into) + CARD - sum(sorted(joined)[:2])
    return total if _mine(evaluation, seen) else -total


def _activate(evaluation: Evaluation, seen: EffectView, process: p.ActivateOtherEffect) -> float:
    """What the other effects come to: all of them, or the best (15-15-9). Those that activate others in
    turn are not followed: they can come back to the first."""
    if evaluation.follows:
        return 0.0
    evaluation.follows = True
    total = 0.0
    for thing in seen.things(process.of.name):
        held = thing if isinstance(thing, Permanent) else seen.held
        card = thing.top if isinstance(thing, Permanent) else thing
        values = [
            effect(evaluation, card, compiled, held)
            for compiled in OTHER_EFFECTS[process.timing](evaluation.view.facts(card))
        ]
        total += sum(values) if process.every else max(values, default=0.0)
    evaluation.follows = False
    return total if _mine(evaluation, seen) else -total


def _stops_attack(
    evaluation: Evaluation, seen: EffectView, process: p.SwitchAttackTarget | p.EndAttack
) -> float:
    """An attack that does not come where it was declared: to the good of who is attacked."""
    attacker = evaluation.view.attacker
    if attacker is None:
        return 0.0
    defender = 1 - attacker.seat
    worth = CARD
    if evaluation.view.attack_target == THE_PLAYER:
        left = evaluation.view.security(defender)
        worth = security(left - 1) if left else WIN
    return worth if defender == evaluation.view.seat else -worth


def _for_nothing(evaluation: Evaluation, seen: EffectView, process: p.DigivolveFrom) -> float:
    """What is done by itself: it opens a way that is rated where it is taken."""
    return 0.0


def _bind(evaluation: Evaluation, seen: EffectView, process: p.Bind) -> float:
    """The opponent's best or else one's own: what is to come is most often meant so."""
    found = [held for held in _found(seen, process.target) if isinstance(held, Permanent)]
    if found:
        seen.bind(process.target.bind, [min(found, key=evaluation.signed)])
    return 0.0


FLOW: Final[dict[type, Callable[[Evaluation, EffectView, Any], float]]] = {
    p.Seq: _seq,
    p.Lasting: _lasting,
    p.If: _if,
    p.May: _may,
    p.Overwrite: _overwrite,
    p.InPlace: _in_place,
    p.RaiseMaximum: _raise_maximum,
    p.ByCost: _by_cost,
    p.ForEach: _for_each,
    p.Repeat: _repeat,
    p.ChooseProcess: _choose_process,
    p.AtTiming: _at_timing,
    p.Bind: _bind,
    p.DnaDigivolve: _dna,
    p.ActivateOtherEffect: _activate,
    p.SwitchAttackTarget: _stops_attack,
    p.EndAttack: _stops_attack,
    p.DigivolveFrom: _for_nothing,
}


# --- what is done to things -------------------------------------------------------------------


def _found(seen: EffectView, target: Any) -> list[Thing]:
    """All that a target could mean."""
    kind = type(target)
    if kind is s.Ref:
        return seen.things(target.name)
    if kind is s.Each:
        return [thing for entry in target.choices for thing in seen.available(entry.selector)[:1]]
    return seen.available(target.selector)


def _on_things(
    evaluation: Evaluation,
    seen: EffectView,
    process: Any,
    verb: Callable[[Evaluation, EffectView, Any, Thing], float],
) -> float:
    """The things it would be done to, chosen as their chooser would."""
    target = process.attacker if type(process) is p.DeclareAttack else process.target
    found = _found(seen, target)
    if not found:
        return 0.0
    values = [verb(evaluation, seen, process, thing) for thing in found]
    if type(target) is not s.Choose:
        return sum(values)
    mine = _mine(evaluation, seen) == (target.chooser != "opponents")
    order = sorted(range(len(found)), key=values.__getitem__, reverse=mine)
    picked = order[: seen.number(target.count)]
    if target.up_to:
        picked = [which for which in picked if (values[which] > 0) == mine] or picked[:1]
    seen.bind(target.bind, [found[which] for which in picked])
    return sum(values[which] for which in picked)
