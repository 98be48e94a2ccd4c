"""Power and HP."""

from __future__ import annotations

from dcg.battle_evolution.language.selectors import Amount
from dcg.battle_evolution.language.terms import AttackName, Whose
from dcg.language.node import Divisor, Node


class Boost(Node, frozen=True):
    """Raises Power (g-boost-1), or lowers it by a negative amount: of these attacks, all if none is said."""

    by: Amount
    whose: Whose = "own"
    attacks: tuple[AttackName, ...] = ()


class MultiplyPower(Node, frozen=True):
    """Power times `by`, divided by `divided`: doubled, tripled, halved (rounded down to a multiple of 10)."""

    by: Amount = 1
    divided: Divisor = 1
    whose: Whose = "own"
    attacks: tuple[AttackName, ...] = ()


class SetPower(Node, frozen=True):
    """Power becomes so much."""

    to: Amount
    whose: Whose = "own"
    attacks: tuple[AttackName, ...] = ()


class Recover(Node, frozen=True):
    """Raises HP (g-recover-1)."""

    by: Amount
    whose: Whose = "own"


class LoseHp(Node, frozen=True):
    """Lowers HP by an effect; at 0 the Digimon is KO'd (1-10)."""

    by: Amount
    whose: Whose = "own"


class SetHp(Node, frozen=True):
    """HP becomes so much."""

    to: Amount
    whose: Whose = "own"


class MultiplyHp(Node, frozen=True):
    """HP times `by`, divided by `divided` (rounded down to a multiple of 10)."""

    by: Amount = 1
    divided: Divisor = 1
    whose: Whose = "own"


class SwapHp(Node, frozen=True):
    """Both actives exchange their HP."""


PowerProcess = Boost | MultiplyPower | SetPower | Recover | LoseHp | SetHp | MultiplyHp | SwapHp
