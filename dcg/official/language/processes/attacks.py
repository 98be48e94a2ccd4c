"""Attacks by effects (11)."""

from __future__ import annotations

from dcg.language.node import Node
from dcg.official.language.selectors import Target
from dcg.official.language.terms import AttackOn, Permission, Whose


class DeclareAttack(Node, frozen=True, tag="attack"):
    """Declares an attack only (11-2); its timings run from the outer settling.

    It is an obligation as it stands ("This Digimon attacks"); "may attack" is `May(DeclareAttack(...))`.
    `only` narrows the target to `player` or `digimon`; `if_memory` is <Blitz>: only while the
    opponent has 1 or more memory (16-15). `permits` is what this attack may beyond the rules. `who` is the
    player who attacks: of the opponent's Digimon, its own, affected by the effect or not.
    """

    attacker: Target
    only: AttackOn | None = None
    without_suspending: bool = False
    if_memory: bool = False
    permits: tuple[Permission, ...] = ()
    who: Whose = "yours"


class SwitchAttackTarget(Node, frozen=True):
    """Switches the attack target (11-2-7), with `or_player` to what is chosen or to the player who is attacked."""

    to: Target
    or_player: bool = False


class EndAttack(Node, frozen=True):
    """Ends the attack (15-15-1)."""


AttackProcess = DeclareAttack | SwitchAttackTarget | EndAttack
