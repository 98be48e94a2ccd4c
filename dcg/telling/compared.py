"""Two boards, thing by thing."""

from __future__ import annotations

from typing import NamedTuple


class Compared(NamedTuple):
    """One thing that can be said of two boards; `label` is empty where it goes on from the line above."""

    label: str
    ours: str
    theirs: str

    @property
    def differs(self) -> bool:
        """Whether the two boards are not the same in this."""
        return self.ours != self.theirs
