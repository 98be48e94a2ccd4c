"""One attack: damage and what follows from it (8-17 to 8-25, a-crash, a-drain, a-shatter)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dcg.battle_evolution.codes.cards import Ability, Attack
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.events.battle import DamageDealt, GivenAbility, HpSet, PowersSet
from dcg.battle_evolution.events.evolving import FlatSet
from dcg.battle_evolution.events.options import Decline, Pick, PickCard
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.rules.asking import Running, ask
from dcg.battle_evolution.rules.knock_out import discard_attachments
from dcg.battle_evolution.rules.resolving import settle

CRASH_LEAVES: Final = 10
"""The HP a Crash leaves its user (a-crash-3)."""

FLAT_FALLS: Final = 3
"""With so many flat tokens, damage by the first attacker KOs (g-flatten-4)."""


@dataclass(frozen=True)
class Strike:
    """An attack being made: by whom, with which abilities, whether first, whether it is countered."""

    seat: int
    abilities: list[GivenAbility]
    first: bool
    countered: bool = False


def strike(match: ArenaMatch, made: Strike) -> Running[None]:
    """Damage to the opponent's active, then Crash, Drain, Shatter and Flatten."""
    seat, target = made.seat, 1 - made.seat
    own, other = match.side(seat), match.side(target)
    kinds = {one.ability for one in made.abilities}
    used = other if made.countered else own
    attack = Attack(used.attack)
    if Ability.CRASH in kinds:
        amount = max(own.hp, 0)
    else:
        amount = max(values.power(match, target if made.countered else seat, attack), 0)
    before = other.hp
    dealt = min(amount, before)
    flat = other.flat
    match.emit(DamageDealt(target, attack, amount, before - dealt, made.countered))
    if Ability.SHATTER in kinds and dealt > 0:
        yield from _shatter_attachment(match, seat)
    if Ability.SHATTER in kinds and dealt > 0:
        _shatter_power(match, target, made.abilities)
    if Ability.CRASH in kinds and own.hp > CRASH_LEAVES:
        match.emit(HpSet(seat, CRASH_LEAVES))
    if Ability.DRAIN in kinds and dealt > 0 and not values.prohibited(match, seat, "recover"):
        match.emit(HpSet(seat, own.hp + dealt))
    fell = other.hp <= 0
    # What else the damage brings about comes before the tokens are counted (g-flatten-5), and a token
    # that this adds does not count yet (g-flatten-9).
    yield from settle(match)
    if fell or not dealt or other.hp <= 0:
        return
    if made.first and min(flat, other.flat) >= FLAT_FALLS:
        match.emit(HpSet(target, 0))
    else:
        _flatten(match, seat, made.abilities, attack)


def _shatter_attachment(match: ArenaMatch, seat: int) -> Running[None]:
    """One attached card anywhere may be discarded (a-shatter-1)."""
    there = [
        (side, card)
        for side in (0, 1)
        for card in match.side(side).attached
        if not values.prohibited(match, side, "lose_attachments")
    ]
    if not there:
        return
    options: list[Pick] = [*(PickCard(card) for _, card in there), Decline()]
    picked = yield from ask(seat, Question.TARGET, options)
    for side, card in there:
        if isinstance(picked, PickCard) and picked.card == card:
            discard_attachments(match, side, (card,))


def _shatter_power(match: ArenaMatch, target: int, abilities: list[GivenAbility]) -> None:
    """The Digimon hit loses the printed amount on all attacks (a-shatter-2, f-lingering-2)."""
    printed = max(one.amount for one in abilities if one.ability is Ability.SHATTER)
    side = match.side(target)
    if side.active and printed:
        circle, triangle, cross = side.powers
        match.emit(
            PowersSet(target, (circle - printed, triangle - printed, cross - printed), side.base)
        )


def _flatten(match: ArenaMatch, seat: int, abilities: list[GivenAbility], attack: Attack) -> None:
    """After damage, one flat token for each Flatten whose condition holds (g-flatten-2)."""
    target = 1 - seat
    for one in abilities:
        if one.ability is not Ability.FLATTEN:
            continue
        condition = None
        for holder in (seat, target):
            facts = values.active_facts(match, holder)
            if facts is not None and one in facts.abilities:
                condition = facts.flatten_if.get(int(attack))
        if condition is not None and not match.holds(Viewpoint(match, seat), condition):
            continue
        if not values.prohibited(match, target, "is_flattened"):
            match.emit(FlatSet(target, match.side(target).flat + 1))
