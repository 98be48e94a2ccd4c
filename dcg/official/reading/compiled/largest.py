"""The largest numbers that the cards of a match ask for: beyond them nothing can be told apart."""

from __future__ import annotations

from typing import Final, NamedTuple

from dcg.official.reading.compiled.card import nodes_of
from dcg.official.reading.compiled.tables import Tables

_A_DP: Final = 1000
"""Numbers from here on are DP; smaller ones that change DP are steps of it."""

_AT_LEAST: Final = 10


class Largest(NamedTuple):
    """Of `things` things or more, and from `dp` DP on, one more makes no difference to any card."""

    things: int
    dp: int


def largest(tables: Tables) -> Largest:
    """What the cards of a match compare with, add or choose, at most.

    DP can come of a number of things ("+1000 DP for each"), and a number can be asked of what was
    chosen by DP: so many things are counted as the smallest step of DP needs to reach the largest.
    """
    numbers = {_AT_LEAST}
    dps = {_A_DP}
    for card in tables.cards:
        dps.add(card.dp or 0)
        for node in nodes_of(card):
            for name in node.__struct_fields__:
                value = getattr(node, name)
                if type(value) is int:
                    (dps if abs(value) >= _A_DP else numbers).add(abs(value))
    steps = [number for number in (*numbers, *dps) if number >= 100]
    most_dp = 2 * max(dps)
    return Largest(max(*numbers, most_dp // min(steps)), most_dp)
