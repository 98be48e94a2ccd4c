"""Amounts, filters, cards and conditions: how an effect points at things.

The four are mutually recursive (an amount may count cards, a filter of cards may compare with an amount).
"""

from __future__ import annotations

from typing import Literal

from dcg.battle_evolution.language.terms import (
    AttackName,
    CardTiming,
    Category,
    Chosen,
    Comparison,
    Level,
    Place,
    Type,
    Whose,
)
from dcg.language.node import Node

# --- names ------------------------------------------------------------------------------------


class Name(Node, frozen=True):
    """A name, or part of one: `"-dramon"` ends with it, `"kok-"` begins with it, `"-devi-"` has it (4-16).

    Capitals do not matter. A card counts with every name it has: printed, aliases, changed.
    """

    text: str
    part: Literal["whole", "begins", "ends", "within"] = "whole"


# --- amounts ----------------------------------------------------------------------------------


class Count(Node, frozen=True):
    """How many cards there are of these: their `count` is not asked."""

    cards: Cards


class Stat(Node, frozen=True):
    """A number of a player's active or side, as it is when the sentence resolves.

    `power` is that of `attack`, or of the attack in use where none is said. `ko_points` are those the
    player has gained, `flat` the flat tokens before the active, `turn` the number of the turn.
    """

    stat: Literal["hp", "power", "dp", "ko_points", "flat", "turn", "printed_hp"]
    whose: Whose = "own"
    attack: AttackName | None = None


class Done(Node, frozen=True):
    """How many cards the sentence before, or the cost, discarded, trashed, drew or moved."""


class Times(Node, frozen=True):
    """`times` for each one of the amount: "+100 for each card in own hand"."""

    amount: Amount
    times: int = 1


Amount = int | Count | Stat | Done | Times

# --- filters ----------------------------------------------------------------------------------


class IsCategory(Node, frozen=True):
    """Is a Digimon, an Option, an Evolution, ... card."""

    categories: tuple[Category, ...]


class IsType(Node, frozen=True):
    """Has one of these types (g-type-2); `primary`: its primary type is one of them (g-type-3)."""

    types: tuple[Type, ...]
    primary: bool = False


class IsLevel(Node, frozen=True):
    """Is of one of these levels."""

    levels: tuple[Level, ...]


class IsNamed(Node, frozen=True):
    """Has one of these names."""

    names: tuple[Name, ...]


class IsPartner(Node, frozen=True):
    """Is its deck's partner: the declared Level R or a partner Level C of the Destiny Zone."""


class HasTiming(Node, frozen=True):
    """Has this card timing in capitals."""

    timing: CardTiming


class HasMark(Node, frozen=True):
    """Is an Ace, a Firewall, a Proxy or a flip card."""

    mark: Literal["ace", "firewall", "proxy", "flip"]


class HasPlusP(Node, frozen=True):
    """Has a +P (1-8)."""


class HasAttach(Node, frozen=True):
    """Can be attached: the word Attach is on it (f-attaching-2)."""


class IsRuler(Node, frozen=True):
    """Has the Ruler property (1-6)."""


class IsAbnormal(Node, frozen=True):
    """Is abnormal (g-abnormal-1); of actives only."""


class IsValid(Node, frozen=True):
    """The active could evolve to it by the rules of evolving by DP, the DP cost apart (5-3)."""


class HasAbility(Node, frozen=True):
    """Has this attack ability, by its kind, on some attack."""

    kind: Kind


class IsNot(Node, frozen=True):
    """Does not match."""

    match: Filter


Kind = Literal[
    "first_attack",
    "to_zero",
    "corrupt",
    "counter",
    "crash",
    "drain",
    "flatten",
    "grudge",
    "jamming",
    "killer",
    "shatter",
    "triple",
    "draw",
    "trash",
    "recode",
    "recycle",
    "attach",
    "static",
    "second_attack",
]
"""The attack abilities: the 18 of the rules, and 2nd Attack, which only effects give (a-0-1)."""

Filter = (
    IsCategory
    | IsType
    | IsLevel
    | IsNamed
    | IsPartner
    | HasTiming
    | HasMark
    | HasPlusP
    | HasAttach
    | IsRuler
    | IsAbnormal
    | IsValid
    | HasAbility
    | IsNot
)

# --- cards ------------------------------------------------------------------------------------


class Cards(Node, frozen=True):
    """Cards of a place of a player that match all of `match`.

    `count` None means all of them, or with `up_to` any number ("any", f-discard-4). `chosen` says who
    picks. `among` is "from the top 5": only these are looked at, and no shuffle follows (f-hidden-4).
    With `chosen` top and a match, the first that match from the top are meant (f-hidden-3).
    """

    place: Place
    whose: Whose = "own"
    match: tuple[Filter, ...] = ()
    count: Amount | None = None
    up_to: bool = False
    chosen: Chosen = "owner"
    among: int | None = None


class This(Node, frozen=True):
    """The card that the effect is on."""


class That(Node, frozen=True):
    """The card or cards that the trigger was about, or that the sentence before moved."""


Target = Cards | This | That

# --- conditions -------------------------------------------------------------------------------


class ActiveIs(Node, frozen=True):
    """The active Digimon matches all of `match`; `both` means that both do."""

    match: tuple[Filter, ...]
    whose: Whose = "own"


class AttackIs(Node, frozen=True):
    """The attack in use is one of these."""

    attacks: tuple[AttackName, ...]
    whose: Whose = "own"


class AttacksMatch(Node, frozen=True):
    """Both players use the same attack."""


class TypesMatch(Node, frozen=True):
    """Both actives share a type."""


class Compares(Node, frozen=True):
    """Compares two amounts."""

    left: Amount
    comparison: Comparison
    right: Amount


class LevelCompares(Node, frozen=True):
    """The own level beside the opponent's, in the order R, C, U, M."""

    comparison: Comparison


class Has(Node, frozen=True):
    """There is at least one of these cards, or `count` of them."""

    cards: Cards


class TurnOf(Node, frozen=True):
    """It is this player's turn."""

    whose: Whose = "own"


class AttacksFirst(Node, frozen=True):
    """This player attacks first as things are (8-10)."""

    whose: Whose = "own"


class Supports(Node, frozen=True):
    """This player has played a support this turn that matches; without a match, any."""

    whose: Whose = "own"
    match: tuple[Filter, ...] = ()


class DidSo(Node, frozen=True):
    """The sentence before was done in full ("if you do")."""


class Evolved(Node, frozen=True):
    """This player's active evolved this turn; by one of these methods where any are said."""

    whose: Whose = "own"
    methods: tuple[Literal["card", "dna", "dp", "partner", "effect"], ...] = ()


class AllOf(Node, frozen=True):
    """Every condition holds."""

    of: tuple[Condition, ...]


class AnyOf(Node, frozen=True):
    """At least one condition holds."""

    of: tuple[Condition, ...]


class NotSo(Node, frozen=True):
    """The condition does not hold."""

    condition: Condition


Condition = (
    ActiveIs
    | AttackIs
    | AttacksMatch
    | TypesMatch
    | Compares
    | LevelCompares
    | Has
    | TurnOf
    | AttacksFirst
    | Supports
    | DidSo
    | Evolved
    | AllOf
    | AnyOf
    | NotSo
)
