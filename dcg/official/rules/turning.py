"""Suspending and unsuspending (4-11)."""

from __future__ import annotations

from collections.abc import Sequence

from dcg.official.codes.turn import START, UNSUSPEND
from dcg.official.events.field import PermanentsSuspended, PermanentsUnsuspended
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import Cause, Happening, caused_by
from dcg.official.rules.match import OfficialMatch
from dcg.official.state.permanent import Permanent


def suspend(match: OfficialMatch, targets: Sequence[Permanent], by: int) -> list[Permanent]:
    """Suspends those that are not (1-3-3) and can; which they were. `by` -1 is the rules."""
    turned = [
        held
        for held in targets
        if not held.suspended and not match.board.view(held).is_forbidden("suspend")
    ]
    if turned:
        ordinal = match.emit(PermanentsSuspended(tuple(held.id for held in turned), by))
        _happen(match, "suspended", ordinal, turned, by)
    return turned


def unsuspend(match: OfficialMatch, targets: Sequence[Permanent], by: int) -> list[Permanent]:
    """Unsuspends those that are suspended and can be; which they were. The unsuspend phase begins with the
    start of the turn (6-2-1-1, EX10-023#Q5075)."""
    forbidden = ["unsuspend"]
    if match.state.turn.step in (START, UNSUSPEND):
        forbidden.append("unsuspend_in_any_unsuspend_phase")
    else:
        forbidden.append("unsuspend_but_in_unsuspend_phase")
    turned = [
        held
        for held in targets
        if held.suspended and not match.board.view(held).is_forbidden(*forbidden)
    ]
    if turned:
        ordinal = match.emit(PermanentsUnsuspended(tuple(held.id for held in turned), by))
        _happen(match, "unsuspended", ordinal, turned, by)
    return turned


def _happen(
    match: OfficialMatch, event: str, ordinal: int, turned: list[Permanent], by: int
) -> None:
    if event in match.tables.watched:
        happen(
            match,
            Happening(
                event,
                ordinal,
                [match.board.view(held) for held in turned],
                cause=_by_keyword(match, caused_by(by)),
            ),
        )


def _by_keyword(match: OfficialMatch, cause: Cause) -> Cause:
    """The cause with the keyword effect that is running, if one does it ("when <Alliance> suspends")."""
    running = match.effects[-1].compiled if match.effects else None
    if cause.kind != "effect" or running is None or not running.keyword:
        return cause
    return Cause(cause.kind, cause.by, keyword=running.keyword)
