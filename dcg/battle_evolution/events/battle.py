"""Attacks, damage, knock-outs."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from dcg.battle_evolution.codes.absent import ANY_ATTACK, HIDDEN_ATTACK, NO_CARD, NO_LEVEL
from dcg.battle_evolution.codes.cards import Ability, Attack
from dcg.battle_evolution.codes.numbers import Amount, AttackNumber, ChosenAttack, KinNumber
from dcg.kernel.event import Event, ObjectId
from dcg.kernel.numbers import Count, Number, SeatNumber


class AttacksChosen(Event, frozen=True, tag=64):
    """Both players chose an attack in secret (6-4). By seat; -1 for one that is hidden."""

    TOPIC: ClassVar[str] = "battle_evolution.attacks_chosen"
    RULES: ClassVar[tuple[str, ...]] = ("6-4", "6-5")

    attacks: tuple[ChosenAttack, ChosenAttack]

    def redacted(self, seat: int) -> AttacksChosen:
        """Without the other seat's."""
        own = self.attacks[seat]
        return AttacksChosen((own, HIDDEN_ATTACK) if seat == 0 else (HIDDEN_ATTACK, own))


class AttackShown(Event, frozen=True, tag=65):
    """A player showed the chosen attack before the Battle Phase (7-12)."""

    TOPIC: ClassVar[str] = "battle_evolution.attack_revealed"
    RULES: ClassVar[tuple[str, ...]] = ("7-12", "f-jamming-1", "f-jamming-15")

    seat: SeatNumber
    attack: Attack


class AttacksRevealed(Event, frozen=True, tag=66):
    """Both attacks were revealed (8-3)."""

    TOPIC: ClassVar[str] = "battle_evolution.attacks_revealed"
    RULES: ClassVar[tuple[str, ...]] = ("8-3",)

    attacks: tuple[ChosenAttack, ChosenAttack]


class AttackChanged(Event, frozen=True, tag=67):
    """A player's attack is another one now, for both to see."""

    TOPIC: ClassVar[str] = "battle_evolution.attack_changed"

    seat: SeatNumber
    attack: Attack


class GivenAbility(
    msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True
):
    """An attack ability and what it is about.

    `attack` has it (-1: all attacks), `against` is the attack it names (-1: any), `amount` its
    number, `kinds` and `level` the types and level it names (-1: none); `permanent` ones stay when
    lingering effects end.
    """

    ability: Ability
    attack: AttackNumber = ANY_ATTACK
    against: AttackNumber = ANY_ATTACK
    amount: Amount = 0
    kinds: tuple[KinNumber, ...] = ()
    level: Number = NO_LEVEL
    permanent: bool = False


class AbilityGained(Event, frozen=True, tag=68):
    """Attacks of a player gained an ability (f-lingering-4)."""

    TOPIC: ClassVar[str] = "battle_evolution.ability_gained"
    RULES: ClassVar[tuple[str, ...]] = ("a-0-1", "f-lingering-4")

    seat: SeatNumber
    ability: GivenAbility


class AbilitiesVoided(Event, frozen=True, tag=69):
    """The abilities of an attack of a player are void, -1 for all attacks (8-6, a-jamming-1).

    `kinds` are the abilities meant, all but Jamming where none is said (8-7).
    """

    TOPIC: ClassVar[str] = "battle_evolution.abilities_voided"
    RULES: ClassVar[tuple[str, ...]] = ("8-6", "8-7", "a-jamming-1", "f-jamming-8")

    seat: SeatNumber
    attack: AttackNumber
    kinds: tuple[Ability, ...] = ()


class AbilityApplied(Event, frozen=True, tag=70):
    """An attack ability of a player applied (8-5)."""

    TOPIC: ClassVar[str] = "battle_evolution.attack_abilities_applied"
    RULES: ClassVar[tuple[str, ...]] = ("8-5", "8-35")

    seat: SeatNumber
    ability: GivenAbility


class FirstAttacksSet(Event, frozen=True, tag=71):
    """The 1st Attacks the players have, in the order they were gained, by seat (8-4 to 8-12).

    `barred` are the seats that cannot gain one (8-13).
    """

    TOPIC: ClassVar[str] = "battle_evolution.first_attack_gained"
    RULES: ClassVar[tuple[str, ...]] = ("8-4", "8-9", "8-10", "8-12", "8-13")

    gains: tuple[SeatNumber, ...]
    barred: tuple[SeatNumber, ...] = ()


class PowersSet(Event, frozen=True, tag=72):
    """The Powers of a player's active are these now; `base` is what they go back to (1-12, s-8)."""

    TOPIC: ClassVar[str] = "battle_evolution.power_changed"
    RULES: ClassVar[tuple[str, ...]] = ("1-12", "g-boost-1")

    seat: SeatNumber
    powers: tuple[Amount, Amount, Amount]
    base: tuple[Amount, Amount, Amount]


