"""Turns and phases."""

from __future__ import annotations

from typing import ClassVar

from dcg.battle_evolution.codes.turn import Phase
from dcg.kernel.event import Event
from dcg.kernel.numbers import Count, SeatNumber


class TurnBegun(Event, frozen=True, tag=44):
    """A turn began. `position` is a number for the position: where it comes back, a match without end
    ends (s-2). A seat's log has it not, for it is taken of hidden cards too."""

    TOPIC: ClassVar[str] = "battle_evolution.turn_started"
    RULES: ClassVar[tuple[str, ...]] = ("2-13", "9-9")

    number: Count
    seat: SeatNumber
    position: Count

    def redacted(self, seat: int) -> TurnBegun:
        """Without the number for the position."""
        return TurnBegun(self.number, self.seat, 0)


class PhaseBegun(Event, frozen=True, tag=45):
    """A phase began."""

    TOPIC: ClassVar[str] = "battle_evolution.phase_started"

    phase: Phase


class PhaseSkipped(Event, frozen=True, tag=46):
    """A phase is skipped: in the first turn (6-1, 7-1, 8-1), or with nobody to attack (6-2)."""

    TOPIC: ClassVar[str] = "battle_evolution.phase_skipped"
    RULES: ClassVar[tuple[str, ...]] = ("6-1", "6-2", "7-1", "8-1")

    phase: Phase


class LingeringEnded(Event, frozen=True, tag=47):
    """All lingering effects ended: Powers are what they are without them (9-3)."""

    TOPIC: ClassVar[str] = "battle_evolution.lingering_ended"
    RULES: ClassVar[tuple[str, ...]] = ("1-12", "9-3", "9-8")
