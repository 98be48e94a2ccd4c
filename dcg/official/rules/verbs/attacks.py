"""Effects that attack or change an attack."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from dcg.official.codes import questions
from dcg.official.codes.absent import THE_PLAYER
from dcg.official.codes.attack import ENDING
from dcg.official.events.attack import AttackTargetSwitched
from dcg.official.events.options import AttackWith
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.facts import Thing
from dcg.official.reading.targets import candidates
from dcg.official.reading.view import View
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.attack_timings import reach_end
from dcg.official.rules.attacking import (
    attack_options,
    attacker_of,
    can_attack,
    declare,
    target_switched,
)
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import Feasible, opponent_has_memory
from dcg.official.rules.effects.run import Verb
from dcg.official.rules.effects.targets import meaning, resolve_able
from dcg.official.rules.verbs.places import permanents_among
from dcg.official.state.permanent import Permanent


def _attack(context: Context, process: p.DeclareAttack) -> Asking[None]:
    """An attack made by an effect is only declared by it (11-2, 11-2-4)."""
    match = context.match
    if process.if_memory and not opponent_has_memory(context):
        return
    if process.who == "opponents":
        # it is the player whom the effect makes attack, with what is affected or not (BT22-060#Q4914)
        context.able = lambda held: _able(context, process, held)
        things = yield from meaning(context, process.attacker)
        context.able = None
    else:
        things = yield from resolve_able(
            context, process.attacker, lambda held: _able(context, process, held)
        )
    for held in things:
        if not isinstance(held, Permanent) or not _able(context, process, held):
            continue
        view = match.board.view(held)
        options = attack_options(match, view, process.only, permits=_permits(process, view))
        picked = yield from ask(match, held.seat, questions.CHOOSE_ATTACK, options, (held.id,))
        context.did = yield from declare(
            match,
            held,
            picked.target,
            partial(_is_offered, context, process, held, picked),
            without_suspending=process.without_suspending,
        )


def _is_offered(
    context: Context, process: p.DeclareAttack, held: Permanent, attack: AttackWith
) -> bool:
    """Whether the effect can make the attack as it was chosen."""
    view = context.match.board.view(held)
    permits = _permits(process, view)
    offered = attack_options(context.match, view, process.only, permits=permits)
    return _able(context, process, held) and attack in offered


def _permits(process: p.DeclareAttack, view: View) -> Sequence[str]:
    """What the effect allows beyond the rules, with what the Digimon may when it attacks by <Blitz> (16-15)."""
    if process.if_memory and view.may("attack_unsuspended_by_blitz"):
        return (*process.permits, "attack_unsuspended")
    return process.permits


def _able(context: Context, process: p.DeclareAttack, held: Thing) -> bool:
    if not isinstance(held, Permanent):
        return False
    match = context.match
    view = match.board.view(held)
    permits = _permits(process, view)
    return can_attack(
        match, view, without_suspending=process.without_suspending, permits=permits
    ) and bool(attack_options(match, view, process.only, permits=permits))


def can_declare(context: Context, process: p.DeclareAttack) -> bool:
    """Whether the attack could be declared now: otherwise it is not offered."""
    if process.if_memory and not opponent_has_memory(context):
        return False
    if isinstance(process.attacker, s.Each):
        return True
    things = candidates(context, process.attacker)
    return any(_able(context, process, held) for held in things)


def _switch(context: Context, process: p.SwitchAttackTarget) -> Asking[None]:
    """11-2-7-2; never to what is the target already (11-2-7-3) nor to the attacker itself, nor once
    the attacker is no Digimon in the battle area any more (11-2-7-4): none of these is chosen. It may
    be done to what no effect affects (11-2-7-5)."""
    match = context.match
    attacker = attacker_of(match) if match.state.attack is not None else None
    if process.or_player:
        if attacker is not None:
            yield from _switch_or_to_player(context, process, attacker)
        return
    context.able = lambda held: _can_become_target(context, held)
    things = yield from meaning(context, process.to)
    context.able = None
    for held in permanents_among(things):
        if attacker is not None and _can_become_target(context, held):
            because = match.emit(AttackTargetSwitched(held.id))
            target_switched(match, attacker, held, because)
            context.did = True


def can_switch(context: Context, process: p.SwitchAttackTarget) -> bool:
    """Whether there is something the attack can be switched to: otherwise it is not offered."""
    attack = context.match.state.attack
    if isinstance(process.to, s.Each) or attack is None:
        return attack is not None
    if process.or_player:
        attacker = attacker_of(context.match)
        return attacker is not None and bool(_targets_or_player(context, process, attacker))
    things = candidates(context, process.to)
    return any(_can_become_target(context, held) for held in things)


def _switch_or_to_player(
    context: Context, process: p.SwitchAttackTarget, attacker: Permanent
) -> Asking[None]:
    """The player who is attacked is one of what can be chosen, where the attack is not on them yet."""
    match = context.match
    options = _targets_or_player(context, process, attacker)
    if not options:
        return
    picked = yield from ask(match, context.seat, questions.CHOOSE_ATTACK, options, (attacker.id,))
    because = match.emit(AttackTargetSwitched(picked.target))
    target_switched(match, attacker, match.state.permanents.get(picked.target), because)
    context.did = True


def _targets_or_player(
    context: Context, process: p.SwitchAttackTarget, attacker: Permanent
) -> list[AttackWith]:
    """What an attack can be switched to, the player among it where the attack is not on them yet."""
    match = context.match
    attack = match.state.attack
    assert attack is not None
    things = () if isinstance(process.to, s.Each) else candidates(context, process.to)
    options = [
        AttackWith(attacker.id, held.id)
        for held in things
        if isinstance(held, Permanent) and _can_become_target(context, held)
    ]
    kept = match.board.view(attacker).is_forbidden("have_attack_target_switched")
    if attack.target != THE_PLAYER and not kept:
        options.append(AttackWith(attacker.id, THE_PLAYER))
    return options


def _can_become_target(context: Context, held: Thing) -> bool:
    match = context.match
    attack = match.state.attack
    attacker = attacker_of(match) if attack is not None else None
    return (
        attack is not None
        and attacker is not None
        and isinstance(held, Permanent)
        and held.id not in (attack.target, attacker.id)
        and not match.board.view(attacker).is_forbidden("have_attack_target_switched")
    )


def _end_attack(context: Context, process: p.EndAttack) -> Asking[None]:
    """The end of attack timing comes, whoever attacks: it is done to no Digimon (15-15-1-1)."""
    attack = context.match.state.attack
    if attack is not None and attack.timing != ENDING:
        reach_end(context.match)
        context.did = True
    yield from ()


FEASIBLE: Final[dict[type, Feasible]] = {
    p.DeclareAttack: can_declare,
    p.SwitchAttackTarget: can_switch,
}

ATTACK_VERBS: Final[dict[type, Verb]] = {
    p.DeclareAttack: _attack,
    p.SwitchAttackTarget: _switch,
    p.EndAttack: _end_attack,
}
