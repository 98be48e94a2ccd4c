"""Suspending and unsuspending (4-11).

Each is an intent first: immediate effects may interrupt it (15-8-5), and what keeps a permanent from it then is
asked again (15-8-5-2, 15-1-3).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dcg.official.codes.turn import START, UNSUSPEND
from dcg.official.events.field import PermanentsSuspended, PermanentsUnsuspended
from dcg.official.language.terms import TriggerEvent
from dcg.official.rules.affects import Affects, by_rules
from dcg.official.rules.asking import Asking
from dcg.official.rules.effects.interrupt import interrupt
from dcg.official.rules.effects.triggers import happen
from dcg.official.rules.happening import Cause, Happening, caused_by
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.staying import can_suspend
from dcg.official.state.permanent import Permanent


def suspend(
    match: OfficialMatch,
    targets: Sequence[Permanent],
    by: int,
    because: int,
    affects: Affects = by_rules,
) -> Asking[list[Permanent]]:
    """Suspends those that are not (1-3-3) and can; which they were. `affects` says what the effect of `by`
    affects."""

    def can_be(held: Permanent) -> bool:
        return can_suspend(match, held, by)

    return (
        yield from _turn(
            match, "suspended", PermanentsSuspended, targets, by, because, affects, can_be
        )
    )


def unsuspend(
    match: OfficialMatch,
    targets: Sequence[Permanent],
    by: int,
    because: int,
    affects: Affects = by_rules,
) -> Asking[list[Permanent]]:
    """Unsuspends those that are suspended and can be; which they were. The unsuspend phase begins with the
    start of the turn (6-2-1-1, EX10-023#Q5075). "By own effects" means by those of its player."""
    forbidden = ["unsuspend"]
    if match.state.turn.step in (START, UNSUSPEND):
        forbidden.append("unsuspend_in_any_unsuspend_phase")
    else:
        forbidden.append("unsuspend_but_in_unsuspend_phase")

    def can_be(held: Permanent) -> bool:
        if not held.suspended:
            return False
        view = match.board.view(held)
        return not view.is_forbidden(*forbidden) and not (
            by == held.seat and view.is_forbidden("be_unsuspended_by_own_effects")
        )

    return (
        yield from _turn(
            match, "unsuspended", PermanentsUnsuspended, targets, by, because, affects, can_be
        )
    )


def _turn(
    match: OfficialMatch,
    event: TriggerEvent,
    kind: type[PermanentsSuspended] | type[PermanentsUnsuspended],
    targets: Sequence[Permanent],
    by: int,
    because: int,
    affects: Affects,
    can_be: Callable[[Permanent], bool],
) -> Asking[list[Permanent]]:
    """Turns those that `can_be` and are not kept from it; which they were."""

    def still(held: Permanent) -> bool:
        return can_be(held) and affects(held)

    cause = _by_keyword(match, caused_by(by))
    able = list(filter(can_be, targets))
    turned = yield from not_kept(match, event, able, because, cause, still)
    if turned:
        ordinal = match.emit(kind(tuple(held.id for held in turned), by))
        if event in match.tables.watched:
            views = [match.board.view(held) for held in turned]
            happen(match, Happening(event, ordinal, views, cause=cause))
    return turned


def not_kept(
    match: OfficialMatch,
    event: TriggerEvent,
    able: list[Permanent],
    because: int,
    cause: Cause,
    can_be: Callable[[Permanent], bool],
) -> Asking[list[Permanent]]:
    """Those that are still turned once immediate effects have interrupted: those that are there, and that
    `can_be` (15-8-5-2)."""
    if not able or event not in match.tables.interrupted:
        return able
    begun = match.ordinal
    views = [match.board.view(held) for held in able]
    intent = yield from interrupt(match, Happening(event, because, views, cause=cause))
    left = intent.remaining()
    if match.ordinal == begun:
        return left
    return [held for held in left if held.id in match.state.permanents and can_be(held)]


def _by_keyword(match: OfficialMatch, cause: Cause) -> Cause:
    """The cause with the keyword effect that is running, if one does it ("when <Alliance> suspends")."""
    running = match.effects[-1].compiled if match.effects else None
    if cause.kind != "effect" or running is None or not running.keyword:
        return cause
    return Cause(cause.kind, cause.by, keyword=running.keyword)
