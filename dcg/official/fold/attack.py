"""Folding attacks, battles and security checks."""

from typing import Final

from dcg.kernel.errors import FoldError
from dcg.kernel.event import Event
from dcg.kernel.registry import Handler
from dcg.official.codes.places import IN_NO_AREA
from dcg.official.events.attack import (
    AttackDeclared,
    AttackEnded,
    AttackSucceededOnPlayer,
    AttackTargetSwitched,
    AttackTimingReached,
    BattleEnded,
    BattleFought,
    Blocked,
    SecurityChecksCounted,
    SecurityRevealed,
)
from dcg.official.fold.modifiers import drop_modifiers
from dcg.official.fold.places import put, shown, take_top
from dcg.official.state.attack import Attack
from dcg.official.state.board import Board


def _attack(state: Board) -> Attack:
    if state.attack is None:
        raise FoldError("no attack is in progress")
    return state.attack


def _attack_declared(state: Board, event: AttackDeclared) -> None:
    if state.attack is not None:
        raise FoldError("an attack is declared during an attack")
    state.attack = Attack(event.attacker, event.target)


def _attack_timing_reached(state: Board, event: AttackTimingReached) -> None:
    _attack(state).timing = event.timing


def _blocked(state: Board, event: Blocked) -> None:
    attack = _attack(state)
    attack.target = event.blocker
    attack.blocked = True


def _attack_target_switched(state: Board, event: AttackTargetSwitched) -> None:
    _attack(state).target = event.target


def _attack_ended(state: Board, event: AttackEnded) -> None:
    _attack(state)
    state.attack = None
    drop_modifiers(state, event.expired)


def _security_checks_counted(state: Board, event: SecurityChecksCounted) -> None:
    _attack(state).checks = event.checks


def _security_revealed(state: Board, event: SecurityRevealed) -> None:
    side = state.sides[event.seat]
    take_top(side.security_stack, event.card)
    if event.card in side.face_up:
        side.face_up.remove(event.card)
    put(state, IN_NO_AREA, state.in_no_area, event.card)
    shown(state, event.card)
    if state.attack is not None:
        state.attack.checked += 1


def _noted(state: Board, event: Event) -> None:
    """Events that record what was compared or confirmed."""


def _battle_ended(state: Board, event: BattleEnded) -> None:
    drop_modifiers(state, event.expired)


ATTACK_HANDLERS: Final[dict[type[Event], Handler]] = {
    AttackDeclared: _attack_declared,
    AttackTimingReached: _attack_timing_reached,
    Blocked: _blocked,
    AttackTargetSwitched: _attack_target_switched,
    AttackEnded: _attack_ended,
    SecurityChecksCounted: _security_checks_counted,
    SecurityRevealed: _security_revealed,
    BattleFought: _noted,
    BattleEnded: _battle_ended,
    AttackSucceededOnPlayer: _noted,
}
