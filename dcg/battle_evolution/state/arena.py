"""The whole state of a match: what it holds, and the ways to look at it."""

from __future__ import annotations

from dcg.battle_evolution.state.contents import Contents
from dcg.battle_evolution.state.plain import canonical, recurrence
from dcg.battle_evolution.state.seat_sight import seen_by


class Arena(Contents):
    """The state of a match as the kernel sees it; `Contents` has every fact."""

    __slots__ = ()

    def canonical(self) -> dict[str, object]:
        """Plain data for the digest."""
        return canonical(self)

    def view(self, seat: int) -> Arena:
        """What `seat` may know: hidden cards become -1, the others the seat's own handles."""
        return seen_by(self, seat)

    def recurrence(self) -> object:
        """The position without ids and counters (s-2)."""
        return recurrence(self)
