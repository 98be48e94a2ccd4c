"""The statistics there are, by name, in the order in which they are listed."""

from __future__ import annotations

from typing import Any

from analytics.statistic import Statistic
from analytics.statistics.cards import CARDS
from analytics.statistics.checks import CHECKS
from analytics.statistics.endings import ENDINGS
from analytics.statistics.first_player import FIRST_PLAYER
from analytics.statistics.length import LENGTH, LENGTHS
from analytics.statistics.matchups import MATCHUPS
from analytics.statistics.memory import HANDED, MEMORY
from analytics.statistics.security import LEADS, SECURITY
from analytics.statistics.tempo import TEMPO
from analytics.statistics.winrate import WINRATE

STATISTICS: dict[str, Statistic[Any]] = {
    one.name: one
    for one in (
        WINRATE,
        MATCHUPS,
        FIRST_PLAYER,
        LENGTH,
        LENGTHS,
        ENDINGS,
        MEMORY,
        HANDED,
        SECURITY,
        LEADS,
        CHECKS,
        CARDS,
        TEMPO,
    )
}