class DamageDealt(Event, frozen=True, tag=73):
    """An attack took HP from a player's active (8-17, 8-21); `countered`: it was that player's own."""

    TOPIC: ClassVar[str] = "battle_evolution.damage_dealt"
    RULES: ClassVar[tuple[str, ...]] = ("1-11", "8-17", "8-21", "8-22", "8-23")

    seat: SeatNumber
    attack: Attack
    amount: Amount
    hp: Amount
    countered: bool = False


class HpSet(Event, frozen=True, tag=74):
    """The HP of a player's active are these now (1-10)."""

    TOPIC: ClassVar[str] = "battle_evolution.hp_set"
    RULES: ClassVar[tuple[str, ...]] = ("1-10", "8-18", "a-crash-3", "a-drain-1", "g-recover-1")

    seat: SeatNumber
    hp: Amount


class AttackFailed(Event, frozen=True, tag=75):
    """A player's attack does nothing: it was countered (8-22), or both players counter (8-15)."""

    TOPIC: ClassVar[str] = "battle_evolution.attack_failed"
    RULES: ClassVar[tuple[str, ...]] = ("8-15", "8-22", "f-counter-6")

    seat: SeatNumber
    by_counter: bool


class RevivalSet(Event, frozen=True, tag=76):
    """Revival is set: KO'd this turn, the active comes back with these HP (g-revive-1)."""

    TOPIC: ClassVar[str] = "battle_evolution.revival_set"
    RULES: ClassVar[tuple[str, ...]] = ("g-revive-1", "g-revive-2")

    seat: SeatNumber
    hp: Amount


class KnockedOut(Event, frozen=True, tag=77):
    """A player's active was knocked out, worth so many KO points (8-26, 8-29, 8-32)."""

    TOPIC: ClassVar[str] = "battle_evolution.knocked_out"
    RULES: ClassVar[tuple[str, ...]] = ("8-26", "8-29", "8-32", "g-flatten-3", "g-flatten-4")

    seat: SeatNumber
    card: ObjectId
    worth: Count


class DigimonRevived(Event, frozen=True, tag=78):
    """A KO'd active stays, reset as evolved, with these HP (8-28, g-revive-5)."""

    TOPIC: ClassVar[str] = "battle_evolution.revived"
    RULES: ClassVar[tuple[str, ...]] = ("8-28", "g-revive-3", "g-revive-5", "g-revive-7")

    seat: SeatNumber
    hp: Amount
    powers: tuple[Amount, Amount, Amount]
    kinds: tuple[KinNumber, ...]


class ActiveLeft(Event, frozen=True, tag=79):
    """The active zone of a player is empty: what belonged to the Digimon is gone (8-27)."""

    TOPIC: ClassVar[str] = "battle_evolution.active_left"
    RULES: ClassVar[tuple[str, ...]] = ("8-27", "g-flatten-7")

    seat: SeatNumber


class KoPointsSet(Event, frozen=True, tag=80):
    """A player has so many KO points (8-33, 8-34)."""

    TOPIC: ClassVar[str] = "battle_evolution.ko_points_set"
    RULES: ClassVar[tuple[str, ...]] = ("8-33", "8-34", "0-3")

    seat: SeatNumber
    points: Count


class SupportVoided(Event, frozen=True, tag=81):
    """A support is void (7-8): what it has left to do does not happen. `by` is the card that did it."""

    TOPIC: ClassVar[str] = "battle_evolution.support_voided"
    RULES: ClassVar[tuple[str, ...]] = ("7-7", "7-8", "7-12", "g-void")

    seat: SeatNumber
    card: ObjectId
    by: ObjectId = NO_CARD


class SupportDeclined(Event, frozen=True, tag=82):
    """A player plays no support (7-4, 7-5)."""

    TOPIC: ClassVar[str] = "battle_evolution.support_declined"
    RULES: ClassVar[tuple[str, ...]] = ("7-4", "7-5")

    seat: SeatNumber


class WorthSet(Event, frozen=True, tag=83):
    """The active of a player is worth so many KO points."""

    TOPIC: ClassVar[str] = "battle_evolution.knock_out_worth_set"

    seat: SeatNumber
    worth: Count


class LingeringVoided(Event, frozen=True, tag=84):
    """The lingering effects on a player's active are void (f-lingering-4)."""

    TOPIC: ClassVar[str] = "battle_evolution.lingering_voided"
    RULES: ClassVar[tuple[str, ...]] = ("f-lingering-4",)

    seat: SeatNumber
