"""Effects of cards, and what lasts of them."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from dcg.battle_evolution.codes.absent import NO_CARD
from dcg.battle_evolution.codes.numbers import Amount, EffectOrdinal
from dcg.battle_evolution.codes.turn import Shortfall
from dcg.kernel.event import Event, ObjectId
from dcg.kernel.numbers import Count, Number, SeatNumber


class EffectUsed(Event, frozen=True, tag=88):
    """An effect of a card began to resolve, by its place among the card's effects (1-22)."""

    TOPIC: ClassVar[str] = "battle_evolution.effect_activated"
    RULES: ClassVar[tuple[str, ...]] = ("1-22", "1-23", "f-order-3")

    seat: SeatNumber
    card: ObjectId
    ordinal: EffectOrdinal


class EffectMisfired(Event, frozen=True, tag=89):
    """A sentence of an effect could not apply (7-11, f-if-1)."""

    TOPIC: ClassVar[str] = "battle_evolution.effect_misfired"
    RULES: ClassVar[tuple[str, ...]] = ("7-11", "1-24", "f-if-1", "f-cost-4")

    seat: SeatNumber
    card: ObjectId
    ordinal: EffectOrdinal
    reason: Shortfall


class CostMet(Event, frozen=True, tag=90):
    """What stands before the colon was done in full (f-cost-2)."""

    TOPIC: ClassVar[str] = "battle_evolution.cost_met"
    RULES: ClassVar[tuple[str, ...]] = ("f-cost-1", "f-cost-2")

    seat: SeatNumber
    card: ObjectId
    ordinal: EffectOrdinal


class OncePerTurnUsed(Event, frozen=True, tag=91):
    """An effect that can be used once a turn was used (g-1-turn-1)."""

    TOPIC: ClassVar[str] = "battle_evolution.once_per_turn_used"
    RULES: ClassVar[tuple[str, ...]] = ("g-1-turn-1",)

    card: ObjectId
    ordinal: EffectOrdinal


class ActivateUsed(Event, frozen=True, tag=92):
    """A card's ACTIVATE effect was used: not again, and the card is deleted when it leaves (f-activate-3)."""

    TOPIC: ClassVar[str] = "battle_evolution.activate_used"
    RULES: ClassVar[tuple[str, ...]] = ("f-activate-3", "f-activate-4")

    card: ObjectId


class Lasting(msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True):
    """Something in force for a seat: what it is (`kind`, with its `value`), from which card, and until
    when: the end of the turn, or, `permanent`, until the active changes."""

    kind: Number
    seat: SeatNumber
    value: Amount
    source: ObjectId = NO_CARD
    permanent: bool = False


class LastingGained(Event, frozen=True, tag=93):
    """Something is in force from now on."""

    TOPIC: ClassVar[str] = "battle_evolution.lasting_gained"
    RULES: ClassVar[tuple[str, ...]] = ("f-lingering-1", "f-lingering-4")

    lasting: Lasting


class LastingEnded(Event, frozen=True, tag=94):
    """Something is in force no more, by its place in the list."""

    TOPIC: ClassVar[str] = "battle_evolution.lasting_ended"

    place: Count


class KeptDpSet(Event, frozen=True, tag=95):
    """An attachment tracks so many DP (f-no-dp-3, f-no-dp-6)."""

    TOPIC: ClassVar[str] = "battle_evolution.kept_dp_set"
    RULES: ClassVar[tuple[str, ...]] = ("f-no-dp-3", "f-no-dp-6", "f-no-dp-7")

    card: ObjectId
    dp: Amount
