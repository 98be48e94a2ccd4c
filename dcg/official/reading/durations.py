"""When what an effect gave ends, and ending it."""

from __future__ import annotations

from typing import Final

from dcg.official.codes.effects import (
    AT_UNSUSPENDING,
    NEVER,
    WITH_ATTACK,
    WITH_BATTLE,
    WITH_TURN,
    ModifierEnd,
)
from dcg.official.state.board import Board

GOVERNED: Final = "governed"
"""Said of a change whose duration is that of the changes it is made with; it is none of its own."""


def ending(duration: str, seat: int, state: Board, *, turn_bound: bool) -> tuple[ModifierEnd, int]:
    """How and in which turn a duration of an effect of `seat` ends.

    `turn_bound` is a [Your Turn] or [Opponent's Turn] effect: what it gives without a stated
    duration ends with that turn.
    """
    if turn_bound and duration == "while_active":
        duration = "for_the_turn"
    ends, in_own_turn, in_opponents_turn = DURATIONS[duration]
    yours = state.turn.player == seat
    return ends, state.turn.number + (in_own_turn if yours else in_opponents_turn)


DURATIONS: Final[dict[str, tuple[ModifierEnd, int, int]]] = {
    "for_the_turn": (WITH_TURN, 0, 0),
    "until_end_of_your_turn": (WITH_TURN, 0, 1),
    "until_end_of_opponents_turn": (WITH_TURN, 1, 0),
    "until_end_of_your_next_turn": (WITH_TURN, 2, 1),
    # In the opponent's own turn it ends with that turn (st10-05, bt8-098).
    "until_end_of_opponents_next_turn": (WITH_TURN, 1, 0),
    "until_your_next_unsuspend_phase": (AT_UNSUSPENDING, 2, 1),
    "until_opponents_next_unsuspend_phase": (AT_UNSUSPENDING, 1, 2),
    "for_the_attack": (WITH_ATTACK, 0, 0),
    "for_the_battle": (WITH_BATTLE, 0, 0),
    "while_active": (NEVER, 0, 0),
    "permanent": (NEVER, 0, 0),
}
"""How a duration ends, and how many turns from now: counted in the player's own turn, and in the
opponent's."""


def expiring(state: Board, ends: ModifierEnd) -> tuple[int, ...]:
    """The modifiers that end now, together and in no order (main-phase-29)."""
    found = []
    for held, _, _ in state.modifiers:
        if held.ends == ends and held.turn <= state.turn.number:
            found.append(held.id)
    return tuple(found)
