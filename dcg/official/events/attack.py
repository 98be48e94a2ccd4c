"""Attacks, blocks, battles and security checks (rules 11 to 14)."""

from typing import ClassVar

from dcg.kernel.event import Event, ObjectId
from dcg.kernel.numbers import Number, SeatNumber
from dcg.official.codes.attack import AttackTiming, BattleWinner
from dcg.official.codes.numbers import ModifierId, PermanentId


class AttackDeclared(Event, frozen=True, tag=70):
    """An attack was declared on a permanent, or with `target` -1 on the player."""

    TOPIC: ClassVar[str] = "official.attack_declared"
    RULES: ClassVar[tuple[str, ...]] = ("11-2-8-1",)

    attacker: PermanentId
    target: PermanentId


class AttackTimingReached(Event, frozen=True, tag=71):
    """The next timing of the attack began."""

    TOPIC: ClassVar[str] = "official.attack_timing_reached"
    RULES: ClassVar[tuple[str, ...]] = ("11-1-3", "11-1-4")

    timing: AttackTiming


class Blocked(Event, frozen=True, tag=72):
    """A Digimon blocked: the attack's target switched to it."""

    TOPIC: ClassVar[str] = "official.blocked"
    RULES: ClassVar[tuple[str, ...]] = ("12-1-1", "12-1-7")

    blocker: PermanentId


class AttackTargetSwitched(Event, frozen=True, tag=73):
    """An effect switched the attack's target."""

    TOPIC: ClassVar[str] = "official.attack_target_switched"
    RULES: ClassVar[tuple[str, ...]] = ("11-2-7-2",)

    target: PermanentId


class AttackEnded(Event, frozen=True, tag=74):
    """The attack is over; `expired` are the modifiers whose time ends with it."""

    TOPIC: ClassVar[str] = "official.attack_ended"
    RULES: ClassVar[tuple[str, ...]] = ("11-6",)

    expired: tuple[ModifierId, ...]


class SecurityChecksCounted(Event, frozen=True, tag=75):
    """The attack succeeded on a player with security: the Digimon performs so many checks now."""

    TOPIC: ClassVar[str] = "official.security_checks_counted"
    RULES: ClassVar[tuple[str, ...]] = ("11-5-1-1", "4-2-11", "16-3")

    checks: Number


class SecurityRevealed(Event, frozen=True, tag=76):
    """The top security card was revealed by a check; it is in no area."""

    TOPIC: ClassVar[str] = "official.security_revealed"
    RULES: ClassVar[tuple[str, ...]] = ("13-1-7-1-1", "13-1-5")

    seat: SeatNumber
    card: ObjectId


class BattleFought(Event, frozen=True, tag=77):
    """Two cards' DP were compared, or by <Iceclad> their numbers of digivolution cards: then `winner` says
    nothing of the DP. A Security Digimon is named by `security_card`, not permanent."""

    TOPIC: ClassVar[str] = "official.battle_fought"
    RULES: ClassVar[tuple[str, ...]] = ("14-2-1", "16-34")

    attacker: PermanentId
    defender: PermanentId
    security_card: ObjectId
    attacker_dp: Number
    defender_dp: Number
    winner: BattleWinner


class BattleEnded(Event, frozen=True, tag=78):
    """The battle is over; `expired` are the modifiers whose time ends with it."""

    TOPIC: ClassVar[str] = "official.battle_ended"
    RULES: ClassVar[tuple[str, ...]] = ("14-2-5", "14-2-6")

    expired: tuple[ModifierId, ...]


class AttackSucceededOnPlayer(Event, frozen=True, tag=79):
    """The attack succeeded on a player without security cards, or by <Piercing> goes on to them."""

    TOPIC: ClassVar[str] = "official.attack_succeeded_on_player"
    RULES: ClassVar[tuple[str, ...]] = ("11-5-1-2", "1-2-3-1")

    seat: SeatNumber
