"""Folding turns and what becomes of active Digimon."""

from __future__ import annotations

from typing import Final

from dcg.battle_evolution.codes.absent import NO_ATTACK, NO_REVIVAL, NOT_EVOLVED
from dcg.battle_evolution.codes.places import Zone, ZoneEnd
from dcg.battle_evolution.codes.turn import Method, Phase
from dcg.battle_evolution.events.evolving import (
    AbnormalSet,
    ActiveReset,
    BonusActivated,
    DigimonEvolved,
    DigimonPlayed,
    DpSet,
    EvolutionFailed,
    FlatSet,
    KindsSet,
    NamesSet,
)
from dcg.battle_evolution.events.turn import LingeringEnded, PhaseBegun, PhaseSkipped, TurnBegun
from dcg.battle_evolution.fold.zones import gain_sight, put_cards, take_from
from dcg.battle_evolution.state.arena import Arena
from dcg.kernel.event import Event
from dcg.kernel.fold import ignore
from dcg.kernel.registry import Handler

_ACTS: Final = frozenset((Method.PARTNER, Method.CARD, Method.DNA, Method.DP))
"""The methods that use the turn's one act of evolution wherever it is (3-15, 4-43)."""


def end_permanents(arena: Arena, seat: int) -> None:
    """The active changed or left: its permanent bonuses are gone (f-evo-bonus-4)."""
    if any(held.permanent and held.seat == seat for held in arena.lasting):
        arena.lasting = [held for held in arena.lasting if not held.permanent or held.seat != seat]


def _turn_begun(arena: Arena, event: TurnBegun) -> None:
    arena.turn, arena.player = event.number, event.seat
    arena.evolved = False
    arena.racked = 0
    arena.used = []
    arena.positions.append(event.position)
    for side in arena.sides:
        side.evolved_by = NOT_EVOLVED


def _phase_begun(arena: Arena, event: PhaseBegun) -> None:
    arena.phase = event.phase


def _phase_skipped(arena: Arena, event: PhaseSkipped) -> None:
    arena.phase = event.phase


def _lingering_ended(arena: Arena, event: LingeringEnded) -> None:
    arena.lasting = [held for held in arena.lasting if held.permanent]
    arena.first_attacks = ()
    arena.barred = ()
    for side in arena.sides:
        side.powers = side.base
        side.abilities = [one for one in side.abilities if one.permanent]
        side.voided = ()
        side.revival = NO_REVIVAL
        side.hand_open = False
        side.attack = NO_ATTACK
        side.attack_shown = False


def _digimon_played(arena: Arena, event: DigimonPlayed) -> None:
    take_from(arena, event.seat, event.zone, event.card, None)
    put_cards(arena, event.seat, Zone.ACTIVE, (event.card,), ZoneEnd.TOP)
    gain_sight(arena, event.seat, Zone.ACTIVE, (event.card,))
    side = arena.sides[event.seat]
    side.reset_digimon()
    side.abnormal = event.abnormal
    side.hp, side.kinds = event.hp, event.kinds
    side.powers = side.base = event.powers


def _digimon_evolved(arena: Arena, event: DigimonEvolved) -> None:
    place = event.places[0] if event.places else None
    if event.zone is Zone.DESTINY_ZONE:
        arena.destined.append(event.card)
    take_from(arena, event.seat, event.zone, event.card, place)
    put_cards(arena, event.seat, Zone.ACTIVE, (event.card,), ZoneEnd.TOP)
    gain_sight(arena, event.seat, Zone.ACTIVE, (event.card,))
    side = arena.sides[event.seat]
    side.reset_digimon()
    end_permanents(arena, event.seat)
    side.hp, side.kinds = event.hp, event.kinds
    side.powers = side.base = event.powers
    if event.method is not Method.AS_EVOLVED:
        side.evolved_by = event.method
    in_own_phase = arena.phase is Phase.EVOLUTION and arena.player == event.seat
    if event.method in _ACTS or (event.method is Method.EFFECT and in_own_phase):
        arena.evolved = True


def _active_reset(arena: Arena, event: ActiveReset) -> None:
    side = arena.sides[event.seat]
    side.reset_digimon()
    end_permanents(arena, event.seat)
    side.hp, side.kinds = event.hp, event.kinds
    side.powers = side.base = event.powers


def _dp_set(arena: Arena, event: DpSet) -> None:
    arena.sides[event.seat].dp = event.dp


def _flat_set(arena: Arena, event: FlatSet) -> None:
    arena.sides[event.seat].flat = event.flat


def _abnormal_set(arena: Arena, event: AbnormalSet) -> None:
    arena.sides[event.seat].abnormal = event.abnormal


def _kinds_set(arena: Arena, event: KindsSet) -> None:
    side = arena.sides[event.seat]
    if event.dominion:
        side.dominated = tuple(
            kind for kind in event.kinds if kind in side.dominated or kind not in side.kinds
        )
    side.kinds = event.kinds


def _names_set(arena: Arena, event: NamesSet) -> None:
    side = arena.sides[event.seat]
    side.called, side.renamed = event.called, event.instead


DIGIMON_HANDLERS: Final[dict[type[Event], Handler]] = {
    TurnBegun: _turn_begun,
    PhaseBegun: _phase_begun,
    PhaseSkipped: _phase_skipped,
    LingeringEnded: _lingering_ended,
    DigimonPlayed: _digimon_played,
    DigimonEvolved: _digimon_evolved,
    EvolutionFailed: ignore,
    BonusActivated: ignore,
    ActiveReset: _active_reset,
    DpSet: _dp_set,
    FlatSet: _flat_set,
    AbnormalSet: _abnormal_set,
    KindsSet: _kinds_set,
    NamesSet: _names_set,
}
