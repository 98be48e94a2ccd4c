"""Effects that attack or change an attack."""

from __future__ import annotations

from dcg.official.effects.context import Context
from dcg.official.effects.run import Verb
from dcg.official.effects.targets import resolve
from dcg.official.events import questions
from dcg.official.events.attack import AttackTargetSwitched
from dcg.official.events.options import AttackWith, No, Option
from dcg.official.language import processes as p
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.attacking import attack_options, can_attack, declare
from dcg.official.state.permanent import Permanent


def _attack(context: Context, process: p.Attack) -> Asking:
    """An attack made by an effect is only declared by it (11-2, 11-2-4)."""
    match = context.match
    free = process.without_suspending
    for held in context.things(process.attacker.name):
        if not isinstance(held, Permanent) or not can_attack(match, held, without_suspending=free):
            continue
        options: list[Option] = [*attack_options(match, held, process.only), No()]
        picked = yield from ask(match, context.seat, questions.CHOOSE_ATTACK, options, (held.id,))
        if type(picked) is AttackWith:
            declare(match, held, picked.target, without_suspending=free)
            context.did = True


def _switch(context: Context, process: p.SwitchAttackTarget) -> Asking:
    """11-2-7-2; never to what is the target already (11-2-7-3)."""
    match = context.match
    things = yield from resolve(context, process.to)
    attack = match.state.attack
    for held in things:
        if (
            attack is not None
            and isinstance(held, Permanent)
            and attack.attacker in match.state.permanents
            and attack.target != held.id
        ):
            match.emit(AttackTargetSwitched(held.id))
            context.did = True


ATTACK_VERBS: dict[type, Verb] = {
    p.Attack: _attack,
    p.SwitchAttackTarget: _switch,
}
