"""Which statistic has charts, by game. One without an entry has its rows only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import NamedTuple

from analytics.games import OWN
from analytics.plots import cards, decks, pace
from analytics.plots.plot import All, Fact, Plot

PLOTS: Mapping[str, Callable[[All], Plot]] = {
    "winrate": decks.winrate,
    "matchups": decks.matchups,
    "first-player": decks.first_player,
    "endings": decks.endings,
    "length": pace.length,
    "cards": cards.cards,
}
"""Of statistics that count matches of any game."""

WITHIN: Mapping[str, str] = {"lengths": "length"}
"""Statistics that are drawn with another one."""


class Drawing(NamedTuple):
    """What is drawn of a game's matches: plots by statistic, what is drawn with another one, and
    figures in large type."""

    plots: Mapping[str, Callable[[All], Plot]]
    within: Mapping[str, str]
    facts: Callable[[All], Iterator[Fact]]


def drawing_of(game: str) -> Drawing:
    """Of a game: what is drawn of any, and what its own folder adds (its module `plots`)."""
    if game not in OWN:
        return Drawing(PLOTS, WITHIN, lambda rows: iter(()))
    own = import_module(f"{OWN[game]}.plots")
    return Drawing({**PLOTS, **own.PLOTS}, {**WITHIN, **own.WITHIN}, own.facts)
