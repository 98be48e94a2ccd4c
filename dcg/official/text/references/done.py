"""What an effect has done so far, as far as its text speaks of it again."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, cast

import msgspec

from dcg.language.node import Node
from dcg.official.language.processes import (
    AddSecurityToHand,
    PlayToken,
    TrashTopDeck,
    TrashTopSecurity,
    TurnSecurity,
)
from dcg.official.language.processes.entering import WHAT_WAS_PLAYED
from dcg.official.language.selectors import Each, Ref
from dcg.official.language.terms import Deed
from dcg.official.reading.results import DEEDS
from dcg.official.text.references.mentions import Dangling, Mentioned
from dcg.official.text.references.played_kinds import PLAYED_AS, can_be

DIGIVOLVED = "that:digivolved"
"""Means the Digimon that this effect has digivolved: none where it did not."""

STACKED: Final = "that:stacked"
"""Means what the effect has placed a card under."""

STACKED_NAME: Final = "stacked"
"""What a card was placed under, where something else was chosen since."""

PLAYED_AS_THEY_ARE = (Ref("this_card"), Ref("revealed"))
"""Cards that are played without having been chosen, and are no such cards afterwards."""

TAKES_UNCHOSEN: Final = (TrashTopDeck, TrashTopSecurity, AddSecurityToHand, TurnSecurity)
"""What is done to cards by where they lie."""

DEED_OF: Final[dict[type, Deed]] = {
    kind: cast(Deed, deed)
    for deed, kinds in DEEDS.items()
    for kind in kinds
    if deed != "dna_digivolve"
}
"""The word for what a process does, if it has one."""


@dataclass(slots=True)
class Done:
    """What the processes so far have done."""

    deed: Deed | None = None
    """What the last one did that has a word for it."""
    placed: bool = False
    """Whether one has placed anything otherwise than in a deck."""
    unchosen: tuple[Deed, int] | None = None
    """What was last done to cards that nobody chose, and how many things had been mentioned before."""
    played: list[tuple[Mentioned | None, Any]] = field(default_factory=list)
    """What the effect plays, in the order of the text, and how it says which they are."""
    token: str | None = None
    """The Token last played."""
    digivolved: Mentioned | None = None
    """What the effect digivolves. Where it chooses that to digivolve it, and doesn't, nothing is chosen."""
    digivolves_known: bool = False
    """Whether what it digivolves is known whether or not it does."""
    stacked: Mentioned | None = None
    """What the effect chooses to place something under."""

    def does(self, node: Node) -> None:
        """Notes what a process does that has a word for it."""
        if (deed := DEED_OF.get(type(node))) is not None:
            self.deed = deed
            self.placed |= deed == "place"

    def plays(self, target: Any, played: Mentioned | None) -> None:
        """Notes what is played, as far as it is one thing or what is chosen by one process (`played`)."""
        if target in PLAYED_AS_THEY_ARE or isinstance(target, Each):
            played = Mentioned("card", WHAT_WAS_PLAYED)
        self.played.append((played, target))

    def only_played(self) -> Mentioned | None:
        """The one thing that it plays."""
        return self.played[0][0] if len(self.played) == 1 else None

    def played_as(self, pronoun: str) -> Mentioned:
        """The one thing that it plays, spoken of by its kind."""
        only = self.only_played()
        if only is None:
            raise Dangling("not one thing that this effect played")
        if not can_be(PLAYED_AS[pronoun], self.played[0][1]):
            raise Dangling(f"what this effect played is no {PLAYED_AS[pronoun]}")
        return only

    def digivolves(self, digivolved: Mentioned) -> None:
        """Notes what digivolves."""
        self.digivolved = digivolved
        self.digivolves_known = digivolved.slot is None

    def as_such_token(self, node: PlayToken) -> PlayToken:
        """ "Such" a Token, or "it", is the one that was played by what stands in front."""
        if node.such:
            if self.token is None:
                raise Dangling("no Token for 'such' to mean")
            return msgspec.structs.replace(node, name=self.token)
        self.token = node.name
        return node
