"""Moving Digimon between the breeding area and the battle area (4-15)."""

from __future__ import annotations

from dcg.official.codes.absent import THE_RULES, WHOLE_EFFECT
from dcg.official.codes.effects import MOVED
from dcg.official.codes.places import BATTLE_AREA, BREEDING_AREA, Place
from dcg.official.events.effects import PendingEnded
from dcg.official.events.field import DigimonMoved
from dcg.official.rules.affects import Affects
from dcg.official.rules.asking import Asking
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import Happening, caused_by
from dcg.official.rules.leaving import leave_by_effect
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.moves import moved
from dcg.official.state.permanent import Permanent


def can_move(match: OfficialMatch, held: Permanent, seat: int) -> bool:
    """Only Digimon with DP move (4-15-2), into the breeding area only while it is empty (3-4-6), and none that
    the player who would move it is forbidden to move (15-1-3)."""
    view = match.board.view(held)
    if not view.is_digimon or view.dp is None or not match.board.may_move(seat, held):
        return False
    return held.area == BREEDING_AREA or match.state.sides[held.seat].breeding_area is None


def move_out(match: OfficialMatch, held: Permanent, by: int = THE_RULES) -> None:
    """From the breeding area to the battle area; `by` is the seat whose effect does it."""
    ordinal = _moved(match, held, BATTLE_AREA)
    happen(
        match,
        Happening(
            "moved",
            ordinal,
            [match.board.view(held)],
            seat=held.seat,
            cause=caused_by(by),
        ),
    )


def move_in(
    match: OfficialMatch, held: Permanent, by: int, because: int, affects: Affects
) -> Asking[bool]:
    """From the battle area to the breeding area, by an effect: the Digimon leaves the battle area."""

    def moves(one: Permanent) -> bool:
        return can_move(match, one, by) and affects(one)

    gone, about = yield from leave_by_effect(
        match, [held], by, because, "leave_the_battle_area", moves
    )
    if gone:
        about.because = _moved(match, held, BREEDING_AREA)
        happen(match, about)
    return bool(gone)


def _moved(match: OfficialMatch, held: Permanent, area: Place) -> int:
    """What was given to the Digimon is kept (4-15-4), what is pending of it is not (4-15-5)."""
    ordinal = moved(match, DigimonMoved(held.id, area))
    waiting = [
        entry.effect.id
        for entry in match.state.pending
        if entry.effect.permanent == held.id and entry.effect.process == WHOLE_EFFECT
    ]
    for identity in waiting:
        match.emit(PendingEnded(identity, MOVED))
    return ordinal
