"""A number without a most, asked in steps: how often a loop repeats (18-3-3).

A decision is one pick from a finite list. So the first list goes from 0 to 10 and has "more" at its end, the
next one from 10 to 90 in tens with "more" again, and so on; where a number is picked, the lists after it have
what lies between that and the next, in tenths of the step, down to ones.
"""

from __future__ import annotations

from typing import Final

from dcg.kernel.numbers import LARGEST
from dcg.official.codes import questions
from dcg.official.codes.absent import NO_CARD
from dcg.official.events.options import Option, PickNumber, Yes
from dcg.official.rules.asking import Asking, ask
from dcg.official.rules.match import OfficialMatch

AT_FIRST: Final = 10
"""Numbers up to this one are offered at once."""


def declared(match: OfficialMatch, seat: int) -> Asking[int]:
    """The number of times that a player says, 0 or more: as large as an event can hold."""
    step = 1
    offered = range(AT_FIRST + 1)
    picked = yield from _asked(match, seat, (), offered, more=True)
    while picked is None:
        step *= 10
        offered = _up_to_the_largest(0, step)[1:]
        more = step * 10 <= LARGEST
        picked = yield from _asked(match, seat, (NO_CARD, step), offered, more=more)
    while step > 1:
        step //= 10
        offered = _up_to_the_largest(picked, step)
        least = yield from _asked(match, seat, (NO_CARD, step, picked), offered, more=False)
        assert least is not None
        picked = least
    return picked


def span(context: tuple[int, ...], number: int) -> range:
    """The numbers that one on the list stands for, given the context of its question."""
    step = context[1] if len(context) > 1 else 1
    return range(number, min(number + step, LARGEST + 1))


def _up_to_the_largest(first: int, step: int) -> range:
    return range(first, min(first + 10 * step, LARGEST + 1), step)


def _asked(
    match: OfficialMatch, seat: int, context: tuple[int, ...], numbers: range, *, more: bool
) -> Asking[int | None]:
    """One of these numbers, or None for more."""
    options: list[Option] = [PickNumber(number) for number in numbers]
    if more:
        options.append(Yes())
    picked = yield from ask(match, seat, questions.LOOP_COUNT, options, context)
    return picked.number if isinstance(picked, PickNumber) else None
