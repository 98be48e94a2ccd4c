"""Effects that were used as often as they can be in a turn (15-14)."""

from __future__ import annotations

from dcg.official.reading.compiled.effect import UPPER, CompiledEffect
from dcg.official.rules.match import OfficialMatch
from dcg.official.state.pending import use_key


def is_spent(
    match: OfficialMatch, compiled: CompiledEffect, effect_index: int, card: int, permanent: int
) -> bool:
    """Whether this effect of a card can't be used any more in this turn (15-14-1-1)."""
    if compiled.limit is None:
        return False
    used = match.state.uses.get(use_key(card, effect_index, permanent), 0)
    return used >= compiled.limit and used >= compiled.limit * _times(
        match, compiled, card, permanent
    )


def _times(match: OfficialMatch, compiled: CompiledEffect, card: int, permanent: int) -> int:
    """How often the permanent has the effect: one of a card under it is gained as often as effects say so, and
    each is used for itself (BT10-011#Q1943)."""
    held = match.state.permanents.get(permanent)
    if held is None or compiled.section != UPPER or card not in held.cards:
        return 1
    return match.board.view(held).stack.times_gained.get(
        (held.cards.index(card), compiled.index), 1
    )
