"""Types, names, attacks, abilities, voiding, flat tokens, Revival, worth."""

from __future__ import annotations

from typing import Literal

from dcg.battle_evolution.language.abilities import Ability
from dcg.battle_evolution.language.selectors import Amount, Filter, Kind
from dcg.battle_evolution.language.terms import AttackName, Type, Whose
from dcg.language.node import Node


class ChangeType(Node, frozen=True):
    """The active's types become these; one the effect's player chooses, or those of the player's own active or
    of the opponent's."""

    to: tuple[Type, ...] | Literal["any", "own", "opponent"]
    whose: Whose = "own"


class GainType(Node, frozen=True):
    """The active has these types besides; one the player chooses, or those of the opponent's active."""

    types: tuple[Type, ...] | Literal["any", "opponent"]
    whose: Whose = "own"


class LoseType(Node, frozen=True):
    """The active loses these types, one the player chooses, or all."""

    types: tuple[Type, ...] | Literal["any", "all"]
    whose: Whose = "own"


class SwapTypes(Node, frozen=True):
    """Both actives exchange their types."""


class ChangeName(Node, frozen=True):
    """The active's name becomes this."""

    to: str
    whose: Whose = "own"


class GainName(Node, frozen=True):
    """The active has this name besides."""

    name: str
    whose: Whose = "own"


class ChangeAttack(Node, frozen=True):
    """The attack in use becomes this one; `next` is the next of circle, triangle, cross, circle; `any` one
    that the effect's player chooses."""

    to: AttackName | Literal["next", "any"]
    whose: Whose = "own"


class GainAbility(Node, frozen=True):
    """These attacks get an ability; without any, the attack in use whichever it is (f-jamming-6)."""

    ability: Ability
    whose: Whose = "own"
    attacks: tuple[AttackName, ...] = ()


class VoidAbilities(Node, frozen=True):
    """Voids attack abilities: of these attacks or all, of these kinds or all. Never Jamming (8-7)."""

    whose: Whose = "opponent"
    attacks: tuple[AttackName, ...] = ()
    kinds: tuple[Kind, ...] = ()


class VoidSupport(Node, frozen=True):
    """Voids supports that match and have not resolved (7-6); checked before all other effects.

    `count` None is all of them.
    """

    match: tuple[Filter, ...] = ()
    whose: Whose = "opponent"
    count: int | None = None


class VoidAnyPhase(Node, frozen=True):
    """Voids the Any Phase card that the trigger is about (f-no-zone-2)."""


class VoidPassives(Node, frozen=True):
    """Voids the passive effects of the active or its attachments until the turn ends (f-lingering-5)."""

    whose: Whose = "opponent"


class EndLingering(Node, frozen=True):
    """Voids the lingering effects on the active: boosts, gained abilities, changed attacks (f-lingering-4)."""

    whose: Whose = "own"


class AddFlat(Node, frozen=True):
    """Puts flat tokens before the active (g-flatten-1)."""

    count: Amount = 1
    whose: Whose = "opponent"


class RemoveFlat(Node, frozen=True):
    """Takes flat tokens away, all where no number is said."""

    count: Amount | None = None
    whose: Whose = "own"


class Revive(Node, frozen=True):
    """Sets Revival (g-revive): after a KO this turn the active stays, with so much HP."""

    hp: Amount = 10
    whose: Whose = "own"


class KnockOut(Node, frozen=True):
    """KOs the active (8-33 reading: the other player gains the points)."""

    whose: Whose = "opponent"


class ChangeWorth(Node, frozen=True):
    """A KO of the active is worth so many KO points (g-revive-7 stands above it)."""

    to: int
    whose: Whose = "own"


BattleProcess = (
    ChangeType
    | GainType
    | LoseType
    | SwapTypes
    | ChangeName
    | GainName
    | ChangeAttack
    | GainAbility
    | VoidAbilities
    | VoidSupport
    | VoidAnyPhase
    | VoidPassives
    | EndLingering
    | AddFlat
    | RemoveFlat
    | Revive
    | KnockOut
    | ChangeWorth
)
