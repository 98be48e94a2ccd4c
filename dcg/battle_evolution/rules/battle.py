"""The Battle Phase (8-1 to 8-35)."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.absent import ANY_ATTACK
from dcg.battle_evolution.codes.cards import Ability
from dcg.battle_evolution.codes.questions import Question, SpanKind
from dcg.battle_evolution.events.battle import (
    AbilitiesVoided,
    AttackFailed,
    AttacksRevealed,
    FirstAttacksSet,
    GivenAbility,
)
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.abilities import ORDER, Used, apply_ability
from dcg.battle_evolution.rules.asking import Running, confirm
from dcg.battle_evolution.rules.damage import Strike, strike
from dcg.battle_evolution.rules.resolving import settle
from dcg.battle_evolution.rules.windows import open_phase

CROSS: Final = 2


def battle_phase(match: ArenaMatch) -> Running[None]:
    """Attacks are revealed, their abilities apply, and damage is dealt."""
    player = match.state.player
    yield from open_phase(match)
    sides = match.state.sides
    if any(side.attack < 0 or not side.active for side in sides):
        return
    match.emit(AttacksRevealed((sides[0].attack, sides[1].attack)))
    # The turn player has one 1st Attack to start with (8-4), first in the order of gain.
    # Who cannot gain any has none (8-13).
    barred = tuple(
        seat
        for seat in (0, 1)
        if seat in match.state.barred or values.prohibited(match, seat, "gain_first_attack")
    )
    gains = (player, *match.state.first_attacks)
    match.emit(FirstAttacksSet(tuple(one for one in gains if one not in barred), barred))
    match.open_span(SpanKind.ABILITIES)
    held, taken, countering = _settle_counters(match)
    yield from _apply_abilities(match, held, taken)
    match.close_span(SpanKind.ABILITIES)
    if any(not side.active or side.attack < 0 for side in sides):
        return
    match.open_span(SpanKind.DAMAGE)
    yield from _exchange(match, held, taken, countering)
    match.close_span(SpanKind.DAMAGE)


def _used(match: ArenaMatch, seat: int) -> list[GivenAbility]:
    """The abilities of the attack a seat uses."""
    return values.abilities(match, seat, match.side(seat).attack)


def counters(match: ArenaMatch, seat: int, *, gained_only: bool = False) -> bool:
    """Whether a seat's Counter meets the attack the opponent uses (f-counter-4)."""
    if values.prohibited(match, 1 - seat, "attack_is_countered"):
        return False
    printed = match.facts(match.side(seat).active[-1]).abilities
    return any(
        one.ability is Ability.COUNTER
        and one.against in (ANY_ATTACK, match.side(1 - seat).attack)
        and not (gained_only and one in printed)
        for one in _used(match, seat)
    )


def _settle_counters(
    match: ArenaMatch,
) -> tuple[list[list[GivenAbility]], list[list[GivenAbility]], list[bool]]:
    """The abilities each seat uses of its own attack, and of the one it counters; who counters
    (8-6, 8-14, 8-15, f-counter-7 to f-counter-12).

    A Counter set by a support is there before abilities apply: it takes the attack with its Jamming.
    Jamming then voids the other Cross abilities, before a Counter of the attack itself is set.
    """
    held = [_used(match, 0), _used(match, 1)]
    taken: list[list[GivenAbility]] = [[], []]
    early = [counters(match, seat, gained_only=True) for seat in (0, 1)]
    both = early[0] and early[1]
    for seat in (0, 1):
        if early[seat] and not both:
            taken[seat], held[1 - seat] = held[1 - seat], []
    jams = [
        any(one.ability is Ability.JAMMING for one in (*held[seat], *taken[seat]))
        for seat in (0, 1)
    ]
    for seat in (0, 1):
        other = 1 - seat
        if jams[seat]:
            if not jams[other] or match.side(other).attack == CROSS:
                match.emit(AbilitiesVoided(other, CROSS))
            if match.side(other).attack == CROSS and not (early[other] and not both):
                held[other] = [one for one in held[other] if one.ability is Ability.JAMMING]
    found = [
        any(one.ability is Ability.COUNTER for one in held[seat]) and counts
        for seat, counts in enumerate(
            early[seat] or _meets(match, seat, held[seat]) for seat in (0, 1)
        )
    ]
    if found[0] != found[1]:
        seat = 0 if found[0] else 1
        if not early[seat]:
            taken[seat], held[1 - seat] = held[1 - seat], []
    return held, taken, found


def _meets(match: ArenaMatch, seat: int, held: list[GivenAbility]) -> bool:
    if values.prohibited(match, 1 - seat, "attack_is_countered"):
        return False
    attack = match.side(1 - seat).attack
    return any(
        one.ability is Ability.COUNTER and one.against in (ANY_ATTACK, attack) for one in held
    )


def _apply_abilities(
    match: ArenaMatch, held: list[list[GivenAbility]], taken: list[list[GivenAbility]]
) -> Running[None]:
    """Both players' abilities, the turn player first unless that priority is passed (8-5, 8-8).

    Who counters uses the abilities of the attack it took, which is the opponent's still (f-counter-5).
    """
    player = match.state.player
    order = [player, 1 - player]
    if all(any(one.ability in ORDER for one in held[seat]) for seat in (0, 1)):
        if not (yield from confirm(player, Question.PRIORITY)):
            order.reverse()
    for seat in order:
        used = [Used(seat, seat, one) for one in held[seat] if one.ability in ORDER]
        used += [Used(seat, 1 - seat, one) for one in taken[seat] if one.ability in ORDER]
        for one in sorted(used, key=lambda one: ORDER[one.given.ability]):
            yield from apply_ability(match, one)
    yield from settle(match)


def _exchange(
    match: ArenaMatch,
    held: list[list[GivenAbility]],
    taken: list[list[GivenAbility]],
    countering: list[bool],
) -> Running[None]:
    """Damage in the order of attack; a KO ends it (8-17 to 8-26)."""
    if countering[0] and countering[1]:
        for seat in (0, 1):
            match.emit(AttackFailed(seat, True))
        return
    if countering[0] or countering[1]:
        seat = 0 if countering[0] else 1
        match.emit(AttackFailed(1 - seat, True))
        yield from strike(
            match, Strike(seat, held[seat] + taken[seat], first=False, countered=True)
        )
        yield from settle(match)
        return
    first = values.attacks_first(match)
    counter_bound = [any(one.ability is Ability.COUNTER for one in held[seat]) for seat in (0, 1)]
    if counter_bound[0] != counter_bound[1]:
        # Counter attacks second whatever else (8-14).
        first = 1 if counter_bound[0] else 0
    points = [side.ko_points for side in match.state.sides]
    for place, seat in enumerate((first, 1 - first)):
        yield from strike(match, Strike(seat, held[seat], first=place == 0))
        yield from settle(match)
        now = [side.ko_points for side in match.state.sides]
        if now != points or any(not side.active for side in match.state.sides):
            return
