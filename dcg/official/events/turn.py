"""The course of a turn (rule 6) and memory (4-1)."""

from typing import ClassVar

from dcg.kernel.event import Event
from dcg.kernel.numbers import Count, Number, SeatNumber
from dcg.official.codes.numbers import Memory, ModifierId
from dcg.official.codes.turn import TurnStep


class TurnStarted(Event, frozen=True, tag=25):
    """A player's turn began: the start-of-turn timing, before unsuspending."""

    TOPIC: ClassVar[str] = "official.turn_started"
    RULES: ClassVar[tuple[str, ...]] = ("6-1-1", "6-2-1-1", "15-16-11")

    number: Count
    seat: SeatNumber


class StepStarted(Event, frozen=True, tag=26):
    """The next step of the turn began."""

    TOPIC: ClassVar[str] = "official.step_started"
    RULES: ClassVar[tuple[str, ...]] = ("6-1-2",)

    step: TurnStep


class EndOfTurnReached(Event, frozen=True, tag=27):
    """The end of the turn timing arrived: the turn end conditions are met."""

    TOPIC: ClassVar[str] = "official.end_of_turn_reached"
    RULES: ClassVar[tuple[str, ...]] = ("6-6-1", "15-8-3-6", "15-16-12")


class EndOfTurnPostponed(Event, frozen=True, tag=28):
    """Memory moved back to 0 or more at the end of the turn: the phase goes on."""

    TOPIC: ClassVar[str] = "official.end_of_turn_postponed"
    RULES: ClassVar[tuple[str, ...]] = ("6-6-4",)


class RememberedThisTurn(Event, frozen=True, tag=281):
    """Something happened that an effect may ask about until the turn ends: "if you've digivolved this turn".

    `what` is what is asked, as the first 8 bytes of the BLAKE2b-512 of its trigger condition in canonical JSON,
    and behind them, where it happened to the Digimon itself that asks, the number of its permanent in 4 bytes.
    `of` is the player of whose effects it is true. `seat` is the player with a card that asks.
    Private: it would tell the other player of that card. It has no ordinal.
    """

    TOPIC: ClassVar[str] = "official.remembered_this_turn"
    PRIVATE: ClassVar[bool] = True
    RULES: ClassVar[tuple[str, ...]] = ("15-6-1",)

    seat: SeatNumber
    of: SeatNumber
    what: bytes


class TurnEnded(Event, frozen=True, tag=29):
    """The turn is over. `expired` are the modifiers whose time ends with it, all at once."""

    TOPIC: ClassVar[str] = "official.turn_ended"
    RULES: ClassVar[tuple[str, ...]] = ("6-6-3",)

    expired: tuple[ModifierId, ...]


class Passed(Event, frozen=True, tag=30):
    """The turn player passed; memory is 3 on the opponent's side."""

    TOPIC: ClassVar[str] = "official.passed"
    RULES: ClassVar[tuple[str, ...]] = ("6-5-1-7-1",)

    memory: Memory


class MemorySet(Event, frozen=True, tag=31):
    """An effect moved the memory marker. `memory` is seen from seat 0."""

    TOPIC: ClassVar[str] = "official.memory_set"
    RULES: ClassVar[tuple[str, ...]] = ("4-1-4", "1-4-2-2")

    memory: Memory
    seat: SeatNumber


class CostPaid(Event, frozen=True, tag=32):
    """A cost was paid: base, change by effects, amount paid, memory after it from seat 0."""

    TOPIC: ClassVar[str] = "official.cost_paid"
    RULES: ClassVar[tuple[str, ...]] = ("4-1-1", "1-3-9")

    seat: SeatNumber
    base: Number
    change: Number
    paid: Number
    memory: Memory


class OverflowProcessed(Event, frozen=True, tag=33):
    """<Overflow> moved the memory marker at once, even in the middle of other processing."""

    TOPIC: ClassVar[str] = "official.overflow_processed"
    RULES: ClassVar[tuple[str, ...]] = ("4-17-1", "4-17-2", "4-17-5")

    seat: SeatNumber
    value: Number
    memory: Memory
