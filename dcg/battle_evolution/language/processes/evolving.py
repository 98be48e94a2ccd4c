"""Evolution: what Evolution and EVOLVE cards change of it, and evolving by effect."""

from __future__ import annotations

from dcg.battle_evolution.language.selectors import Amount, Cards
from dcg.battle_evolution.language.terms import Level, Requirement, Whose
from dcg.language.node import Node


class Ignore(Node, frozen=True):
    """The evolution under way ignores these requirements (4-30)."""

    what: tuple[Requirement, ...]


class Enable(Node, frozen=True):
    """The evolution under way may also be from these levels to these (4-36): none said is any level.

    `same` is "to the same level".
    """

    of: tuple[Level, ...] = ()
    to: tuple[Level, ...] = ()
    same: bool = False


class Downgrade(Node, frozen=True):
    """The evolution under way goes so many levels back, or to this level; DP is ignored (4-35)."""

    steps: int = 1
    to: Level | None = None


class DpCost(Node, frozen=True):
    """Changes the DP cost of the future: "DP -20" (4-31); in an evo-box before it is asked for."""

    by: Amount


class ChangeDp(Node, frozen=True):
    """Changes the DP a player has, beside what the cards give: "-20 +P" (4-32)."""

    by: Amount
    whose: Whose = "own"


class PayDp(Node, frozen=True):
    """Lowers the DP that this attachment tracks (f-no-dp-3); as a cost."""

    amount: int


class RequireDp(Node, frozen=True):
    """The DP cost must be met, and all DP is discarded, without evolving by DP (4-37)."""


class NotWith(Node, frozen=True):
    """The card cannot be used where this holds: not if the active or future is of the levels; not
    while abnormal (4-56)."""

    levels: tuple[Level, ...] = ()
    abnormal: bool = False


class KeepDp(Node, frozen=True):
    """All own DP is not discarded after evolving: this card is deleted instead (4-33), or the DP is put
    under this card, which tracks it once attached (f-no-dp-5)."""

    delete_this: bool = False
    under_this: bool = False


class Evolve(Node, frozen=True):
    """Evolving by effect (5): the active evolves to one of these cards, without any requirement but those
    the match says (`IsValid`: 5-3)."""

    to: Cards
    whose: Whose = "own"
    requires_dp: bool = False


class AsEvolved(Node, frozen=True):
    """One of these cards becomes the active "as evolved": everything is reset, no act of evolving (4-27)."""

    to: Cards
    whose: Whose = "own"


class ResetActive(Node, frozen=True):
    """The active is reset as evolved: HP, Power, types and name as printed."""

    whose: Whose = "own"


class Devolve(Node, frozen=True):
    """The top cards of the stack are discarded, never the last; what is under them is active as evolved."""

    count: int = 1
    whose: Whose = "own"


class ActAsMaterial(Node, frozen=True):
    """This card counts as any one DNA material of the future (4.2-15), or as one of this name."""

    name: str = ""


class ActivateBonuses(Node, frozen=True):
    """All evo-bonuses of the box activate as if the active's name were in it (4-54): of the future while
    evolving, else of the own active."""


EvolvingProcess = (
    Ignore
    | Enable
    | Downgrade
    | DpCost
    | ChangeDp
    | PayDp
    | RequireDp
    | NotWith
    | KeepDp
    | Evolve
    | AsEvolved
    | ResetActive
    | Devolve
    | ActAsMaterial
    | ActivateBonuses
)
