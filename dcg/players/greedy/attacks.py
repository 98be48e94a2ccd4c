"""Attacks: what declaring one, or blocking one, comes to."""

from __future__ import annotations

from dcg.official.state.permanent import Permanent
from dcg.players.greedy.effects import triggered
from dcg.players.greedy.evaluation import WIN, Evaluation, risk, security

PLAYER = -1

EXPOSURE = 0.15
"""The share of a Digimon's worth that suspending it beside a stronger one risks."""


def battle(evaluation: Evaluation, ours: Permanent, theirs: Permanent) -> float:
    """What a battle between an own Digimon and one of the opponent's comes to."""
    our_dp = evaluation.view.of(ours).dp or 0
    their_dp = evaluation.view.of(theirs).dp or 0
    gained = evaluation.permanent(theirs) if our_dp >= their_dp else 0.0
    lost = evaluation.permanent(ours) if their_dp >= our_dp else 0.0
    return gained - lost


def checking(evaluation: Evaluation, attacker: Permanent, seat: int) -> float:
    """What security checks by a Digimon against `seat` come to for its player."""
    view = evaluation.view
    facts = view.of(attacker)
    stack = view.security(seat)
    checks = view.checks(attacker)
    if stack == 0:
        return WIN if checks else 0.0
    loses = 0.0 if facts.has_keyword("jamming") else risk(facts.dp or 0)
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
        through = battle(evaluation, attacker, defender)
    worst = min(
        (
            battle(evaluation, attacker, held)
            for held in view.theirs
            if held.id != target and can_block(evaluation, held)
        ),
        default=through,
    )
    return (
        min(through, worst)
        - exposure(evaluation, attacker)
        + triggered(evaluation, attacker, "attacks")
    )


def can_block(evaluation: Evaluation, held: Permanent) -> bool:
    """Whether a Digimon looks able to block."""
    if held.suspended:
        return False
    facts = evaluation.view.of(held)
    return facts.has_keyword("blocker") and not facts.is_forbidden("block", "suspend")


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
