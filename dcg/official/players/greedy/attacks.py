"""Attacks: what declaring one, or blocking one, comes to."""

from __future__ import annotations

from typing import Final

from dcg.official.keywords import blocker, jamming, piercing, retaliation
from dcg.official.players.greedy.effects import triggered
from dcg.official.players.greedy.evaluation import WIN, Attacker, Evaluation, risk, security
from dcg.official.reading.view import View
from dcg.official.state.permanent import Permanent

EXPOSURE: Final = 0.15
"""The share of a Digimon's worth that suspending it beside a stronger one risks."""


def battle(evaluation: Evaluation, ours: Permanent, theirs: Permanent) -> float:
    """What a battle between an own Digimon and one of the opponent's comes to."""
    our_facts, their_facts = evaluation.view.of(ours), evaluation.view.of(theirs)
    gained = evaluation.permanent(theirs) if _falls(their_facts, our_facts) else 0.0
    lost = evaluation.permanent(ours) if _falls(our_facts, their_facts) else 0.0
    return gained - lost


def _falls(facts: View, other: View) -> bool:
    """Whether a Digimon is deleted in a battle with the other."""
    if facts.is_forbidden("be_deleted", "be_deleted_in_battle"):
        return False
    return (other.dp or 0) >= (facts.dp or 0) or retaliation.takes_its_opponent(other)


def checking(evaluation: Evaluation, attacker: Permanent, seat: int) -> float:
    """What security checks by a Digimon against `seat` come to for its player."""
    view = evaluation.view
    facts = view.of(attacker)
    stack = view.security(seat)
    checks = view.checks(attacker)
    if stack == 0:
        return WIN if checks else 0.0
    loses = 0.0 if jamming.survives_security(facts) else risk(facts.dp or 0)
    total, alive = 0.0, 1.0
    for done in range(min(checks, stack)):
        total += alive * (security(stack - done - 1) - loses * evaluation.permanent(attacker))
        alive *= 1 - loses
    return total


def attacking(evaluation: Evaluation, attacker: Permanent, target: int) -> float:
    """What an attack by an own Digimon comes to, the opponent blocking where that is best."""
    view = evaluation.view
    defender = view.permanent(target)
    if defender is None:
        through = checking(evaluation, attacker, view.opponent)
    else:
        through = _piercing(evaluation, attacker, defender)
    seen = _seen_attacking(evaluation, attacker)
    worst = through
    for identity, comes_to in seen.blocks:
        if identity != target:
            worst = min(worst, comes_to)
    return worst - seen.exposure + seen.triggered


def _seen_attacking(evaluation: Evaluation, attacker: Permanent) -> Attacker:
    """What is true of all attacks by a Digimon, whatever their target."""
    seen = evaluation.attackers.get(attacker.id)
    if seen is None:
        seen = evaluation.attackers[attacker.id] = Attacker(
            exposure(evaluation, attacker),
            triggered(evaluation, attacker, "attacks"),
            [
                (held.id, _piercing(evaluation, attacker, held))
                for held in evaluation.view.theirs
                if can_block(evaluation, held, attacker)
            ],
        )
    return seen


def _piercing(evaluation: Evaluation, attacker: Permanent, defender: Permanent) -> float:
    """A battle of an attack, with the security checks that <Piercing> adds to one won (16-6)."""
    view = evaluation.view
    facts, other = view.of(attacker), view.of(defender)
    total = battle(evaluation, attacker, defender)
    won = _falls(other, facts) and not _falls(facts, other)
    if won and piercing.goes_on_to_security(facts) and view.security(view.opponent):
        total += checking(evaluation, attacker, view.opponent)
    return total


def can_block(evaluation: Evaluation, held: Permanent, attacker: Permanent | None = None) -> bool:
    """Whether a Digimon looks able to block, or to block this attacker."""
    if held.suspended:
        return False
    facts = evaluation.view.of(held)
    if not blocker.can_block(facts) or facts.is_forbidden("block", "suspend"):
        return False
    return attacker is None or not evaluation.view.of(attacker).is_forbidden("be_blocked")


def exposure(evaluation: Evaluation, attacker: Permanent) -> float:
    """What suspending an own Digimon risks in the opponent's turn."""
    view = evaluation.view
    dp = view.of(attacker).dp or 0
    if any((view.of(held).dp or 0) > dp for held in view.theirs):
        return EXPOSURE * evaluation.permanent(attacker)
    return 0.0


def can_win_now(evaluation: Evaluation) -> bool:
    """Whether the own attacks left would check every security card and win with one more attack,
    each of the opponent's blockers stopping one of them."""
    view = evaluation.view
    checks = sorted(
        (view.checks(held) for held in view.mine if view.can_attack(held)), reverse=True
    )
    blockers = sum(can_block(evaluation, held) for held in view.theirs)
    through = checks[blockers:]
    return bool(through) and sum(through[:-1]) >= view.security(view.opponent)


def blocking(evaluation: Evaluation, blocker: Permanent | None, attacker: Permanent) -> float:
    """What blocking an attack comes to, or with None, letting it through."""
    view = evaluation.view
    if blocker is not None:
        return battle(evaluation, blocker, attacker)
    defender = view.permanent(view.attack_target)
    if defender is not None:
        return battle(evaluation, defender, attacker)
    return -checking(evaluation, attacker, view.seat)
