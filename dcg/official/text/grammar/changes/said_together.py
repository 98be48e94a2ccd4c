"""What one subject gets in one sentence: the processes it means, together and apart."""

from __future__ import annotations

from typing import Any

import msgspec

from dcg.official.language.processes import (
    GainEffect,
    GainKeyword,
    Immune,
    ModifyDP,
    Permit,
    Restrict,
    RestrictPlayer,
    TreatAs,
)
from dcg.official.language.selectors import (
    All,
    Choose,
    Ref,
)
from dcg.official.language.terms import Restriction
from dcg.official.text.grammar.changes.restrictions import SUBJECT
from dcg.official.text.grammar.choices import sparing

PREDICATES = (ModifyDP, GainKeyword, GainEffect, Restrict, Permit, Immune, TreatAs)
"""Processes that have a target and a duration and are said of a subject."""

Steps = tuple[Any, ...]


def alone(it: Any) -> Steps:
    """One process alone."""
    return (it,)


def only_one(steps: Steps) -> dict[str, Any] | None:
    """The one process there is."""
    return {"it": steps[0]} if len(steps) == 1 else None


def all_forbidden(all: tuple[Restriction, ...]) -> Steps:
    """What can't be done, a restriction each."""
    return tuple(Restrict(SUBJECT, each) for each in all)


def never_written(node: Any) -> None:
    """A list that is only read."""


def put(subject: Any, items: tuple[Steps, ...], duration: Any) -> Steps:
    """The processes, with the subject and duration; what was chosen once is "it" afterwards."""
    again = Ref("it") if isinstance(subject, Choose) else subject
    out = []
    for number, item in enumerate(each for said in items for each in said):
        target = again if number else subject
        out.append(msgspec.structs.replace(item, target=target, duration=duration))
    return tuple(out)


def is_timed(item: Any) -> bool:
    """Whether its duration is part of what is forbidden: "can't unsuspend during ..."."""
    return isinstance(item, Restrict) and item.restriction == "unsuspend_in_unsuspend_phase"


def groups(steps: Steps) -> list[Steps]:
    """Consecutive predicates of one subject and duration together, and what is spared with what is done to
    all others; everything else alone."""
    out: list[Steps] = []
    for step in steps:
        if out and sparing.goes_on(out[-1][0], step):
            out[-1] = (*out[-1], step)
        elif out and _said_of_a_player_too(out[-1], step):
            out[-1] = (*out[-1], step)
        elif (
            out
            and isinstance(step, PREDICATES)
            and isinstance(out[-1][0], PREDICATES)
            and _go_together(out[-1][0], step)
        ):
            out[-1] = (*out[-1], step)
        else:
            out.append((step,))
        if len(out) > 1 and _said_of_both(out[-2], out[-1]):
            out[-2:] = [(*out[-2], *out[-1])]
    return out


def _said_of_both(one: Steps, other: Steps) -> bool:
    """Whether the same is said of this one and then of all of a kind, as long as the effect is active."""
    if not isinstance(other[-1], PREDICATES) or not isinstance(other[-1].target, All):
        return False
    target = other[-1].target
    return all(
        isinstance(each, PREDICATES)
        and each.target == Ref("this")
        and each.duration == "while_active"
        for each in one
    ) and other == tuple(msgspec.structs.replace(each, target=target) for each in one)


def _said_of_a_player_too(before: Steps, step: Any) -> bool:
    """ "Can't play or move": the same cards, for as long."""
    first = before[0]
    if not isinstance(first, RestrictPlayer) or not isinstance(step, RestrictPlayer):
        return False
    alike = msgspec.structs.replace(first, restriction=step.restriction) == step
    return alike and (first.restriction, step.restriction) == ("play", "move") and bool(first.match)


def _go_together(first: Any, second: Any) -> bool:
    if first.duration != second.duration or is_timed(first) or is_timed(second):
        return False
    if isinstance(first.target, Choose):
        bind = first.target.bind
        return bind is not None and bool(second.target == Ref(bind))
    return bool(first.target == second.target)
