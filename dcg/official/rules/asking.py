"""Asking players."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final, TypeVar

from dcg.kernel.decision import Decision
from dcg.official.codes.questions import Question
from dcg.official.events.options import No, Option, Yes
from dcg.official.rules.match import OfficialMatch

T = TypeVar("T")
Offered = TypeVar("Offered", bound=Option)

Asking = Generator[Any, Any, T]
"""A procedure: yields requests, and procedures within it; returns its result. What it is sent depends on
what it yielded: the option picked, the outcome of chance, what the other procedure returned."""


def ask(
    match: OfficialMatch,
    seat: int,
    question: Question,
    options: Sequence[Offered],
    context: tuple[int, ...] = (),
) -> Asking[Offered]:
    """One pick of the options; the only one of a single option is not asked."""
    if len(options) == 1:
        return options[0]
    guard = match.loop_guard
    if guard is None:
        only: Offered = yield Decision(seat, question, options, context)
        return only
    left = guard.allowed(match, options)
    picked: Offered = left[0] if len(left) == 1 else (yield Decision(seat, question, left, context))
    guard.picked(match, options, picked)
    return picked


_YES_NO: Final = (Yes(), No())


def confirm(
    match: OfficialMatch, seat: int, question: Question, context: tuple[int, ...] = ()
) -> Asking[bool]:
    """Whether the player accepts."""
    picked = yield from ask(match, seat, question, _YES_NO, context)
    return type(picked) is Yes
