"""Folding attacks, damage, knock-outs and what effects leave behind."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.absent import ANY_ATTACK, AS_PRINTED, NO_CARD, NO_REVIVAL
from dcg.battle_evolution.codes.cards import Ability
from dcg.battle_evolution.events import battle, effects
from dcg.battle_evolution.fold.digimon import end_permanents
from dcg.battle_evolution.fold.zones import see_both
from dcg.battle_evolution.state.arena import Arena
from dcg.kernel.errors import FoldError
from dcg.kernel.event import Event
from dcg.kernel.fold import ignore
from dcg.kernel.registry import Handler

_ALL_ATTACKS: Final = (0, 1, 2)
_ALL_BUT_JAMMING: Final = tuple(kind for kind in Ability if kind is not Ability.JAMMING)


def _attacks_chosen(arena: Arena, event: battle.AttacksChosen) -> None:
    for side, attack in zip(arena.sides, event.attacks, strict=True):
        side.attack, side.attack_shown = attack, False


def _attack_shown(arena: Arena, event: battle.AttackShown) -> None:
    side = arena.sides[event.seat]
    side.attack, side.attack_shown = event.attack, True


def _attacks_revealed(arena: Arena, event: battle.AttacksRevealed) -> None:
    for side, attack in zip(arena.sides, event.attacks, strict=True):
        side.attack, side.attack_shown = attack, True


def _attack_changed(arena: Arena, event: battle.AttackChanged) -> None:
    side = arena.sides[event.seat]
    side.attack, side.attack_shown = event.attack, True


def _ability_gained(arena: Arena, event: battle.AbilityGained) -> None:
    arena.sides[event.seat].abilities.append(event.ability)


def _abilities_voided(arena: Arena, event: battle.AbilitiesVoided) -> None:
    side = arena.sides[event.seat]
    gone = _ALL_ATTACKS if event.attack == ANY_ATTACK else (event.attack,)
    kinds = event.kinds or _ALL_BUT_JAMMING
    side.voided = tuple(
        sorted({*side.voided, *((attack, int(kind)) for attack in gone for kind in kinds)})
    )


def _lingering_voided(arena: Arena, event: battle.LingeringVoided) -> None:
    side = arena.sides[event.seat]
    side.powers = side.base
    side.abilities = [one for one in side.abilities if one.permanent]


def _first_attacks_set(arena: Arena, event: battle.FirstAttacksSet) -> None:
    arena.first_attacks, arena.barred = event.gains, event.barred


def _powers_set(arena: Arena, event: battle.PowersSet) -> None:
    side = arena.sides[event.seat]
    side.powers, side.base = event.powers, event.base


def _damage_dealt(arena: Arena, event: battle.DamageDealt) -> None:
    arena.sides[event.seat].hp = event.hp


def _hp_set(arena: Arena, event: battle.HpSet) -> None:
    arena.sides[event.seat].hp = event.hp


def _revival_set(arena: Arena, event: battle.RevivalSet) -> None:
    arena.sides[event.seat].revival = event.hp


def _digimon_revived(arena: Arena, event: battle.DigimonRevived) -> None:
    side = arena.sides[event.seat]
    side.reset_digimon()
    end_permanents(arena, event.seat)
    side.hp, side.kinds = event.hp, event.kinds
    side.powers = side.base = event.powers
    side.revival, side.revived, side.flat, side.worth = NO_REVIVAL, True, 0, AS_PRINTED


def _active_left(arena: Arena, event: battle.ActiveLeft) -> None:
    arena.sides[event.seat].leave()
    end_permanents(arena, event.seat)


def _ko_points_set(arena: Arena, event: battle.KoPointsSet) -> None:
    arena.sides[event.seat].ko_points = event.points


def _worth_set(arena: Arena, event: battle.WorthSet) -> None:
    arena.sides[event.seat].worth = event.worth


def _once_per_turn_used(arena: Arena, event: effects.OncePerTurnUsed) -> None:
    see_both(arena, (event.card,))
    arena.used.append((event.card, event.ordinal))


def _activate_used(arena: Arena, event: effects.ActivateUsed) -> None:
    see_both(arena, (event.card,))
    arena.activated.append(event.card)


def _lasting_gained(arena: Arena, event: effects.LastingGained) -> None:
    if event.lasting.source != NO_CARD:
        see_both(arena, (event.lasting.source,))
    arena.lasting.append(event.lasting)


def _lasting_ended(arena: Arena, event: effects.LastingEnded) -> None:
    if event.place >= len(arena.lasting):
        raise FoldError(f"nothing lasts at place {event.place}")
    del arena.lasting[event.place]


def _kept_dp_set(arena: Arena, event: effects.KeptDpSet) -> None:
    for side in arena.sides:
        if event.card in side.attached:
            side.kept_dp[event.card] = event.dp
            return
    raise FoldError(f"card {event.card} is not attached")


BATTLE_HANDLERS: Final[dict[type[Event], Handler]] = {
    battle.AttacksChosen: _attacks_chosen,
    battle.AttackShown: _attack_shown,
    battle.AttacksRevealed: _attacks_revealed,
    battle.AttackChanged: _attack_changed,
    battle.AbilityGained: _ability_gained,
    battle.AbilitiesVoided: _abilities_voided,
    battle.AbilityApplied: ignore,
    battle.FirstAttacksSet: _first_attacks_set,
    battle.PowersSet: _powers_set,
    battle.DamageDealt: _damage_dealt,
    battle.HpSet: _hp_set,
    battle.AttackFailed: ignore,
    battle.RevivalSet: _revival_set,
    battle.KnockedOut: ignore,
    battle.DigimonRevived: _digimon_revived,
    battle.ActiveLeft: _active_left,
    battle.KoPointsSet: _ko_points_set,
    battle.SupportVoided: ignore,
    battle.SupportDeclined: ignore,
    battle.WorthSet: _worth_set,
    battle.LingeringVoided: _lingering_voided,
    effects.EffectUsed: ignore,
    effects.EffectMisfired: ignore,
    effects.CostMet: ignore,
    effects.OncePerTurnUsed: _once_per_turn_used,
    effects.ActivateUsed: _activate_used,
    effects.LastingGained: _lasting_gained,
    effects.LastingEnded: _lasting_ended,
    effects.KeptDpSet: _kept_dp_set,
}
