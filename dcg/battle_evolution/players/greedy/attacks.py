"""Which attack to use, and with which support."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dcg.battle_evolution.codes.cards import Attack
from dcg.battle_evolution.events.options import Decline, PickAttack
from dcg.battle_evolution.players.greedy import foresight
from dcg.battle_evolution.players.greedy.equilibrium import Equilibrium, equilibrium
from dcg.battle_evolution.players.greedy.imagined import Imagined
from dcg.battle_evolution.players.greedy.instinct import Values
from dcg.battle_evolution.reading import values
from dcg.kernel.decision import Decision

BLIND: Final = 0.02
"""What an unseen support is worth, on average, beyond the card."""


def open_attacks(match: Imagined, seat: int) -> list[int]:
    """The attacks that nothing forbids a seat (6-4)."""
    found = [
        int(attack)
        for attack in Attack
        if not values.prohibited(match, seat, f"use_{attack.words}")
    ]
    return found or [int(Attack.CIRCLE)]


def sealed_game(match: Imagined, own: Sequence[int], other: Sequence[int]) -> Equilibrium:
    """What both should choose of these attacks, neither knowing the other's choice."""
    return equilibrium(
        [[foresight.after(match, foresight.clash(_pair(match, a, b))) for b in other] for a in own]
    )


def _pair(match: Imagined, own: int, other: int) -> tuple[int, int]:
    return (own, other) if match.seat == 0 else (other, own)


def attack(match: Imagined, decision: Decision) -> list[float]:
    """How often each attack is to be picked."""
    match.begin()
    own = [int(option.attack) for option in decision.options if isinstance(option, PickAttack)]
    return list(sealed_game(match, own, open_attacks(match, 1 - decision.seat)).rows)


def expected(match: Imagined) -> list[tuple[int, float]]:
    """The attacks the opponent may have chosen, and how likely: the one shown, or those of the sealed game."""
    match.begin()
    seat = match.seat
    other = match.side(1 - seat)
    if other.attack_shown or other.attack >= 0:
        return [(other.attack, 1.0)]
    mine, theirs = open_attacks(match, seat), open_attacks(match, 1 - seat)
    weights = sealed_game(match, mine, theirs).columns
    return [(one, weight) for one, weight in zip(theirs, weights, strict=True) if weight > 0]


def support(match: Imagined, decision: Decision) -> Values:
    """How the battle ends with each support, against what the opponent may have chosen."""
    seat = decision.seat
    match.begin()
    own = match.side(seat).attack
    if own < 0 or not match.side(1 - seat).active:
        return [float(isinstance(option, Decline)) for option in decision.options]
    against = expected(match)
    found = []
    for option in decision.options:
        ends = [
            weight
            * foresight.after(match, foresight.supported(seat, option, _pair(match, own, theirs)))
            for theirs, weight in against
        ]
        found.append(sum(ends) + (BLIND if foresight.is_blind(option) else 0.0))
    return found
