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
    in_own_turn, in_opponents_turn = TURNS.get(duration, THIS_TURN)
    yours = state.turn.player == seat
    return ENDS[duration], state.turn.number + (in_own_turn if yours else in_opponents_turn)


ENDS: Final[dict[str, ModifierEnd]] = {
    "for_the_turn": WITH_TURN,
    "until_end_of_your_turn": WITH_TURN,
    "until_end_of_opponents_turn": WITH_TURN,
    "until_end_of_your_next_turn": WITH_TURN,
    "until_end_of_opponents_next_turn": WITH_TURN,
    "until_your_next_unsuspend_phase": AT_UNSUSPENDING,
    "until_opponents_next_unsuspend_phase": AT_UNSUSPENDING,
    "for_the_attack": WITH_ATTACK,
    "for_the_battle": WITH_BATTLE,
    "while_active": NEVER,
    "permanent": NEVER,
}
"""How a duration ends."""

TURNS: Final[dict[str, tuple[int, int]]] = {
    "until_end_of_your_turn": (0, 1),
    "until_end_of_opponents_turn": (1, 0),
    "until_end_of_your_next_turn": (2, 1),
    # In the opponent's own turn it ends with that turn (st10-05, bt8-098).
    "until_end_of_opponents_next_turn": (1, 0),
    "until_your_next_unsuspend_phase": (2, 1),
    "until_opponents_next_unsuspend_phase": (1, 2),
}
"""In how many turns from now one that speaks of a player's turn ends: counted in the player's own turn, and in
the opponent's."""

THIS_TURN: Final = (0, 0)
"""The same of every other duration."""


def expiring(state: Board, ends: ModifierEnd) -> tuple[int, ...]:
    """The modifiers that end now, together and in no order (main-phase-29)."""
    found = []
    for held, _, _ in state.modifiers:
        if held.ends == ends and held.turn <= state.turn.number:
            found.append(held.id)
    return tuple(found)
