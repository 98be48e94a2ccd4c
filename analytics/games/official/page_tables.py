"""The game's tables of one page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pyarrow as pa

from analytics.games.official.appearances import appearances_table
from analytics.games.official.cards import CardNumbers
from analytics.games.official.checks import checks_table
from analytics.games.tables import CardNumbering, Reading
from analytics.timeline_table import timeline_table


def page(readings: Sequence[Reading], numbers: CardNumbering) -> Mapping[str, pa.Table]:
    """The rows of these matches, by table."""
    assert isinstance(numbers, CardNumbers)
    return {
        "timeline": timeline_table(readings, numbers),
        "checks": checks_table(readings, numbers),
        "card_appearances": appearances_table(readings, numbers),
    }
