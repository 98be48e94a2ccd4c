"""The cards an effect has laid open: what "among them" means."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from dcg.official.language.selectors import Selector
from dcg.official.text.references.mentions import Dangling


@dataclass(slots=True)
class CardsShown:
    """Which cards were revealed, looked at or trashed last."""

    anything: bool = False
    """Whether cards were revealed or looked at."""
    trashed: bool = False
    """Whether the last cards that can be taken from are those that were trashed: since then none were shown."""
    one_trashed: bool = False
    """Whether one card was trashed that is spoken of where nothing else is meant."""
    area: Selector | None = None
    """The area of which all cards were looked at, if none were revealed since."""
    mentioned: int | None = None
    """How much was mentioned when several cards were shown, if nothing else was since."""

    def looks_at(self, looked_at: Selector, mentioned: int) -> None:
        """Cards are looked at; `mentioned` tells how much was mentioned before."""
        self.anything, self.trashed = True, False
        self.area = looked_at if looked_at == Selector(looked_at.zone, looked_at.whose) else None
        self.mentioned = None if self.area is None else mentioned

    def reveals(self, mentioned: int | None) -> None:
        """Cards are revealed; those of a deck are "them" as long as nothing else is mentioned."""
        self.anything, self.trashed = True, False
        self.area = None
        self.mentioned = mentioned

    def among_them(self, found: Selector) -> Selector:
        """Cards among those shown: where a whole area was looked at, they are still in it (15-15-4)."""
        if found.zone == "revealed" and self.area is not None:
            return msgspec.structs.replace(found, zone=self.area.zone, whose=self.area.whose)
        if found.zone == "revealed" and not self.anything:
            if not self.trashed:
                raise Dangling("no cards that were revealed, looked at or trashed")
            return msgspec.structs.replace(found, zone="trashed")
        if found.zone == "trashed" and not self.trashed:
            raise Dangling("no cards that were trashed")
        return found
