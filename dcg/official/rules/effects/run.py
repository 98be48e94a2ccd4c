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
from dcg.official.language import processes as p
from dcg.official.reading.conditions import holds
from dcg.official.rules.asking import Asking, ask, confirm
from dcg.official.rules.effects import delayed
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.feasible import can_do, can_meet, raised_by
from dcg.official.rules.effects.optional import is_optional
from dcg.official.rules.effects.paid import something_changed
from dcg.official.rules.effects.results import note
from dcg.official.rules.effects.targets import choose, meaning
from dcg.official.state.permanent import Permanent

Verb = Callable[[Context, Any], Asking[None]]
"""A function for one kind of node. In a table it stands under that kind: a test holds the two together."""


def run(context: Context, process: Node | None, *, accepted: bool = False) -> Asking[None]:
    """Runs one process. With `accepted`, its player has already chosen to execute it.

    An effect that is run has a body: keyword effects, which have none, are what they stand for.
    """
    assert process is not None
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
    if type(process) is p.May:
        yield from _may(context, process, accepted)
    elif type(process) is p.ByCost:
        yield from _by_cost(context, process, accepted)
    elif type(process) is p.If:
        yield from _if(context, process, accepted)
    elif type(process) is p.RaiseMaximum:
        yield from _raise_maximum(context, process, accepted)
    elif type(process) is p.Seq:
        yield from _seq(context, process, accepted)
    elif kind in FLOW:
        yield from FLOW[kind](context, process)
    else:
        unsupported(context, f"the process {kind.__struct_config__.tag}")


def _may(context: Context, process: p.May, accepted: bool) -> Asking[None]:
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


def _by_cost(context: Context, process: p.ByCost, accepted: bool) -> Asking[None]:
    """ "By X, Y" (15-7): the whole of X or nothing, and Y only after something happened by it. What Y asks
    about what the effect did is not about X (BT18-034#Q2956)."""
    able = can_meet(context, process)
    if not accepted and able:
        accepted = yield from confirm(
            context.match, context.seat, questions.PAY_CONDITION, (context.card,)
        )
    context.did = False
    if accepted and able:
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


def _if(context: Context, process: p.If, accepted: bool) -> Asking[None]:
    if holds(context, process.condition):
        yield from run(context, process.then, accepted=accepted)
    elif process.otherwise is not None:
        yield from run(context, process.otherwise)
    else:
        context.did = False


def _raise_maximum(context: Context, process: p.RaiseMaximum, accepted: bool) -> Asking[None]:
    outer = context.raised
    context.raised = raised_by(context, process)
    yield from run(context, process.process, accepted=accepted)
    context.raised = outer


def _overwrite(context: Context, process: p.Overwrite) -> Asking[None]:
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
    elif isinstance(process.other, p.ByCost):
        yield from _by_cost(context, process.other, accepted=False)
        if not context.did:
            yield from run(context, process.process)
    else:
        yield from run(context, process.other)


def _in_place(context: Context, process: p.InPlace) -> Asking[None]:
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


def _seq(context: Context, process: p.Seq, accepted: bool) -> Asking[None]:
    """Its player has accepted the first step where the whole hangs on that."""
    return _one_by_one(context, process.steps, accepted and is_optional(process))


def _one_by_one(
    context: Context, processes: Iterable[p.Process], accepted: bool = False
) -> Asking[None]:
    done = True
    for process in processes:
        yield from run(context, process, accepted=accepted)
        accepted = False
        done = done and context.did
    context.did = done


def _lasting(context: Context, process: p.Lasting) -> Asking[None]:
    """One duration for all these changes, counted from now; outside it there is none for them."""
    outer = context.governing
    context.governing = process.duration
    yield from _one_by_one(context, process.changes)
    context.governing = outer


def _for_each(context: Context, process: p.ForEach) -> Asking[None]:
    things = yield from meaning(context, process.target)
    done = False
    for thing in list(things):
        context.bindings[process.bind] = [thing]
        yield from run(context, process.process)
        done = done or context.did
    context.did = done


def up_to(context: Context, most: int) -> Asking[int]:
    """How many, at least one (1-3-6), as the player of the effect declares."""
    if most < 2:
        return most
    options = [PickNumber(times) for times in range(1, most + 1)]
    picked = yield from ask(
        context.match, context.seat, questions.DECLARE_NUMBER, options, (context.card,)
    )
    return picked.number


def _choose_process(context: Context, process: p.ChooseProcess) -> Asking[None]:
    """One process after another is picked; of a condition, only what can be met (15-7-3). Where none can be
    executed, there is nothing to choose (15-10-2-1). Of "up to" so many, how many is declared first (1-3-6)."""
    left = [
        place
        for place, option in enumerate(process.options)
        if not context.paying or can_do(context, option)
    ]
    compiled = context.compiled
    statement = 0 if compiled is None else compiled.statement_of.get(id(process), 0)
    count = min(process.count, len(left))
    if process.up_to:
        count = yield from up_to(context, count)
    for _ in range(count):
        if not any(_may_do(context, process.options[place]) for place in left):
            return
        options = [PickNumber(place) for place in left]
        picked = yield from ask(
            context.match,
            context.seat,
            questions.CHOOSE_PROCESS,
            options,
            (context.card, statement),
        )
        left.remove(picked.number)
        yield from run(context, process.options[picked.number])


def _may_do(context: Context, process: p.Process) -> bool:
    """Whether a process could do something: of one that holds others only executing it tells."""
    return type(process) not in context.match.interpreter.verbs or can_do(context, process)


def _bind(context: Context, process: p.Bind) -> Asking[None]:
    chosen = yield from choose(context, process.target)
    context.did = bool(chosen)


def _at_timing(context: Context, process: p.AtTiming) -> Asking[None]:
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


def _unsupported(context: Context, process: p.Unsupported) -> Asking[None]:
    unsupported(context, process.phrase)
    yield from ()


FLOW: Final[dict[type, Verb]] = {
    p.Lasting: _lasting,
    p.ForEach: _for_each,
    p.ChooseProcess: _choose_process,
    p.Overwrite: _overwrite,
    p.InPlace: _in_place,
    p.Bind: _bind,
    p.AtTiming: _at_timing,
    p.Unsupported: _unsupported,
}
