"""What the report draws for which statistic. One without an entry has its table only."""

from __future__ import annotations

from collections.abc import Callable

from cli.report import decks, pace
from cli.report.model import All, Plot

PLOTS: dict[str, Callable[[All], Plot]] = {
    "winrate": decks.winrate,
    "matchups": decks.matchups,
    "first-player": decks.first_player,
    "endings": decks.endings,
    "length": pace.length,
    "memory": pace.memory,
    "security": pace.security,
    "leads": pace.leading,
    "tempo": pace.tempo,
    "cards": decks.cards,
}

WITHIN = {"lengths": "length", "handed": "memory"}
"""Statistics that stand in the figure of another one."""
