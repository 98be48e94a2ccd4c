"""Running processes: control flow here, one function a verb in `dcg.official.rules.verbs`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from dcg.language.node import Node
from dcg.official.codes import questions
from dcg.official.codes.absent import KEYWORD_BY_RULE, NO_CARD
from dcg.official.events.effects import (
    DeparturePrevented,
    ProcessRegistered,
    UnsupportedMet,
    Waiting,
)
from dcg.official.events.options import PickNumber
from dcg.official.keywords import delay
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.conditions import holds
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import number, select
from dcg.official.reading.targets import can_complete
from dcg.official.reading.viewpoint import Raised
from dcg.official.rules.asking import Asking, ask, confirm
from dcg.official.rules.effects import delayed
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.paid import something_changed
from dcg.official.rules.effects.results import note
from dcg.official.rules.effects.targets import choose, meaning
from dcg.official.rules.memory import can_pay
from dcg.official.state.permanent import Permanent

Verb = Callable[[Context, Any], Asking]
Feasible = Callable[[Context, Any], bool]


def run(context: Context, process: Any, *, accepted: bool = False) -> Asking:
    """Runs one process. With `accepted`, its player has already chosen to execute it."""
    kind = type(process)
    verb = context.match.interpreter.verbs.get(kind)
    if verb is not None:
        context.did = False
        begun = len(context.match.log)
        yield from verb(context, process)
        if context.did:
            context.deeds.append(kind)
            note(context, kind, begun)
        return
    if kind is p.May:
        yield from _may(context, process, accepted)
    elif kind is p.ByCost:
        yield from _by_cost(context, process, accepted)
    elif kind is p.If:
        yield from _if(context, process, accepted)
    elif kind is p.RaiseMaximum:
        yield from _raise_maximum(context, process, accepted)
    elif kind in FLOW:
        yield from FLOW[kind](context, process)
    else:
        unsupported(context, f"the process {kind.__struct_config__.tag}")


def _may(context: Context, process: p.May, accepted: bool) -> Asking:
    """Optional processing (15-9-2); what has no target is not offered."""
    theirs = process.who == "opponents"
    if theirs:
        accepted = False
    if not accepted and can_do(context, process.process):
        seat = 1 - context.seat if theirs else context.seat
        accepted = yield from confirm(
            context.match, seat, questions.OPTIONAL_PROCESSING, (context.card,)
        )
    context.did = False
    if accepted:
        yield from run(context, process.process, accepted=True)


def _by_cost(context: Context, process: p.ByCost, accepted: bool) -> Asking:
    """ "By X, Y" (15-7): the whole of X or nothing, and Y only after something happened by it. What Y asks
    about what the effect did is not about X (BT18-034#Q2956)."""
    if not accepted and can_do(context, process.cost):
        accepted = yield from confirm(
            context.match, context.seat, questions.PAY_CONDITION, (context.card,)
        )
    context.did = False
    if accepted and can_do(context, process.cost):
        context.paying = True
        context.paying_for = process.keyword or ""
        begun, deeds = len(context.match.log), len(context.deeds)
        yield from run(context, process.cost, accepted=True)
        context.paying = False
        del context.deeds[deeds:]
        context.paying_for = ""
        if context.did and something_changed(context.match.log[begun:]):
            yield from run(context, process.then)
            context.did = True


def _if(context: Context, process: p.If, accepted: bool) -> Asking:
    if holds(context, process.condition):
        yield from run(context, process.then, accepted=accepted)
    elif process.otherwise is not None:
        yield from run(context, process.otherwise)
    else:
        context.did = False


def _raise_maximum(context: Context, process: p.RaiseMaximum, accepted: bool) -> Asking:
    outer = context.raised
    context.raised = _raised_by(context, process)
    yield from run(context, process.process, accepted=accepted)
    context.raised = outer


def _raised_by(context: Context, process: p.RaiseMaximum) -> Raised:
    if process.condition is not None and not holds(context, process.condition):
        return context.raised
    return context.raising(process.attribute, process.by)


def _overwrite(context: Context, process: p.Overwrite) -> Asking:
    """18-2: the one or the other; where that is optional, its player chooses (18-2-2)."""
    if not holds(context, process.condition):
        yield from run(context, process.process)
    elif isinstance(process.other, p.May):
        other = process.other.process
        accepted = can_do(context, other) and (
            yield from confirm(
                context.match, context.seat, questions.OPTIONAL_PROCESSING, (context.card,)
            )
        )
        yield from run(context, other if accepted else process.process)
    else:
        yield from run(context, process.other)


def _in_place(context: Context, process: p.InPlace) -> Asking:
    """18-2: done in place of what was about to happen, where it can be done, and not interrupted
    (18-2-4)."""
    match, intent = context.match, context.intent
    instead_of = [held for held in context.things(process.of.name) if isinstance(held, Permanent)]
    if intent is None or not instead_of or not can_do(context, process.process):
        context.did = False
        return
    for held in instead_of:
        intent.prevented.add(held.id)
    match.emit(DeparturePrevented(tuple([held.id for held in instead_of])))
    match.uninterrupted += 1
    yield from run(context, process.process, accepted=True)
    match.uninterrupted -= 1


def _seq(context: Context, process: p.Seq) -> Asking:
    return _one_by_one(context, process.steps)


def _one_by_one(context: Context, processes: Iterable[p.Process]) -> Asking:
    done = True
    for process in processes:
        yield from run(context, process)
        done = done and context.did
    context.did = done


def _lasting(context: Context, process: p.Lasting) -> Asking:
    """One duration for all these changes, counted from now; outside it there is none for them."""
    outer = context.governing
    context.governing = process.duration
    yield from _one_by_one(context, process.changes)
    context.governing = outer


def _for_each(context: Context, process: p.ForEach) -> Asking:
    things = yield from meaning(context, process.target)
    done = False
    for thing in list(things):
        context.bindings[process.bind] = [thing]
        yield from run(context, process.process)
        done = done or context.did
    context.did = done


def _choose_process(context: Context, process: p.ChooseProcess) -> Asking:
    left = list(range(len(process.options)))
    for _ in range(min(process.count, len(left))):
        options = [PickNumber(place) for place in left]
        picked = yield from ask(
            context.match, context.seat, questions.CHOOSE_PROCESS, options, (context.card,)
        )
        left.remove(picked.number)
        yield from run(context, process.options[picked.number])


def _bind(context: Context, process: p.Bind) -> Asking:
    chosen = yield from choose(context, process.target)
    context.did = bool(chosen)


def _at_timing(context: Context, process: p.AtTiming) -> Asking:
    """Pending processing (18-1): set up now, processed at its timing."""
    match = context.match
    compiled = context.compiled
    assert compiled is not None
    about = delayed.remember(context, process.process)
    match.emit(
        ProcessRegistered(
            delayed.timing_of(process.timing, context.seat),
            Waiting(
                match.state.next_pending,
                context.seat,
                context.card,
                context.permanent_id,
                compiled.index,
                context.because,
                about,
                compiled.keyword,
                compiled.statement_of[id(process.process)],
                context.host if context.host != context.card else NO_CARD,
            ),
        )
    )
    context.did = True
    yield from ()


def unsupported(context: Context, phrase: str) -> None:
    """Says in the log, by name, what this engine cannot do; nothing is done in its place."""
    effect_index = context.compiled.index if context.compiled is not None else KEYWORD_BY_RULE
    context.match.emit(UnsupportedMet(context.card, effect_index, phrase))
    context.did = False


def _unsupported(context: Context, process: p.Unsupported) -> Asking:
    unsupported(context, process.phrase)
    yield from ()


FLOW: Final[dict[type, Verb]] = {
    p.Seq: _seq,
    p.Lasting: _lasting,
    p.ForEach: _for_each,
    p.ChooseProcess: _choose_process,
    p.Overwrite: _overwrite,
    p.InPlace: _in_place,
    p.Bind: _bind,
    p.AtTiming: _at_timing,
    p.Unsupported: _unsupported,
}


# --- before activating --------------------------------------------------------------------------


def is_optional(body: Node | None) -> bool:
    """Whether the player may decline the whole effect (15-7-4, 15-9-2)."""
    if type(body) is p.ByCost:
        return True
    if type(body) is p.May:
        return body.who == "yours"
    if type(body) is p.RaiseMaximum:
        return is_optional(body.process)
    return type(body) is p.If and body.otherwise is None and is_optional(body.then)


def unmet(context: Context, body: Node | None) -> bool:
    """Whether none of the effect's processing conditions are met: it cannot activate (15-6-3)."""
    check = UNMET.get(type(body))
    return False if check is None else check(context, body)


def _no_if_met(context: Context, body: p.If) -> bool:
    if holds(context, body.condition):
        return unmet(context, body.then)
    return body.otherwise is None


def _no_step_met(context: Context, body: p.Seq) -> bool:
    return all(isinstance(step, p.If | p.May) and unmet(context, step) for step in body.steps)


UNMET: Final[dict[type, Feasible]] = {
    p.If: _no_if_met,
    p.May: lambda context, body: unmet(context, body.process),
    p.RaiseMaximum: lambda context, body: unmet(context, body.process),
    p.Seq: _no_step_met,
    p.DeclareAttack: lambda context, body: body.if_memory and not opponent_has_memory(context),
}
"""Where a process holds processing conditions: whether none of them is met."""


def opponent_has_memory(context: Context) -> bool:
    """The processing condition of <Blitz>: 1 or more memory on the opponent's side (16-15-3)."""
    return context.match.state.memory_of(context.seat) < 0


def can_do(context: Context, process: Node | None) -> bool:
    """Whether the whole of a process can be executed now, for conditions that need it (15-7-3)."""
    check = context.match.interpreter.feasible.get(type(process))
    return True if check is None else check(context, process)


def _can_seq(context: Context, process: p.Seq) -> bool:
    return all(can_do(context, step) for step in process.steps)


def _can_if(context: Context, process: p.If) -> bool:
    return holds(context, process.condition) and can_do(context, process.then)


def _can_may(context: Context, process: p.May) -> bool:
    return can_do(context, process.process)


def _can_raise_maximum(context: Context, process: p.RaiseMaximum) -> bool:
    outer = context.raised
    context.raised = _raised_by(context, process)
    able = can_do(context, process.process)
    context.raised = outer
    return able


def _can_overwrite(context: Context, process: p.Overwrite) -> bool:
    instead = holds(context, process.condition)
    return can_do(context, process.other if instead else process.process)


def _can_by_cost(context: Context, process: p.ByCost) -> bool:
    """<Delay> cannot be activated the turn its card was placed (16-16-3)."""
    held = context.permanent
    if process.keyword == delay.KEYWORD.name and held is not None:
        if delay.is_too_early(held.played_turn, context.match.state.turn.number):
            return False
    return can_do(context, process.cost)


def _can_suspend(context: Context, process: p.Suspend) -> bool:
    target = process.target
    if isinstance(target, s.Choose):
        ready = [held for held in select(context, target.selector) if _can_turn(context, held)]
        return len(ready) >= (1 if target.up_to else number(context, target.count))
    things = context.things(target.name) if isinstance(target, s.Ref) else []
    return bool(things) and all(_can_turn(context, held) for held in things)


def _can_turn(context: Context, held: Thing) -> bool:
    return (
        isinstance(held, Permanent)
        and not held.suspended
        and not context.match.board.view(held).is_forbidden("suspend")
    )


def _can_target(context: Context, process: Any) -> bool:
    return can_complete(context, process.target)


def _can_delete(context: Context, process: p.Delete) -> bool:
    outer = context.raised
    context.raised = context.deleting()
    able = can_complete(context, process.target)
    context.raised = outer
    return able


def _can_place_under(context: Context, process: p.PlaceUnder) -> bool:
    return can_complete(context, process.target) and can_complete(context, process.under)


def _can_trash_top(context: Context, process: p.TrashTopOfStack) -> bool:
    if not isinstance(process.target, s.Ref):
        return True
    things = context.things(process.target.name)
    return bool(things) and all(
        isinstance(held, Permanent) and len(held.cards) > 1 for held in things
    )


def _can_trash_under(context: Context, process: p.TrashDigivolutionCards) -> bool:
    if not isinstance(process.target, s.Ref):
        return can_complete(context, process.target)
    things = context.things(process.target.name)
    needed = number(context, process.count)
    return bool(things) and all(
        isinstance(held, Permanent) and len(held.cards) > needed for held in things
    )


def _can_take_security(context: Context, process: p.TrashTopSecurity | p.AddSecurityToHand) -> bool:
    sides = context.match.state.sides
    needed = number(context, process.count)
    return all(
        len(sides[seat].security_stack) >= needed for seat in context.seats_of(process.whose)
    )


def _can_lose_memory(context: Context, process: p.LoseMemory | p.PayCost) -> bool:
    return can_pay(context.match.state, context.seat, number(context, process.amount))


FEASIBLE: Final[dict[type, Feasible]] = {
    p.Seq: _can_seq,
    p.If: _can_if,
    p.May: _can_may,
    p.InPlace: lambda context, process: can_do(context, process.process),
    p.ByCost: _can_by_cost,
    p.RaiseMaximum: _can_raise_maximum,
    p.Overwrite: _can_overwrite,
    p.Suspend: _can_suspend,
    p.TrashCards: _can_target,
    p.ReturnToHand: _can_target,
    p.ReturnToDeck: _can_target,
    p.AddToHand: _can_target,
    p.Delete: _can_delete,
    p.PlaceUnder: _can_place_under,
    p.RevealCards: _can_target,
    p.TrashTopOfStack: _can_trash_top,
    p.TrashDigivolutionCards: _can_trash_under,
    p.TrashTopSecurity: _can_take_security,
    p.AddSecurityToHand: _can_take_security,
    p.LoseMemory: _can_lose_memory,
    p.PayCost: _can_lose_memory,
}
