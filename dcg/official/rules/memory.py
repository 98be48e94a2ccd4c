"""Memory: gaining, losing, paying (rules 4-1, 1-4-2)."""

from __future__ import annotations

from dcg.official.codes.numbers import GAUGE
from dcg.official.events.turn import CostPaid, MemorySet
from dcg.official.rules.match import OfficialMatch
from dcg.official.state.board import Board


def moved(state: Board, seat: int, amount: int) -> int:
    """The memory seen from seat 0 after moving it toward `seat` by `amount`: no further than the
    gauge goes (1-4-2-2)."""
    after = state.memory + (amount if seat == 0 else -amount)
    return max(-GAUGE, min(GAUGE, after))


def can_pay(state: Board, seat: int, cost: int) -> bool:
    """Whether the marker can be moved that far (main-phase-8)."""
    return cost <= state.memory_of(seat) + GAUGE


def pay(match: OfficialMatch, seat: int, base: int, change: int) -> None:
    """Pays a cost; it is never below 0 (1-3-9)."""
    paid = max(0, base + change)
    match.emit(CostPaid(seat, base, change, paid, moved(match.state, seat, -paid)))


def gain(match: OfficialMatch, seat: int, amount: int) -> int:
    """An effect moves memory toward `seat` (away, if negative); how far it moved.

    The excess over 10 is lost (main-phase-23).
    """
    before = match.state.memory
    after = moved(match.state, seat, amount)
    if after == before:
        return 0
    match.emit(MemorySet(after, seat))
    return abs(after - before)


def set_to(match: OfficialMatch, seat: int, value: int) -> None:
    """An effect sets the memory of `seat`."""
    after = value if seat == 0 else -value
    if after != match.state.memory:
        match.emit(MemorySet(after, seat))
