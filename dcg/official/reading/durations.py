"""When what an effect gave ends, and ending it."""

from __future__ import annotations

from dcg.official.codes.effects import (
    AT_UNSUSPENDING,
    NEVER,
    WITH_ATTACK,
    WITH_BATTLE,
    WITH_TURN,
    ModifierEnd,
)
from dcg.official.state.board import Board


def ending(
    duration: str, seat: int, state: Board, *, turn_bound: bool = False
) -> tuple[ModifierEnd, int]:
    """How and in which turn a duration of an effect of `seat` ends.

    `turn_bound` is a [Your Turn] or [Opponent's Turn] effect: what it gives without a stated
    duration ends with that turn.
    """
    now = state.turn.number
    yours = state.turn.player == seat
    if duration == "for_the_turn":
        return WITH_TURN, now
    if duration == "until_end_of_your_turn":
        return WITH_TURN, now if yours else now + 1
    if duration == "until_end_of_opponents_turn":
        return WITH_TURN, now + 1 if yours else now
    if duration == "until_end_of_your_next_turn":
        return WITH_TURN, now + 2 if yours else now + 1
    if duration == "until_end_of_opponents_next_turn":
        # In the opponent's own turn it ends with that turn (st10-05, bt8-098).
        return WITH_TURN, now + 1 if yours else now
    if duration == "until_your_next_unsuspend_phase":
        return AT_UNSUSPENDING, now + 2 if yours else now + 1
    if duration == "until_opponents_next_unsuspend_phase":
        return AT_UNSUSPENDING, now + 1 if yours else now + 2
    if duration == "while_active" and turn_bound:
        return WITH_TURN, now
    if duration == "for_the_attack":
        return WITH_ATTACK, now
    if duration == "for_the_battle":
        return WITH_BATTLE, now
    return NEVER, now


def expiring(state: Board, ends: ModifierEnd) -> tuple[int, ...]:
    """The modifiers that end now, together and in no order (main-phase-29)."""
    if not state.modifiers:
        return ()
    now = state.turn.number
    return tuple(
        held.id
        for held, _, _ in state.modifiers
        if held.ends == ends and (ends in (WITH_ATTACK, WITH_BATTLE) or held.turn <= now)
    )
