"""What is drawn and said of Digimon Battle Evolution alone: attacks, supports, evolution, knock-outs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from analytics.charts.rates import Bar, Scale, bars
from analytics.findings import in_words
from analytics.games.battle_evolution.statistics.attacks import AttackUse
from analytics.games.battle_evolution.statistics.evolutions import EvolutionMethod, Growth
from analytics.games.battle_evolution.statistics.supports import SupportUse
from analytics.plots.by_turn import leading, means
from analytics.plots.plot import GREY, All, Fact, Plot, PlotChart
from analytics.plots.words import (
    between,
    percent,
    together,
)

R = TypeVar("R", AttackUse, Growth)

_SHARES = Scale("share of attacks", 0, 1, ".0%")
_OF_SUPPORTS = Scale("share of supports and refusals", 0, 1, ".0%")
_OF_EVOLUTIONS = Scale("share of evolutions", 0, 1, ".0%")
_OF_SEATS = Scale("share of seats", 0, 1, ".0%")
_ABBREVIATED = ("dna", "dp")


def _method(name: str) -> str:
    """What a method is called within a sentence."""
    return name.upper() if name in _ABBREVIATED else in_words(name)


def _chart(drawn: Sequence[Bar], scale: Scale, said: str) -> PlotChart:
    """Dots with their intervals."""
    return PlotChart(
        lambda width: bars(drawn, scale, width), f"Dots: {said}, {len(drawn)} of them."
    )


def _first_deck(rows: Sequence[R]) -> Sequence[R]:
    """All decks together, or the first deck where only one is counted."""
    return together(rows) or [row for row in rows if row.deck == rows[0].deck]


def attacks(all_rows: All) -> Plot:
    """A dot for each attack of each level."""
    rows: Sequence[AttackUse] = _first_deck(all_rows["attacks"])
    drawn = [
        Bar(
            f"{row.level}, {row.attack.title()}",
            row.share or 0.0,
            row.low,
            row.high,
            row.n,
            row.small,
        )
        for row in rows
    ]
    most = max(rows, key=lambda row: row.times)
    return Plot(
        f"{most.attack.title()} at Level {most.level} is the attack that is used most: "
        f"{percent(most.share or 0.0)} of {most.battles:,} attacks at that level"
        f"{between(most.low, most.high, share=True)}, with {most.damage or 0:.0f} damage on average"
        f"{between(most.damage_low, most.damage_high, digits=0)}.",
        f"How often each attack is used at a level. Intervals take attacks of one match as hanging "
        f"together. {GREY}",
        (_chart(drawn, _SHARES, "share of attacks by level and attack"),),
    )


def supports(all_rows: All) -> Plot:
    """A dot for each source."""
    rows: Sequence[SupportUse] = all_rows["supports"]
    whole = {row.source: row for row in rows if (row.deck, row.opponent_deck) == _which(rows)}
    hand, blind, none = (whole[source] for source in ("hand", "blind", "none"))
    drawn = [
        Bar(source.title(), row.share or 0.0, row.low, row.high, row.n, row.small)
        for source, row in whole.items()
    ]
    return Plot(
        f"Of {hand.asked:,} supports {percent(hand.share or 0.0)} come from hand"
        f"{between(hand.low, hand.high, share=True)}, {percent(blind.share or 0.0)} blind from the deck, "
        f"and {percent(none.share or 0.0)} are declined"
        + (
            f"; of blind ones {percent(blind.misfired)} misfire"
            f"{between(blind.misfired_low, blind.misfired_high, share=True)}."
            if blind.misfired is not None
            else "."
        ),
        f"A support misfires where a sentence of it could not apply, or it was no support. {GREY}",
        (_chart(drawn, _OF_SUPPORTS, "share of supports by where they come from"),),
    )


def evolutions(all_rows: All) -> Plot:
    """A dot for each method."""
    rows: Sequence[EvolutionMethod] = all_rows["evolutions"]
    whole = [row for row in rows if (row.deck, row.opponent_deck) == _which(rows)]
    most = max(whole, key=lambda row: row.times)
    if not most.times:
        return Plot("Nobody evolved.")
    mean = sum(row.mean or 0.0 for row in whole)
    drawn = [
        Bar(
            _method(row.method)[0].upper() + _method(row.method)[1:],
            row.share or 0.0,
            row.low,
            row.high,
            row.n,
            row.small,
        )
        for row in whole
    ]
    return Plot(
        f"A seat evolves {mean:.2f} times a match; {percent(most.share or 0.0)} of evolutions are by "
        f"{_method(most.method)}{between(most.low, most.high, share=True)}.",
        f"By which method; to change as evolved is not the act of evolving. {GREY}",
        (_chart(drawn, _OF_EVOLUTIONS, "share of evolutions by method"),),
    )


def _which(
    rows: Sequence[SupportUse] | Sequence[EvolutionMethod],
) -> tuple[str | None, str | None]:
    """The first rows: of all decks together, if several are counted."""
    return rows[0].deck, rows[0].opponent_deck


def growth(all_rows: All) -> Plot:
    """A dot for each level."""
    rows: Sequence[Growth] = _first_deck(all_rows["growth"])
    said = [
        f"{percent(row.share or 0.0)} of seats have a Level {row.level} Digimon sooner or later"
        f"{between(row.share_low, row.share_high, share=True)}"
        + (f", half of those by their own turn {row.median:g}" if row.median is not None else "")
        for row in rows[:3]
    ]
    drawn = [
        Bar(
            f"Level {row.level}",
            row.share or 0.0,
            row.share_low,
            row.share_high,
            row.n,
            row.small,
        )
        for row in rows[:3]
    ]
    return Plot(
        "; ".join(said) + ".",
        "Turns are the seat's own. The turn is of those that had such a Digimon: where few ever get "
        f"there it tells of the fast ones. {GREY}",
        (_chart(drawn, _OF_SEATS, "share of seats that ever have a Digimon of a level"),),
    )


def knockouts(all_rows: All) -> Plot:
    """A curve for each deck."""
    return means(
        all_rows["knockouts"],
        turn=8,
        says=lambda mean: f"a seat has {mean:.2f} KO points",
        counted="KO points at the end of each turn",
        title="KO points",
        what="KO points",
    )


def ko_leads(all_rows: All) -> Plot:
    """Who leads in KO points, and wins."""
    return leading(all_rows["ko-leads"], lead=1, what="KO points")


PLOTS: dict[str, Callable[[All], Plot]] = {
    "knockouts": knockouts,
    "ko-leads": ko_leads,
    "attacks": attacks,
    "supports": supports,
    "evolutions": evolutions,
    "growth": growth,
}
WITHIN = {"attacks-by-turn": "attacks"}


def facts(rows: All) -> Iterator[Fact]:
    """Figures in large type."""
    found: Sequence[EvolutionMethod] = rows["evolutions"]
    if found:
        mean = sum(row.mean or 0.0 for row in found if row.deck == found[0].deck)
        yield Fact(f"{mean:.2f}", "evolutions a seat and match")
