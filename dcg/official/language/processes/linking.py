"""Linking cards and app fusing by effects (8-4, 10)."""

from __future__ import annotations

from dcg.language.node import Node
from dcg.official.language.selectors import Choose, Number, Target


class LinkCards(Node, frozen=True):
    """Links cards to a Digimon by an effect: without paying, or with the link cost less `reduction`.

    Each card is linked by itself; `to` says to which Digimon it may be.
    """

    target: Target
    to: Target
    free: bool = True
    reduction: Number = 0


class AppFuse(Node, frozen=True):
    """App fuses by an effect (8-4-2-2): `target` into `into`, at the requirement's cost less `reduction`."""

    target: Target
    into: Choose
    free: bool = False
    reduction: Number = 0


LinkingProcess = LinkCards | AppFuse
