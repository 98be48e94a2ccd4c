"""The game's tables of one page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pyarrow as pa

from analytics.games.appearing import appearances_table
from analytics.games.battle_evolution.battles import attacks_table, knock_outs_table
from analytics.games.battle_evolution.digimon import digimon_table
from analytics.games.battle_evolution.happened import APPEARANCES
from analytics.games.battle_evolution.reader import BattleEvolutionReader
from analytics.games.battle_evolution.supports import supports_table
from analytics.games.battle_evolution.turns import turns_table
from analytics.games.card_numbers import CardNumbers
from analytics.games.tables import Reading


def page(readings: Sequence[Reading]) -> Mapping[str, pa.Table]:
    """The rows of these matches, by table."""
    numbers = CardNumbers(readings)
    own = [_own(one) for one in readings]
    battles = [one.battles for one in own]
    return {
        "turns": turns_table(readings, [one.turns for one in own]),
        "attacks_used": attacks_table(readings, battles, numbers),
        "supports_placed": supports_table(readings, [one.supports for one in own], numbers),
        "digimon_placed": digimon_table(readings, [one.digimon for one in own], numbers),
        "knock_outs": knock_outs_table(readings, battles, numbers),
        "card_appearances": appearances_table(
            APPEARANCES, readings, [one.happened.to for one in own], numbers
        ),
    }


def _own(reading: Reading) -> BattleEvolutionReader:
    assert isinstance(reading.own, BattleEvolutionReader)
    return reading.own
