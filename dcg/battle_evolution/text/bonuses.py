"""Whom a bonus of an evo-box is for, where its short words do not say it (f-evo-bonus-1, f-evo-bonus-2)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from dcg.battle_evolution.language.processes import (
    Boost,
    ChangeDp,
    ChooseOf,
    Discard,
    LoseType,
    MultiplyHp,
    MultiplyPower,
    Process,
    Trash,
)
from dcg.battle_evolution.language.selectors import Cards

_EITHER: Final = (Trash, LoseType)
"""What may be welcome to either player, so that the one who applies the bonus chooses."""


def meant(process: Process) -> Process:
    """A bonus without a word on whose it is: own, unless that would hurt; in doubt the player chooses.

    >>> meant(Boost(-10)).whose, meant(Boost(10)).whose
    ('opponent', 'own')
    >>> [option.whose for option in meant(Trash(2)).options]
    ['own', 'opponent']
    """
    if isinstance(process, _EITHER):
        return ChooseOf((process, msgspec.structs.replace(process, whose="opponent")))
    return _for_opponent(process) if _hurts(process) else process


def _hurts(process: Any) -> bool:
    if isinstance(process, Discard):
        return isinstance(process.cards, Cards) and not process.dark
    if isinstance(process, Boost | ChangeDp):
        return isinstance(process.by, int) and process.by < 0
    return isinstance(process, MultiplyHp | MultiplyPower) and process.divided > 1


def _for_opponent(process: Any) -> Process:
    if isinstance(process, Discard):
        cards = msgspec.structs.replace(process.cards, whose="opponent")
        return msgspec.structs.replace(process, cards=cards)
    turned: Process = msgspec.structs.replace(process, whose="opponent")
    return turned
