"""Cards in a deck's matches: what goes with winning. Of every game that keeps what became of its cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple

from analytics.findings import (
    Count,
    CountOnly,
    HighPoints,
    LowPoints,
    Points,
    Rate,
    Share,
    Shown,
    Small,
    Statistic,
)

_Hidden = Annotated[float | None, Shown(kind="share", in_table=False)]


class CardUse(NamedTuple):
    """`difference` is `rate`, in the `n` matches in which `use` became of the card, less `baseline`,
    the deck's in all its `matches` with the card."""

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: str
    card: str
    name: str | None
    copies: Count
    use: str
    n: Count
    wins: CountOnly
    rate: Rate
    rate_low: _Hidden
    rate_high: _Hidden
    matches: Annotated[int, Shown("of", "count")]
    baseline: Share
    difference: Points
    low: LowPoints
    high: HighPoints
    small: Small


def _notes(rows: Sequence[CardUse]) -> Iterator[str]:
    yield (
        "Associations, not causes: a card that is played late is played in matches that last. "
        "Differences are in points from the deck's own win rate."
    )
    shown = len({(row.deck, row.card, row.use) for row in rows if not row.small})
    if shown >= _MANY:
        yield (
            f"Of {shown} such intervals some {round(shown / 20)} miss their true value by chance alone."
        )
    if any(row.low is None for row in rows):
        yield "No interval: there is no match without."
    yield "Only full logs, without mirrors."


_MANY = 20

CARDS = Statistic(
    order_in_lists=140,
    name="cards",
    title="What goes with winning: cards in hand and played.",
    about="The win rate of a deck in matches in which a card was in the opening hand, drawn, in "
    "hand at any time, or played, as difference from the deck's own win rate with a 95 % interval. "
    "These are associations, not causes.",
    examples=("--deck bench-red", "--deck bench-red --going first --format csv"),
    view="cards_by_use",
    row=CardUse,
    order="deck, card, place",
    notes=_notes,
)
