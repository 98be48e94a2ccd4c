"""When effects that name a phase or a turn can be used, or happen."""

from __future__ import annotations

from typing import Final, NamedTuple

from dcg.battle_evolution.codes.turn import Phase
from dcg.battle_evolution.language.effect import AnyPhase, Effect, PhaseBegins


class TurnPhase(NamedTuple):
    """A phase, by its word in the card language, of the turn of a card's player or of the other's."""

    phase: str
    own: bool


TURN_PHASES: Final[dict[Phase, tuple[TurnPhase, ...]]] = {
    phase: (TurnPhase(phase.words, False), TurnPhase(phase.words, True)) for phase in Phase
}
"""By phase: that of the other's turn, and that of the own."""


def is_named(timing: PhaseBegins | AnyPhase, now: TurnPhase) -> bool:
    """Whether a timing names this phase and turn (f-timing-15, f-timing-16)."""
    if timing.phase is not None and timing.phase != now.phase:
        return False
    return timing.turn == "both" or now.own == (timing.turn == "own")


def is_for(effect: Effect, now: TurnPhase) -> bool:
    """Whether every phase and turn that an effect names is this one (f-timing-14)."""
    return all(
        is_named(timing, now)
        for timing in effect.when
        if isinstance(timing, PhaseBegins | AnyPhase)
    )


def in_any_phase(effect: Effect, now: TurnPhase) -> bool:
    """Whether an Any Phase effect can be used in this phase and turn (g-any-phase-1)."""
    return all(is_named(timing, now) for timing in effect.when if isinstance(timing, AnyPhase))


def can_activate(effect: Effect, now: TurnPhase) -> bool:
    """ACTIVATE is for the turn player, unless further text widens it (f-activate-1, f-activate-2)."""
    widened = [timing for timing in effect.when if isinstance(timing, AnyPhase)]
    if widened:
        return any(is_named(timing, now) for timing in widened)
    return now.own


def can_turbo(effect: Effect, now: TurnPhase) -> bool:
    """Whether a support can be played as Any Phase in this phase (g-turbo)."""
    return effect.turbo is not None and effect.turbo.phase in (None, now.phase)
