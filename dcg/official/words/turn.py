"""The course of a turn and memory, in words."""

from __future__ import annotations

from dcg.kernel.event import Event
from dcg.official.events import turn as e
from dcg.official.words.wording import EventWording, Words, count


def _started(now: EventWording, event: e.TurnStarted) -> str:
    return f"Turn {event.number} of {now.seat(event.seat)} begins"


def _step(now: EventWording, event: e.StepStarted) -> str:
    return f"{now.seat(now.board.turn.player)}'s {event.step.words} begins"


def _end_reached(now: EventWording, event: e.EndOfTurnReached) -> str:
    seat = now.board.turn.player
    return f"The end of {now.seat(seat)}'s turn is reached (memory {now.board.memory_of(seat)})"


def _postponed(now: EventWording, event: e.EndOfTurnPostponed) -> str:
    seat = now.board.turn.player
    return f"{now.seat(seat)} has memory {now.board.memory_of(seat)} again: the turn goes on"


def _ended(now: EventWording, event: e.TurnEnded) -> str:
    over = f"; {count(len(event.expired), 'lasting effect')} end" if event.expired else ""
    return f"{now.seat(now.board.turn.player)}'s turn ends{over}"


def _passed(now: EventWording, event: e.Passed) -> str:
    seat = now.board.turn.player
    return f"{now.seat(seat)} passes ({now.memory(seat, event.memory)})"


def _memory(now: EventWording, event: e.MemorySet) -> str:
    seat = event.seat
    change = (event.memory - now.board.memory) * (1 if seat == 0 else -1)
    verb = "gains" if change >= 0 else "loses"
    return f"{now.seat(seat)} {verb} {abs(change)} memory ({now.memory(seat, event.memory)})"


def price(now: EventWording, event: e.CostPaid) -> str:
    """`3 (memory 3 -> 0)`, with how it came to be where effects changed it."""
    changed = ""
    if event.change:
        changed = f" ({event.base} {'+' if event.change > 0 else '-'} {abs(event.change)})"
    return f"{event.paid}{changed} ({now.memory(event.seat, event.memory)})"


def _remembered(now: EventWording, event: e.RememberedThisTurn) -> str:
    return f"What a card of {now.seat(event.seat)} asks about has happened this turn"


def _paid(now: EventWording, event: e.CostPaid) -> str:
    return f"{now.seat(event.seat)} pays {price(now, event)}"


def _overflow(now: EventWording, event: e.OverflowProcessed) -> str:
    moved = now.memory(event.seat, event.memory)
    return f"{now.seat(event.seat)} loses {abs(event.value)} memory by <Overflow> ({moved})"


WORDS: dict[type[Event], Words] = {
    e.TurnStarted: _started,
    e.StepStarted: _step,
    e.EndOfTurnReached: _end_reached,
    e.EndOfTurnPostponed: _postponed,
    e.RememberedThisTurn: _remembered,
    e.TurnEnded: _ended,
    e.Passed: _passed,
    e.MemorySet: _memory,
    e.CostPaid: _paid,
    e.OverflowProcessed: _overflow,
}
