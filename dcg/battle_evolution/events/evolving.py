"""Digimon becoming active."""

from __future__ import annotations

from typing import ClassVar

from dcg.battle_evolution.codes.numbers import Amount, EffectOrdinal, KinNumber
from dcg.battle_evolution.codes.places import Zone
from dcg.battle_evolution.codes.turn import Method, Shortfall
from dcg.kernel.event import Event, ObjectId
from dcg.kernel.numbers import Count, SeatNumber


class DigimonPlayed(Event, frozen=True, tag=52):
    """A Digimon was played to an empty active zone, with these properties (3-10, 3-12)."""

    TOPIC: ClassVar[str] = "battle_evolution.digimon_played"
    RULES: ClassVar[tuple[str, ...]] = ("3-10", "3-12", "g-abnormal-1")

    seat: SeatNumber
    card: ObjectId
    zone: Zone
    abnormal: bool
    hp: Amount
    powers: tuple[Amount, Amount, Amount]
    kinds: tuple[KinNumber, ...]


class DigimonEvolved(Event, frozen=True, tag=53):
    """A card went on top of the active stack; its printed properties count now.

    `place` counts from the top of a deck it comes from, -1 for any other zone.
    """

    TOPIC: ClassVar[str] = "battle_evolution.evolved"
    RULES: ClassVar[tuple[str, ...]] = ("3-14", "3-16", "4.1-20", "4.2-19", "4.3-19", "5-5")

    seat: SeatNumber
    card: ObjectId
    zone: Zone
    method: Method
    hp: Amount
    powers: tuple[Amount, Amount, Amount]
    kinds: tuple[KinNumber, ...]
    places: tuple[Count, ...] = ()


class EvolutionFailed(Event, frozen=True, tag=54):
    """A requirement was not met (4.1-16, 4.2-15, 4.3-16)."""

    TOPIC: ClassVar[str] = "battle_evolution.evolution_failed"
    RULES: ClassVar[tuple[str, ...]] = ("4.1-16", "4.2-15", "4.3-16")

    seat: SeatNumber
    reason: Shortfall


class BonusActivated(Event, frozen=True, tag=55):
    """A bonus of an evo-box activated, by its place in the box (4-12)."""

    TOPIC: ClassVar[str] = "battle_evolution.bonus_activated"
    RULES: ClassVar[tuple[str, ...]] = ("4-12", "4-13", "4.1-18", "4.1-23", "4.3-25", "4.3-26")

    seat: SeatNumber
    card: ObjectId
    ordinal: EffectOrdinal
    permanent: bool


class DpSet(Event, frozen=True, tag=56):
    """A player's DP are these now (4-18, 4.1-10)."""

    TOPIC: ClassVar[str] = "battle_evolution.dp_changed"
    RULES: ClassVar[tuple[str, ...]] = ("1-8", "4-18", "4-27", "4.1-10")

    seat: SeatNumber
    dp: Amount


class FlatSet(Event, frozen=True, tag=57):
    """So many flat tokens lie before a player's active (g-flatten-1, 4.3-12, 4.3-17)."""

    TOPIC: ClassVar[str] = "battle_evolution.flat_changed"
    RULES: ClassVar[tuple[str, ...]] = ("g-flatten-1", "4.3-12", "4.3-17")

    seat: SeatNumber
    flat: Count


class AbnormalSet(Event, frozen=True, tag=58):
    """The active became abnormal, or is no more (g-abnormal-4)."""

    TOPIC: ClassVar[str] = "battle_evolution.abnormal_changed"
    RULES: ClassVar[tuple[str, ...]] = ("g-abnormal-4", "g-abnormal-5", "g-abnormal-6")

    seat: SeatNumber
    abnormal: bool


class KindsSet(Event, frozen=True, tag=59):
    """The types of a player's active are these now (9-4, r-1, r-6)."""

    TOPIC: ClassVar[str] = "battle_evolution.types_changed"
    RULES: ClassVar[tuple[str, ...]] = ("9-4", "r-1", "r-6")

    seat: SeatNumber
    kinds: tuple[KinNumber, ...]
    dominion: bool = False


class NamesSet(Event, frozen=True, tag=60):
    """The active has these names besides its own, or instead of it (9-4)."""

    TOPIC: ClassVar[str] = "battle_evolution.names_changed"
    RULES: ClassVar[tuple[str, ...]] = ("9-4",)

    seat: SeatNumber
    called: tuple[str, ...]
    instead: bool


class ActiveReset(Event, frozen=True, tag=61):
    """The active is as evolved: its printed properties count (3-16); or another card of the stack is
    on top now."""

    TOPIC: ClassVar[str] = "battle_evolution.active_reset"
    RULES: ClassVar[tuple[str, ...]] = ("3-16", "5-5")

    seat: SeatNumber
    hp: Amount
    powers: tuple[Amount, Amount, Amount]
    kinds: tuple[KinNumber, ...]
