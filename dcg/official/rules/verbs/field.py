"""What effects do to Digimon and Tamers on the field."""

from __future__ import annotations

from typing import Final

from dcg.official.codes import questions
from dcg.official.codes.deletion import BY_EFFECT
from dcg.official.codes.places import BREEDING_AREA, NAMES
from dcg.official.events.effects import DeparturePrevented
from dcg.official.events.options import PickNumber
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.processes.field import WHAT_WAS_SUSPENDED
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import number
from dcg.official.rules import leaving, moving, turning
from dcg.official.rules.affects import by_effect
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import Feasible, has_stacked_cards
from dcg.official.rules.effects.kept import keeps_its_stack
from dcg.official.rules.effects.payable import resolve_paying, was_done
from dcg.official.rules.effects.run import Verb
from dcg.official.rules.effects.targets import meaning, resolve, resolve_able
from dcg.official.rules.hatching import hatch
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.verbs.places import permanents_among
from dcg.official.state.permanent import Permanent


def _delete(context: Context, process: p.Delete) -> Asking[None]:
    outer = context.raised
    context.raised = context.deleting()
    things = yield from resolve_paying(context, process)
    context.raised = outer
    targets = permanents_among(things)
    gone = yield from leaving.delete(
        context.match,
        targets,
        BY_EFFECT,
        context.seat,
        context.because,
        affects=by_effect(context),
    )
    context.did = was_done(context, targets, gone)


def _suspend(context: Context, process: p.Suspend) -> Asking[None]:
    things = yield from resolve_paying(context, process)
    targets = permanents_among(things)
    turned = yield from turning.suspend(
        context.match, targets, context.seat, context.because, by_effect(context)
    )
    if not context.paying:
        context.bindings.setdefault(WHAT_WAS_SUSPENDED, []).extend(turned)
    context.did = was_done(context, targets, turned)


def _unsuspend(context: Context, process: p.Unsuspend) -> Asking[None]:
    things = yield from resolve(context, process.target)
    targets = permanents_among(things)
    turned = yield from turning.unsuspend(
        context.match, targets, context.seat, context.because, by_effect(context)
    )
    context.did = bool(turned)


def with_stacked_cards(context: Context, target: s.Target) -> Asking[list[Thing]]:
    """What a target means for a process that takes top cards: as a condition, only what has stacked cards
    is chosen for it (4-5-2, 15-7-3)."""
    if context.paying:
        return (yield from resolve_able(context, target, has_stacked_cards))
    return (yield from resolve(context, target))


def _trash_top(context: Context, process: p.TrashTopOfStack) -> Asking[None]:
    things = yield from with_stacked_cards(context, process.target)
    count = number(context, process.count)
    counts = {
        held: able
        for held in permanents_among(things)
        if has_stacked_cards(held) and not keeps_its_stack(context, held)
        if (able := min(count, len(held.cards) - 1)) > 0
    }
    yield from leaving.trash_top_cards(context.match, counts, context.seat)
    context.did = bool(counts)


def de_digivolvable(match: OfficialMatch, held: Permanent, count: int) -> int:
    """How many cards <De-Digivolve> could trash: it stops above level 3 and at the last card."""
    most = 0
    for place in range(len(held.cards) - 1, 0, -1):
        level = match.board.card(held.cards[place]).level
        if most == count or (level is not None and level <= 3):
            break
        most += 1
    return most


def _kept_whole(context: Context, held: Permanent) -> bool:
    """Whether an effect forbids <De-Digivolve> on it; "by effects" means by the opponent's."""
    view = context.match.board.view(held)
    if keeps_its_stack(context, held):
        return True
    return view.is_forbidden("be_de_digivolved") or (
        held.seat != context.seat and view.is_forbidden("be_de_digivolved_by_effects")
    )


def _de_digivolve(context: Context, process: p.DeDigivolve) -> Asking[None]:
    """16-11: one number is declared, then so many cards are trashed from the top of each stack, at
    one time (16-11-5)."""
    match = context.match
    things = yield from resolve(context, process.target)
    count = number(context, process.count)
    most = {
        held: able
        for held in permanents_among(things)
        if not _kept_whole(context, held) and (able := de_digivolvable(match, held, count)) > 0
    }
    if not most:
        return
    first = next(iter(most))
    picked = yield from ask(
        match,
        context.seat,
        questions.DECLARE_NUMBER,
        [PickNumber(times) for times in range(1, max(most.values()) + 1)],
        (context.card, first.id),
    )
    yield from leaving.trash_top_cards(
        match, {held: min(able, picked.number) for held, able in most.items()}, context.seat
    )
    context.did = True


def _move(context: Context, process: p.MoveDigimon) -> Asking[None]:
    """4-15: only what has DP moves, and only to where there is space."""
    match = context.match
    things = yield from resolve(context, process.target)
    for held in permanents_among(things):
        if NAMES[held.area] == process.to or not moving.can_move(match, held, context.seat):
            continue
        if held.area == BREEDING_AREA:
            moving.move_out(match, held, context.seat)
            context.did = True
        else:
            context.did = yield from moving.move_in(
                match, held, context.seat, context.because, by_effect(context)
            )


def _hatch(context: Context, process: p.HatchEgg) -> Asking[None]:
    """4-16: only in an empty breeding area, and while there are Digi-Egg cards."""
    if can_hatch(context, process):
        hatch(context.match, context.seat)
        context.did = True
    yield from ()


def can_hatch(context: Context, process: p.HatchEgg) -> bool:
    """Whether a Digi-Egg can be hatched now (4-16-2, 4-16-3)."""
    side = context.match.state.sides[context.seat]
    return bool(side.digi_egg_deck) and side.breeding_area is None


def _prevent(context: Context, process: p.PreventLeaving) -> Asking[None]:
    """What was about to leave does not (15-8-5-2)."""
    intent = context.intent
    things = yield from meaning(context, process.target)
    for held in things:
        if isinstance(held, Permanent) and intent is not None:
            intent.prevented.add(held.id)
            context.match.emit(DeparturePrevented((held.id,)))
            context.did = True


FIELD_VERBS: Final[dict[type, Verb]] = {
    p.Delete: _delete,
    p.Suspend: _suspend,
    p.Unsuspend: _unsuspend,
    p.TrashTopOfStack: _trash_top,
    p.DeDigivolve: _de_digivolve,
    p.MoveDigimon: _move,
    p.PreventLeaving: _prevent,
    p.HatchEgg: _hatch,
}


def _can_move(context: Context, process: p.MoveDigimon) -> bool:
    """Whether "this Digimon" can be moved there now; of what is chosen, it is asked when it is."""
    target = process.target
    if not isinstance(target, s.Ref):
        return True
    return any(
        NAMES[held.area] != process.to and moving.can_move(context.match, held, context.seat)
        for held in permanents_among(context.things(target.name))
    )


FIELD_FEASIBLE: Final[dict[type, Feasible]] = {p.HatchEgg: can_hatch, p.MoveDigimon: _can_move}
