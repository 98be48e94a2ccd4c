"""A running scenario of this game."""

from __future__ import annotations

from typing import Any

from dcg.battle_evolution.scenarios.start import Brought
from dcg.documents.scene import Scene
from dcg.kernel.match import Match


class ArenaScene(Scene):
    """A scene that knows what both seats brought; None where it began on a board."""

    def __init__(
        self, match: Match[Any], opening: int, you: int, brought: Brought | None = None
    ) -> None:
        super().__init__(match, opening, you)
        self.brought = brought
