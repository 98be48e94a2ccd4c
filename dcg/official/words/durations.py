"""How long what an effect gave lasts, in words."""

from __future__ import annotations

from dcg.kernel.absent import NOBODY
from dcg.official.codes.effects import ModifierEnd
from dcg.official.events.effects import Modifier
from dcg.official.state.board import Board


def lasting(board: Board, given: Modifier) -> str:
    """`for the turn`, `until the end of turn 6 (Seat 1's)`; empty where nothing but leaving ends it.

    `board` is any board on which it is in force, or the one just before (15-11).
    """
    if given.ends == ModifierEnd.WITH_ATTACK:
        return "for the attack"
    if given.ends == ModifierEnd.WITH_BATTLE:
        return "for the battle"
    if given.ends == ModifierEnd.WITH_TURN:
        if given.turn <= board.turn.number:
            return "for the turn"
        return f"until the end of {_turn(board, given.turn)}"
    if given.ends == ModifierEnd.AT_UNSUSPENDING:
        return f"until the unsuspend phase of {_turn(board, given.turn)}"
    return ""


def _turn(board: Board, number: int) -> str:
    """A turn to come, and whose it is: the players take turns (6-1-1)."""
    player = board.turn.player
    if player == NOBODY:
        return f"turn {number}"
    return f"turn {number} (Seat {(player + number - board.turn.number) % 2}'s)"
