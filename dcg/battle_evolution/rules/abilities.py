"""Attack abilities that apply before damage (8-5, a-1st-attack-1 to a-static)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from dcg.battle_evolution.codes.absent import ANY_ATTACK
from dcg.battle_evolution.codes.cards import Ability
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.events.battle import (
    AbilityApplied,
    FirstAttacksSet,
    GivenAbility,
    PowersSet,
    RevivalSet,
)
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.arranging import arrange, delete_bottom, recycle
from dcg.battle_evolution.rules.asking import Running
from dcg.battle_evolution.rules.attaching import attach_from
from dcg.battle_evolution.rules.moving import draw_cards, shuffle, trash_top

KILLER_BOOST: Final = 300
"""What Killer adds (a-killer)."""

ORDER: Final[dict[int, int]] = {
    Ability.FIRST_ATTACK: 0,
    Ability.COUNTER: 1,
    Ability.TRIPLE: 2,
    Ability.KILLER: 3,
    Ability.SECOND_ATTACK: 4,
    Ability.GRUDGE: 5,
    Ability.TO_ZERO: 6,
    Ability.DRAW: 7,
    Ability.TRASH: 8,
    Ability.STATIC: 9,
    Ability.RECYCLE: 10,
    Ability.RECODE: 11,
    Ability.CORRUPT: 12,
    Ability.ATTACH: 13,
}
"""The abilities that apply in this step, in a player's own order (8-35): the rest act on damage. What
takes a 1st Attack away comes after all that give one (8-12)."""


class Used(NamedTuple):
    """An ability that applies: who uses it, whose attack has it (another's: a countered one), and it."""

    seat: int
    of: int
    given: GivenAbility


def gain_first_attack(match: ArenaMatch, seat: int) -> None:
    """One more instance, now the latest (8-9, 8-10), unless it cannot be gained (8-13)."""
    state = match.state
    if seat in state.barred or values.prohibited(match, seat, "gain_first_attack"):
        return
    match.emit(FirstAttacksSet((*state.first_attacks, seat), state.barred))


def lose_first_attack(match: ArenaMatch, seat: int) -> None:
    """2nd Attack takes one instance away, until there is none left (8-12)."""
    gains = list(match.state.first_attacks)
    if seat in gains:
        del gains[len(gains) - 1 - gains[::-1].index(seat)]
        match.emit(FirstAttacksSet(tuple(gains), match.state.barred))


def set_power(match: ArenaMatch, seat: int, attack: int, power: int) -> None:
    """The Power of one attack is this now, with what passive effects add (8-16), until the turn ends
    (1-12)."""
    side = match.side(seat)
    passive = values.passive_power(match, seat, attack)
    powers = list(side.powers)
    powers[attack] = power - passive
    match.emit(PowersSet(seat, (powers[0], powers[1], powers[2]), side.base))


def apply_ability(match: ArenaMatch, used: Used) -> Running[None]:
    """One ability of the attack a seat uses, from that seat's own perspective (f-counter-7).

    What it does to the Power of its attack, and on what condition, is as for the player whose attack
    it is, countered or not (f-counter-5).
    """
    match.emit(AbilityApplied(used.seat, used.given))
    done = _APPLIED[used.given.ability](match, used)
    if done is not None:
        yield from done


def _first(match: ArenaMatch, used: Used) -> None:
    gain_first_attack(match, used.seat)


def _second(match: ArenaMatch, used: Used) -> None:
    lose_first_attack(match, used.seat)


def _counter(match: ArenaMatch, used: Used) -> None:
    """Own Power is 0, and there is no 1st Attack any more (a-counter-1, a-counter-2)."""
    side = match.side(used.seat)
    if side.powers[side.attack] + values.passive_power(match, used.seat, side.attack):
        set_power(match, used.seat, side.attack, 0)
    state = match.state
    gains = tuple(one for one in state.first_attacks if one != used.seat)
    match.emit(FirstAttacksSet(gains, tuple(sorted({*state.barred, used.seat}))))


def _triple(match: ArenaMatch, used: Used) -> None:
    """Current Power three times, if the opponent is or does what it names (a-x3-1, a-x3-2)."""
    given, other = used.given, 1 - used.of
    fits = (
        bool(set(given.kinds) & set(values.kinds(match, other)))
        or (given.level >= 0 and values.level(match, other) == given.level)
        or (not given.kinds and given.level < 0 and _meets(match, used))
    )
    if fits:
        _multiply(match, used.of, 3)


def _meets(match: ArenaMatch, used: Used) -> bool:
    """Whether the attack against the one that has the ability is the one it names."""
    return used.given.against in (ANY_ATTACK, match.side(1 - used.of).attack)


def _multiply(match: ArenaMatch, seat: int, times: int) -> None:
    attack = match.side(seat).attack
    set_power(match, seat, attack, values.power(match, seat, attack) * times)


def _killer(match: ArenaMatch, used: Used) -> None:
    """Against its attack: Power +300 and 1st Attack (a-killer)."""
    if _meets(match, used):
        attack = match.side(used.of).attack
        set_power(match, used.of, attack, values.power(match, used.of, attack) + KILLER_BOOST)
        gain_first_attack(match, used.seat)


def _grudge(match: ArenaMatch, used: Used) -> None:
    """Against its attack: Power doubled, one 2nd Attack, and Revival with that Power (a-grudge)."""
    if _meets(match, used):
        _multiply(match, used.of, 2)
        lose_first_attack(match, used.seat)
        power = values.power(match, used.of, match.side(used.of).attack)
        if power > 0:
            match.emit(RevivalSet(used.seat, power))


def _to_zero(match: ArenaMatch, used: Used) -> None:
    """That attack of the opponent has 0 Power, used or not (a-to-0): all gains until now are gone, and
    what is gained later is not (8-16)."""
    if values.power(match, 1 - used.seat, used.given.against):
        set_power(match, 1 - used.seat, used.given.against, 0)


def _draw(match: ArenaMatch, used: Used) -> None:
    draw_cards(match, used.seat, used.given.amount)


def _trash(match: ArenaMatch, used: Used) -> None:
    trash_top(match, 1 - used.seat, used.given.amount)


def _static(match: ArenaMatch, used: Used) -> None:
    delete_bottom(match, 1 - used.seat, used.given.amount)


def _recycle(match: ArenaMatch, used: Used) -> Running[None]:
    """As the ability it shuffles (f-cherrypick-4)."""
    if recycle(match, used.seat, used.given.amount):
        yield from shuffle(match, used.seat)


def _recode(match: ArenaMatch, used: Used) -> Running[None]:
    yield from arrange(match, used.seat, used.seat, used.given.amount)


def _corrupt(match: ArenaMatch, used: Used) -> Running[None]:
    yield from arrange(match, used.seat, 1 - used.seat, used.given.amount)


def _attach(match: ArenaMatch, used: Used) -> Running[None]:
    zone = (Zone.DECK, Zone.TRASH, Zone.HAND)[used.given.amount]
    yield from attach_from(match, used.seat, zone)


_APPLIED: Final[dict[int, Callable[[ArenaMatch, Used], Running[None] | None]]] = {
    Ability.FIRST_ATTACK: _first,
    Ability.SECOND_ATTACK: _second,
    Ability.COUNTER: _counter,
    Ability.TRIPLE: _triple,
    Ability.KILLER: _killer,
    Ability.GRUDGE: _grudge,
    Ability.TO_ZERO: _to_zero,
    Ability.DRAW: _draw,
    Ability.TRASH: _trash,
    Ability.STATIC: _static,
    Ability.RECYCLE: _recycle,
    Ability.RECODE: _recode,
    Ability.CORRUPT: _corrupt,
    Ability.ATTACH: _attach,
}
