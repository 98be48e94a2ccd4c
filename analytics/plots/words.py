"""Which decks a chart shows, and figures in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

BARS, PANELS, CELLS, BLOCKS = 30, 12, 16, 12
"""How many decks a chart shows: the ones with the most matches. The table has the others."""


def others(rows: Sequence[Any]) -> list[Any]:
    """Rows of single decks against all others: neither all decks together, nor match-ups, mirrors."""
    return [row for row in rows if row.deck is not None and row.opponent_deck is None]


def together(rows: Sequence[Any]) -> list[Any]:
    """Rows of all decks together."""
    return [row for row in rows if row.deck is None]


def most_played(decks: Iterable[tuple[str, int]], most: int) -> set[str]:
    """The decks with the most matches; of equally many, the first by name."""
    ranked = sorted(dict(decks).items(), key=lambda one: (-one[1], one[0]))
    return {deck for deck, _ in ranked[:most]}


def of_many(shown: int, there_are: int) -> str:
    """A sentence for when not every deck is drawn."""
    if shown >= there_are:
        return ""
    return f"Drawn are the {shown} decks with the most matches of {there_are}; the table has more. "


def whose(row: Any, anybody: str, doing: str) -> str:
    """Whose rate it is: of two kinds of players, the first one's (`greedy, going first,`)."""
    return anybody if row.player == row.opponent_player else f"{row.player}, {doing},"


def percent(share: float) -> str:
    """`51.0 %`."""
    return f"{100 * share:.1f} %"


def between(low: float | None, high: float | None, *, share: bool = False, digits: int = 2) -> str:
    """` (95 %: 56.2 to 64.7)`, nothing without an interval. What is no share has so many digits."""
    if low is None or high is None:
        return ""
    if share:
        return f" (95 %: {100 * low:.1f} to {100 * high:.1f})"
    return f" (95 %: {low:.{digits}f} to {high:.{digits}f})"


def matches(count: int) -> str:
    """`1 match`, `2,000 matches`."""
    return f"{count:,} {'match' if count == 1 else 'matches'}"
