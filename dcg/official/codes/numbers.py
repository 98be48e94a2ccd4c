"""The numbers that only this game's events have (see `dcg.kernel.numbers`)."""

from __future__ import annotations

from typing import Annotated, Final

from dcg.kernel.numbers import Range
from dcg.official.codes.absent import (
    KEYWORD_BY_RULE,
    NO_DEFINITION,
    NO_MODIFIER,
    NO_PERMANENT,
    WHOLE_EFFECT,
    WITHIN_ANOTHER,
)

DEFINITION, PERMANENT, PENDING, MODIFIER = "definition", "permanent", "effect", "lasting effect"
"""What events name by number, beside cards; those that wait and those registered count as one."""

GAUGE: Final = 10
"""The memory gauge goes so far to both sides (1-4-2-2)."""

STATEMENTS: Final = 1000
"""An effect has fewer statements: so the index of an effect that another one gives is one number."""

DefinitionPlace = Annotated[int, Range(NO_DEFINITION, of=DEFINITION)]
"""The place of a definition among those given, or `NO_DEFINITION`."""

PermanentId = Annotated[int, Range(NO_PERMANENT, of=PERMANENT)]
"""A permanent, also one that has left; or -1, where the field says what that stands for."""

PendingId = Annotated[int, Range(WITHIN_ANOTHER, of=PENDING)]
"""An effect that waits or a process that is registered; `NOT_WAITING` or `WITHIN_ANOTHER`."""

ModifierId = Annotated[int, Range(0, of=MODIFIER)]
"""Something an effect gave."""

MomentNumber = Annotated[int, Range(NO_MODIFIER)]
"""A moment counted among what effects gave (15-8-2-5), or -1 for before all of it."""

EffectIndex = Annotated[int, Range(-2 - STATEMENTS**2)]
"""An effect of a card (docs/log-format.md), `KEYWORD_BY_RULE`, or below it one that another gave."""

StatementNumber = Annotated[int, Range(WHOLE_EFFECT, STATEMENTS - 1)]
"""A statement of an effect, or -1 for none."""

Memory = Annotated[int, Range(-GAUGE, GAUGE)]
"""Where the memory marker is, seen from seat 0."""


def given_index(effect_index: int, statement: int) -> int:
    """The index of the effect that a statement of another effect gives."""
    return KEYWORD_BY_RULE - 1 - (effect_index * STATEMENTS + statement)


def giver_of(given: int) -> tuple[int, int]:
    """Which effect gives the effect of this index, and in which of its statements."""
    return divmod(KEYWORD_BY_RULE - 1 - given, STATEMENTS)
