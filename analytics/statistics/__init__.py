"""The statistics there are, by name, in the order in which they are listed."""

from __future__ import annotations

from typing import Any

from analytics.statistic import Statistic
from analytics.statistics.winrate import WINRATE

STATISTICS: dict[str, Statistic[Any]] = {one.name: one for one in (WINRATE,)}
