"""What happens to a Digimon or Tamer on the field."""

from __future__ import annotations

from typing import Final

from dcg.language.node import Node
from dcg.official.language.selectors import Choose, Ref, Target
from dcg.official.language.terms import FieldArea, Prevented

WHAT_WAS_SUSPENDED: Final = "suspended"
"""What later processes call what this effect suspended, but for what it was paid with: none of it was
suspended before (1-3-3)."""


class Delete(Node, frozen=True):
    """Deletes (4-13)."""

    target: Target


class Suspend(Node, frozen=True):
    """Suspends (4-11)."""

    target: Target


class Unsuspend(Node, frozen=True):
    """Unsuspends (4-11)."""

    target: Target


class MoveDigimon(Node, frozen=True, tag="move"):
    """Moves Digimon between the breeding area and the battle area (4-15), to `to`."""

    target: Target
    to: FieldArea = "battle_area"


class HatchEgg(Node, frozen=True, tag="hatch"):
    """Hatches the top Digi-Egg card of the player's Digi-Egg deck in an empty breeding area (6-4-2)."""


class PreventLeaving(Node, frozen=True):
    """The thing about to leave or be deleted isn't (15-8-5-2), or one that is chosen of several; with `what`, the
    thing about to suspend, to unsuspend or to attack doesn't."""

    target: Ref | Choose = Ref("subject")
    what: Prevented = "leaving"


FieldProcess = Delete | Suspend | Unsuspend | MoveDigimon | PreventLeaving | HatchEgg
