"""Whether a condition was paid: whether anything happened by it (15-7-2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dcg.kernel.course import KERNEL_EVENTS
from dcg.kernel.event import Event
from dcg.official.events.cards import RevealEnded
from dcg.official.events.effects import (
    EffectActivated,
    EffectsTriggered,
    LoopDeclared,
    LoopRepeated,
    PendingEnded,
    PersistentEffectsChanged,
    PersistentEffectsKept,
    UnsupportedMet,
)
from dcg.official.events.field import DeclarationFailed, Declared, DnaDeclared
from dcg.official.events.linking import AppFusionDeclared
from dcg.official.events.setup import Answered
from dcg.official.events.turn import RememberedThisTurn

_NOTHING_CHANGED: Final = frozenset(
    {
        *KERNEL_EVENTS,
        Answered,
        AppFusionDeclared,
        DeclarationFailed,
        Declared,
        DnaDeclared,
        EffectActivated,
        EffectsTriggered,
        LoopDeclared,
        LoopRepeated,
        PendingEnded,
        PersistentEffectsChanged,
        PersistentEffectsKept,
        RememberedThisTurn,
        RevealEnded,
        UnsupportedMet,
    }
)
"""Events that say what was chosen, begun, ended or given up, but pay for nothing."""


def something_changed(events: Iterable[Event]) -> bool:
    """Whether any of these events changed anything in the game."""
    return any(type(event) not in _NOTHING_CHANGED for event in events)
