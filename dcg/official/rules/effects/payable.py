"""What the condition of "by X, Y" can be met with: what X can be done to now (15-7-3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dcg.official.codes.deletion import BY_EFFECT
from dcg.official.codes.places import DECK, HAND, SECURITY_STACK, Place
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.facts import Thing
from dcg.official.rules.adding import may_add
from dcg.official.rules.asking import Asking
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.kept import trashing_pays
from dcg.official.rules.effects.targets import affected, resolve, resolve_able
from dcg.official.rules.staying import can_suspend, is_kept_undeleted, is_kept_untrashed, stays
from dcg.official.state.permanent import Permanent

LEAVING: Final = "leave_the_battle_area"


def pays(context: Context, process: Any, thing: Thing) -> bool:
    """Whether the process of a condition can be done to this thing: the effect affects it, and nothing
    forbids it (15-1-3, EX8-074#Q6721)."""
    able = PAYS.get(type(process))
    return bool(affected(context, [thing])) and (able is None or able(context, thing))


def resolve_paying(context: Context, process: Any) -> Asking[list[Thing]]:
    """What the target of a process means now: for a condition only what it can be met with is chosen."""
    target = process.target
    if context.paying and isinstance(target, s.Choose | s.Each):
        return (
            yield from resolve_able(context, target, lambda thing: pays(context, process, thing))
        )
    return (yield from resolve(context, target))


def was_done(context: Context, things: list[Permanent], done: list[Permanent]) -> bool:
    """Whether a process did something: of a condition the whole (15-7-3), of anything else some of it
    (1-3-2)."""
    return bool(done) and (not context.paying or len(done) == len(things))


def can_be_suspended(context: Context, held: Thing) -> bool:
    """Whether the effect can suspend it (1-3-3, 15-15-6-1)."""
    return (
        isinstance(held, Permanent)
        and can_suspend(context.match, held, context.seat)
        and bool(affected(context, [held]))
    )


def _can_be_deleted(context: Context, held: Thing) -> bool:
    return isinstance(held, Permanent) and not is_kept_undeleted(
        context.match, held, BY_EFFECT, context.seat
    )


def _can_leave(context: Context, thing: Thing, forbids: str = LEAVING) -> bool:
    return not isinstance(thing, Permanent) or not stays(
        context.match, thing, context.seat, forbids
    )


def _can_be_trashed(context: Context, thing: Thing) -> bool:
    if not isinstance(thing, Permanent):
        return trashing_pays(context, thing)
    return _can_leave(context, thing) and not is_kept_untrashed(context.match, thing)


def _can_be_added(zone: Place, forbids: str) -> Callable[[Context, Thing], bool]:
    """Whether the effect can add it to that area of its owner (15-15-3-4)."""

    def able(context: Context, thing: Thing) -> bool:
        card = thing.top if isinstance(thing, Permanent) else thing
        owner = context.match.state.owner_of[card]
        free = may_add(context.match, context.seat, owner, zone)
        return free and _can_leave(context, thing, forbids)

    return able


_to_hand: Final = _can_be_added(HAND, "be_returned_to_hand")

PAYS: Final[dict[type, Callable[[Context, Thing], bool]]] = {
    p.Suspend: can_be_suspended,
    p.Delete: _can_be_deleted,
    p.AddToHand: _to_hand,
    p.ReturnToHand: _to_hand,
    p.ReturnToDeck: _can_be_added(DECK, "be_returned_to_deck"),
    p.TrashCards: _can_be_trashed,
    p.PlaceUnder: _can_leave,
    p.PlaceInSecurity: _can_be_added(SECURITY_STACK, LEAVING),
}
"""What a process can be done to, where effects can forbid it."""
