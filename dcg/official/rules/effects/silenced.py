"""Effects that must not activate upon their timing, because an effect forbids it (15-1-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dcg.official.reading.compiled.effect import CompiledEffect
from dcg.official.reading.view import View

if TYPE_CHECKING:
    from dcg.official.events.effects import About

SILENCED: Final = {
    "played": ("on_play", "activate_on_play_effects"),
    "digivolved": ("when_digivolving", "activate_when_digivolving_effects"),
    "attacks": ("when_attacking", "activate_when_attacking_effects"),
    "deleted": ("on_deletion", "activate_on_deletion_effects"),
}
"""By what happens, the icon of effects that wait for it, and what forbids these to activate."""

TIMING: Final = "timing:"
"""Begins the name under which an effect of several timings keeps that of its trigger: forbidden upon the
one, it still activates upon the other (BT5-085#Q5520)."""


def is_silenced(view: View | None, compiled: CompiledEffect, event: str) -> bool:
    """Whether what has the effect can't activate it upon this (BT5-085#Q1355)."""
    if event not in SILENCED or view is None:
        return False
    icon, restriction = SILENCED[event]
    return icon in compiled.effect.icons and view.is_forbidden(restriction)


def timing_of(compiled: CompiledEffect, about: About | None) -> str:
    """What the effect triggered upon."""
    if about is not None:
        for binding in about.bindings:
            if binding.name.startswith(TIMING):
                return binding.name.removeprefix(TIMING)
    return compiled.triggers[0].event if len(compiled.triggers) == 1 else ""
