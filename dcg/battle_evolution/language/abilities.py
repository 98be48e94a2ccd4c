"""The attack abilities (a-*): what is printed on attacks, and what effects give to them."""

from __future__ import annotations

from typing import Literal

from dcg.battle_evolution.language.selectors import Condition, Kind
from dcg.battle_evolution.language.terms import AttackName, Level, Type
from dcg.language.node import Node


class FirstAttack(Node, frozen=True):
    """1st Attack: one instance (a-1st-attack-1)."""


class SecondAttack(Node, frozen=True):
    """2nd Attack: takes one instance of 1st Attack away (8-12). Only effects give it."""


class ToZero(Node, frozen=True):
    """These attacks of the opponent become 0 Power, used or not (a-to-0)."""

    attacks: tuple[AttackName, ...]


class Counter(Node, frozen=True):
    """Counter (a-counter): against this attack, or any where none is said (f-counter-4)."""

    attack: AttackName | None = None


class Crash(Node, frozen=True):
    """Crash: damage is the own HP, which then becomes 10 (a-crash)."""


class Drain(Node, frozen=True):
    """Drain: recovers what the attack took (a-drain)."""


class Flatten(Node, frozen=True):
    """Flatten: after damage one flat token for the opponent's active (g-flatten); with a condition,
    only if it holds."""

    condition: Condition | None = None


class Grudge(Node, frozen=True):
    """Grudge (a-grudge) against this attack."""

    attack: AttackName


class Jamming(Node, frozen=True):
    """Jamming (a-jamming)."""


class Killer(Node, frozen=True):
    """Killer: against this attack +300 Power and 1st Attack (a-killer)."""

    attack: AttackName


class Shatter(Node, frozen=True):
    """Shatter (a-shatter): by its printed Power, or by `power` where an effect gives it."""

    power: int | None = None


class Triple(Node, frozen=True):
    """x3 VS: Power tripled if the opponent has one of these types, levels, or uses one of these attacks
    (a-x3)."""

    types: tuple[Type, ...] = ()
    levels: tuple[Level, ...] = ()
    attacks: tuple[AttackName, ...] = ()


class Numbered(Node, frozen=True):
    """Draw X, Trash X (the opponent), Recode X, Corrupt X, Recycle X with a shuffle, Static X."""

    kind: Literal["draw", "trash", "recode", "corrupt", "recycle", "static"]
    count: int


class AttachFrom(Node, frozen=True):
    """Attach D, T or H: one card from that place (a-attach)."""

    place: Literal["deck", "trash", "hand"]


Ability = (
    FirstAttack
    | SecondAttack
    | ToZero
    | Counter
    | Crash
    | Drain
    | Flatten
    | Grudge
    | Jamming
    | Killer
    | Shatter
    | Triple
    | Numbered
    | AttachFrom
)


class AttackAbility(Node, frozen=True):
    """An ability printed on one attack of a card."""

    attack: AttackName
    ability: Ability


_KINDS: dict[type[Node], Kind] = {
    FirstAttack: "first_attack",
    SecondAttack: "second_attack",
    ToZero: "to_zero",
    Counter: "counter",
    Crash: "crash",
    Drain: "drain",
    Flatten: "flatten",
    Grudge: "grudge",
    Jamming: "jamming",
    Killer: "killer",
    Shatter: "shatter",
    Triple: "triple",
    AttachFrom: "attach",
}


def kind_of(ability: Ability) -> Kind:
    """The kind of an ability, as filters name it.

    >>> kind_of(Numbered("draw", 2)), kind_of(Drain())
    ('draw', 'drain')
    """
    return ability.kind if isinstance(ability, Numbered) else _KINDS[type(ability)]
