"""What the report draws for which statistic. One without an entry has its table only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from cli.games import module_of
from cli.report import decks, pace
from cli.report.model import All, Fact, Plot

PLOTS: Mapping[str, Callable[[All], Plot]] = {
    "winrate": decks.winrate,
    "matchups": decks.matchups,
    "first-player": decks.first_player,
    "endings": decks.endings,
    "length": pace.length,
}
"""Of statistics that count matches of any game."""

WITHIN: Mapping[str, str] = {"lengths": "length"}
"""Statistics that stand in the figure of another one."""


class Drawing(NamedTuple):
    """What is drawn of a game's matches: plots by statistic, what stands within another figure, and
    figures in large type."""

    plots: Mapping[str, Callable[[All], Plot]]
    within: Mapping[str, str]
    facts: Callable[[All], Iterator[Fact]]


def drawing_of(game: str) -> Drawing:
    """Of a game: what is drawn of any, and what its own folder adds."""
    own = module_of(game, "report")
    if own is None:
        return Drawing(PLOTS, WITHIN, lambda rows: iter(()))
    return Drawing({**PLOTS, **own.PLOTS}, {**WITHIN, **own.WITHIN}, own.facts)
