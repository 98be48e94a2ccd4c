"""What an effect has done so far, for what asks about it later ("if this effect deleted ...")."""

from __future__ import annotations

from typing import Final

from dcg.official.language import processes as p
from dcg.official.reading.facts import Facts, Thing


class Affected:
    """One thing that a process of an effect did something to.

    `kind` is the process; `facts` are those of the thing as it was done: of a permanent that left, as
    it was when it left (15-8-3-9-4). `seat` is its player's.
    """

    __slots__ = ("facts", "kind", "seat", "thing")

    def __init__(self, kind: type, thing: Thing, facts: Facts, seat: int) -> None:
        self.kind = kind
        self.thing = thing
        self.facts = facts
        self.seat = seat


NO_RESULTS: Final[tuple[Affected, ...]] = ()

DEEDS: Final[dict[str, frozenset[type]]] = {
    "activate": frozenset((p.ActivateOtherEffect,)),
    "add": frozenset((p.AddToHand, p.AddSecurityToHand)),
    "delete": frozenset((p.Delete,)),
    "digivolve": frozenset((p.Digivolve, p.DnaDigivolve)),
    "dna_digivolve": frozenset((p.DnaDigivolve,)),
    "flip": frozenset((p.TurnSecurity,)),
    "link": frozenset((p.LinkCards,)),
    "place": frozenset(
        (
            p.PlaceUnder,
            p.PlaceInSecurity,
            p.PlaceTopInSecurity,
            p.PlaceInBattleArea,
            p.Restack,
        )
    ),
    "play": frozenset((p.Play, p.PlayToken)),
    "return": frozenset((p.ReturnToHand, p.ReturnTopToHand, p.ReturnToDeck)),
    "reveal": frozenset((p.RevealTop, p.RevealCards)),
    "suspend": frozenset((p.Suspend,)),
    "trash": frozenset(
        (
            p.TrashCards,
            p.TrashDigivolutionCards,
            p.TrashTopDeck,
            p.TrashTopOfStack,
            p.TrashTopSecurity,
            p.DeDigivolve,
        )
    ),
    "unsuspend": frozenset((p.Unsuspend,)),
    "use": frozenset((p.Use,)),
}
"""The processes that do what "this effect deleted" asks about."""
