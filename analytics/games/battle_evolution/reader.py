"""What a match of Digimon Battle Evolution says for its own tables, noted while it is folded."""

from __future__ import annotations

from analytics.games.battle_evolution.battles import Battles
from analytics.games.battle_evolution.digimon import DigimonRows
from analytics.games.battle_evolution.happened import CardHappenings
from analytics.games.battle_evolution.supports import SupportRows
from analytics.games.battle_evolution.turns import ArenaTurnRows
from analytics.games.watching import together
from dcg.battle_evolution.state.arena import Arena


class BattleEvolutionReader:
    """See `analytics.games.tables.GameReader`."""

    def __init__(self) -> None:
        self.turns = ArenaTurnRows()
        self.battles = Battles()
        self.supports = SupportRows()
        self.digimon = DigimonRows()
        self.happened = CardHappenings()
        parts = (self.turns, self.battles, self.supports, self.digimon, self.happened)
        self.watch = together(*(one.watch for one in parts))

    def ended(self, state: Arena, length: int) -> None:
        """The last turn ends with the log."""
        self.turns.end(state, length)
