"""What security checks reveal, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple

from analytics.findings import Count, High, Low, Share, Shown, Small, Statistic
from dcg.official.game import NAME


class CheckOutcome(NamedTuple):
    """`share` is times / checks of the deck's own security, in `n` matches."""

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: Annotated[str, Shown("security of")]
    outcome: str
    n: Annotated[int, Shown("n matches", "count")]
    checks: Count
    times: Count
    share: Share
    low: Low
    high: High
    small: Small


def _notes(rows: Sequence[CheckOutcome]) -> Iterator[str]:
    yield (
        "Checks of one match are not independent of each other: the intervals are clustered by "
        "match. Shares of one deck add up to all."
    )
    if any("tied" in row.outcome for row in rows):
        yield "Tied: DP alike, both lose."
    yield "Mirrors are not counted."


CHECKS = Statistic(
    game=NAME,
    order_in_lists=130,
    name="checks",
    title="What security checks reveal and what comes of it.",
    about="By the deck whose security is checked: Digimon that win, lose or tie their battle, "
    "effects of Options that activate, Tamers that are played.",
    examples=("--deck bench-blue",),
    view="checks_by_outcome",
    row=CheckOutcome,
    order="deck, outcome",
    notes=_notes,
)
