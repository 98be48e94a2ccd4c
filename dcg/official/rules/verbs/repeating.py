"""Doing something for each of something (15-15-7), or so many times."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.facts import Thing
from dcg.official.reading.selecting import number
from dcg.official.rules.asking import Asking
from dcg.official.rules.effects.context import Context
from dcg.official.rules.effects.run import Verb, run
from dcg.official.support.tree import walk

_DONE_TO_ONE: Final = (p.ModifyDP, p.DeDigivolve)
"""What is done for each of something adds up on one thing, one time after another (BT21-061#Q4568)."""

_DONE_TO_MANY: Final = (
    p.Delete,
    p.Suspend,
    p.Unsuspend,
    p.ReturnToHand,
    p.ReturnToDeck,
    p.TrashCards,
    p.AddToHand,
    p.Play,
    p.PlaceUnder,
    p.TrashDigivolutionCards,
    p.TrashTopSecurity,
    p.TrashTopDeck,
    p.Immune,
    p.RevealTop,
)
"""What is done for each of something is done to as many things, chosen together (15-10-2-3), or to as
many from the top or the bottom (15-15-7-2, 15-15-7-3): at one time."""

_BEFORE: Final = ("this", "this_digimon_or_tamer", "this_card", "subject", "object")
"""What an effect speaks of without having chosen it."""


def _repeat(context: Context, process: p.Repeat) -> Asking[None]:
    """So many times. "For each X, activate the effect below" chooses each time; "for each X, 1 Digimon gets -1000 DP" is about one Digimon, chosen once; "for
    each X, delete 1 Digimon" about as many as there are X, chosen at one time; "for each X, trash the
    top card" about as many cards from the top, trashed at one time."""
    times = number(context, process.times)
    # what is activated again is about what is chosen then (EX4-068#Q3511)
    if process.anew or isinstance(process.times, int):
        yield from _again_and_again(context, process.process, times)
    else:
        yield from _for_each(context, process.process, times)


def _for_each(context: Context, process: p.Process, times: int) -> Asking[None]:
    """Of "A and B" each is done for each. Of what may be done to 1 thing for each, as many things or
    fewer are chosen (1-3-6)."""
    context.did = False
    if isinstance(process, p.Seq) and _is_apart(process):
        done = True
        for step in process.steps:
            yield from _for_each(context, step, times)
            done = done and context.did
        context.did = done
    elif isinstance(process, p.May) and _is_choice_of_many(process.process):
        yield from _once_for_all(context, _or_fewer(process), times)
    elif isinstance(process, _DONE_TO_MANY):
        yield from _once_for_all(context, process, times)
    else:
        on_one: dict[int, list[Thing]] = {}
        chosen = on_one if _is_done_to_one(process) else None
        yield from _again_and_again(context, process, times, chosen)


def _again_and_again(
    context: Context, process: p.Process, times: int, chosen: dict[int, list[Thing]] | None = None
) -> Asking[None]:
    """With `chosen`, what was chosen the first time is what it is done to each time."""
    outer, context.repeated = context.repeated, chosen
    done = False
    for _ in range(times):
        yield from run(context, process)
        done = done or context.did
    context.repeated = outer
    context.did = done


def _once_for_all(context: Context, process: p.Process, times: int) -> Asking[None]:
    if times:
        outer, context.times = context.times, times
        yield from run(context, process)
        context.times = outer


def _is_done_to_one(process: p.Process) -> bool:
    """Also of several changes that last as long: all of them are about what was chosen once
    (BT12-043#Q2173)."""
    if isinstance(process, p.Lasting):
        return all(isinstance(change, _DONE_TO_ONE) for change in process.changes)
    return isinstance(process, _DONE_TO_ONE)


def _is_apart(process: p.Seq) -> bool:
    """Whether a step is done to many, and none speaks of what another did or chose."""
    return any(
        isinstance(step, _DONE_TO_MANY)
        or (isinstance(step, p.May) and _is_choice_of_many(step.process))
        for step in process.steps
    ) and not any(
        isinstance(node, s.DidThat) or (isinstance(node, s.Ref) and node.name not in _BEFORE)
        for node in walk(process)
    )


def _is_choice_of_many(process: p.Process) -> bool:
    return isinstance(process, _DONE_TO_MANY) and isinstance(
        getattr(process, "target", None), s.Choose
    )


def _or_fewer(process: p.May) -> p.May:
    replace = msgspec.structs.replace
    what: Any = process.process
    if isinstance(what, p.TrashDigivolutionCards):
        return replace(process, process=replace(what, up_to=True))
    return replace(process, process=replace(what, target=replace(what.target, up_to=True)))


REPEATING_VERBS: Final[dict[type, Verb]] = {p.Repeat: _repeat}
