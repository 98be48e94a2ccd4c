"""The game's tables of one page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pyarrow as pa

from analytics.games.appearing import appearances_table
from analytics.games.card_numbers import CardNumbers
from analytics.games.official.appearances import APPEARANCES
from analytics.games.official.checks import checks_table
from analytics.games.official.plays import plays_table
from analytics.games.official.reader import OfficialReader
from analytics.games.official.turns import turns_table
from analytics.games.tables import Reading


def page(readings: Sequence[Reading]) -> Mapping[str, pa.Table]:
    """The rows of these matches, by table."""
    numbers = CardNumbers(readings)
    own = [_own(one) for one in readings]
    return {
        "turns": turns_table(readings, [one.turns for one in own]),
        "plays": plays_table(readings, [one.plays for one in own], numbers),
        "checks": checks_table(readings, [one.checks for one in own], numbers),
        "card_appearances": appearances_table(
            APPEARANCES, readings, [one.happened.to for one in own], numbers
        ),
    }


def _own(reading: Reading) -> OfficialReader:
    assert isinstance(reading.own, OfficialReader)
    return reading.own
