"""The table `checks`: one row a security check."""

from __future__ import annotations

from collections.abc import Sequence

import pyarrow as pa

from analytics.games.official.cards import CardNumbers
from analytics.games.official.reader import Check, OfficialReader
from analytics.games.tables import Reading
from analytics.match_rows import columns_of, match_of


def checks_table(readings: Sequence[Reading], numbers: CardNumbers) -> pa.Table:
    """The rows of `checks`: one a security check."""
    held = [_own(one).checks for one in readings]
    columns = columns_of(Check._fields, [check for one in held for check in one])
    return pa.table(
        {
            "match": match_of(readings, held),
            "event": pa.array(columns["event"], pa.int32()),
            "seat": pa.array(columns["seat"], pa.int8()),
            "turn": pa.array(columns["turn"], pa.int32()),
            "card": numbers.of([[check.card for check in one] for one in held]),
            "attacker": numbers.of([[check.attacker for check in one] for one in held]),
            "battle": pa.array(columns["battle"], pa.string()),
            "activated": pa.array(columns["activated"], pa.bool_()),
            "went": pa.array(columns["went"], pa.string()),
        }
    )


def _own(reading: Reading) -> OfficialReader:
    assert isinstance(reading.own, OfficialReader)
    return reading.own
